import { pathTo } from '@suluh/domain/address';
import { closureText } from '@suluh/i18n-id/site';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import type { ReactElement } from 'react';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/**
 * In place of a checkout page once sales are closed: what a learner still finds here are certificates (R1).
 */
export function SalesClosed({ tenant }: { tenant: TenantConfig }): ReactElement {
  return (
    <CheckoutFrame tenant={tenant} step={0}>
      <main id="isi" className="wrap">
        <EmptyState
          headingLevel={1}
          title={closureText.salesClosed}
          body={closureText.body.ended}
          action={
            <ButtonLink kind="flame" icon="download-bold" href={pathTo(tenant.routes, 'myCertificate')}>
              {closureText.download}
            </ButtonLink>
          }
        />
      </main>
    </CheckoutFrame>
  );
}
