import { signInPath } from '@suluh/domain/address';
import { joinText } from '@suluh/i18n-id/auth';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';

/** The way for who has an account already, at another site of ours. */
export const JoinOffer = ({ tenant: { routes }, target }: { tenant: TenantConfig; target: string }): ReactElement => (
  <p>
    {joinText.offer}{' '}
    <a className="type-link" href={signInPath(routes, 'join', target)}>
      {joinText.offerLink}
    </a>
  </p>
);
