import type { UserProfile } from '@suluh/api/types';
import { isOnFace, pathTo } from '@suluh/domain/address';
import { profileText } from '@suluh/i18n-id/account';
import { changePhoneText } from '@suluh/i18n-id/auth';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { savedJobText } from '@suluh/i18n-id/job';
import { preferenceText } from '@suluh/i18n-id/notificationPreference';
import { recapText } from '@suluh/i18n-id/recap';
import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { ReactElement } from 'react';

interface Row {
  icon: IconName;
  href: string;
  label: string;
}

/** How one logs in. */
function loginRows({ routes, capabilities }: TenantConfig, { phone, phoneProof }: ProfileLinksProps['of']): Row[] {
  const phoneLabel = phone !== null && phoneProof === 'unproven' ? changePhoneText.verify : changePhoneText.title;
  return [
    { icon: 'envelope', href: pathTo(routes, 'changeEmail'), label: profileText.changeEmail },
    ...(phoneProof === 'unavailable'
      ? []
      : [{ icon: 'phone', href: pathTo(routes, 'changePhone'), label: phoneLabel } as const]),
    ...(capabilities.hasExternalSignIn
      ? []
      : [{ icon: 'lock', href: pathTo(routes, 'changePassword'), label: profileText.changePassword } as const]),
  ];
}

/** What is kept for one, and what one is told. */
const keptRows = ({ routes }: TenantConfig): Row[] => [
  ...(isOnFace('savedJobs', routes.face)
    ? [{ icon: 'briefcase', href: pathTo(routes, 'savedJobs'), label: savedJobText.title } as const]
    : []),
  ...(isOnFace('recap', routes.face)
    ? [{ icon: 'star', href: pathTo(routes, 'recap'), label: recapText.title } as const]
    : []),
  { icon: 'receipt', href: pathTo(routes, 'billingAddresses'), label: billingAddressText.title },
  { icon: 'filter', href: pathTo(routes, 'savedFilters'), label: savedFilterText.title },
  { icon: 'bell', href: pathTo(routes, 'notificationPreference'), label: preferenceText.title },
  { icon: 'user', href: pathTo(routes, 'personalData'), label: profileText.personalData },
];

interface ProfileLinksProps {
  tenant: TenantConfig;
  of: Pick<UserProfile, 'phone' | 'phoneProof'>;
}

/** Where else an account is looked after, beside the form from 1200 px. */
export function ProfileLinks({ tenant, of }: ProfileLinksProps): ReactElement {
  return (
    <nav className="profileForm-links" aria-label={profileText.links}>
      {[...loginRows(tenant, of), ...keptRows(tenant)].map(({ icon, href, label }) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          <span>{label}</span>
          <Icon name="arrow-right" />
        </a>
      ))}
    </nav>
  );
}
