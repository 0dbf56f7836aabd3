import type { Learning } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { certificateText } from '@suluh/i18n-id/certificate';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';

/**
 * Before the last lesson: the name that will be printed, and the way to correct it, which is the profile, or where there is
 * none the certificate itself; nothing at other times (docs/product/certificate.md#name).
 */
export function NameOnCertificate({
  learning: { nameOnCertificate },
  tenant: { routes, capabilities },
}: {
  learning: Pick<Learning, 'nameOnCertificate'>;
  tenant: Pick<TenantConfig, 'routes' | 'capabilities'>;
}): ReactElement | null {
  if (nameOnCertificate === null) return null;
  return (
    <p className="type-small">
      {certificateText.nameOnPaper} <b>{nameOnCertificate}</b>.{' '}
      {capabilities.drawer.includes('profile') ? (
        <a href={pathTo(routes, 'profile')}>{certificateText.correctName}</a>
      ) : (
        certificateText.correctNameLater
      )}
    </p>
  );
}
