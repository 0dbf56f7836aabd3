import type { PaymentProduct } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import type { ReactElement } from 'react';
import { checkoutParams, type CheckoutQuery } from '../parts/checkout/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { formOf } from './WalletButton.tsx';

interface WalletFormsProps {
  methods: readonly PaymentProduct[];
  /** What the address says, to return to. */
  query: CheckoutQuery;
}

/** The forms of those buttons; who links a wallet comes back with it chosen. */
export function WalletForms({ methods, query }: WalletFormsProps): ReactElement {
  const { routes } = useTenant();
  return (
    <>
      {methods.map(({ productCode, walletLink }) => {
        if (walletLink === null) return null;
        const [action, back] =
          walletLink === 'linked'
            ? (['wallet-unlink', query] as const)
            : (['wallet-link', { ...query, method: productCode }] as const);
        const redirectTo = pathTo(routes, 'paymentMethod', checkoutParams(back));
        return (
          <form
            key={productCode}
            id={formOf(productCode)}
            method="post"
            action={apiPath(routes, `/api/form/${action}`)}
            hidden
          >
            <PostedFields values={{ productCode, redirectTo }} />
          </form>
        );
      })}
    </>
  );
}
