import type { ReactElement } from 'react';
import { commonText } from '@suluh/i18n-id/common';
import { Icon } from '../icons/Icon.tsx';

/** Closes the <dialog> around it, without JavaScript too. */
export function CloseButton({ className }: { className?: string }): ReactElement {
  return (
    <form method="dialog" className={className}>
      <button type="submit" className="iconButton" aria-label={commonText.close}>
        <Icon name="close" size={24} />
      </button>
    </form>
  );
}
