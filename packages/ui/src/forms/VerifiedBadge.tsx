import { drawerText } from '@suluh/i18n-id/navigation';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** 'Sudah diverifikasi' or 'Belum diverifikasi' with its icon. */
export function VerifiedBadge({ verified }: { verified: boolean }): ReactElement {
  return (
    <span className={verified ? 'field-verified field-success' : 'field-verified field-unmet'}>
      <Icon name={verified ? 'verified' : 'alert'} />
      {verified ? drawerText.verified : drawerText.notVerified}
    </span>
  );
}
