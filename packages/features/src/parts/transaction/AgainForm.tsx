import { apiPath, type Routes } from '@suluh/domain/address';
import { transactionText } from '@suluh/i18n-id/transaction';
import { Button } from '@suluh/ui/buttons/Button';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

interface AgainFormProps {
  orderId: string;
  routes: Routes;
  /** Where a refusal returns to. */
  path: string;
  size?: 'small';
  kind?: 'flame' | 'primary';
}

/** 'Beli Lagi': puts the courses of an order into the cart and leads there. A plain form, also with JavaScript. */
export function AgainForm({ orderId, routes, path, size, kind = 'primary' }: AgainFormProps): ReactElement {
  return (
    <form method="post" action={apiPath(routes, '/api/form/order-again')}>
      <PostedFields values={{ orderId, redirectTo: path }} />
      <Button type="submit" kind={kind} {...(size ? { size } : {})}>
        {transactionText.buyAgain}
      </Button>
    </form>
  );
}
