import { apiPath } from '@suluh/domain/address';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import type { Order } from './order.ts';

/** Id of the form, for buttons that stand elsewhere on the page. */
export const ORDER_FORM = 'pesanan';

/** What the form needs besides the order: nothing of it is asked for. */
export interface OrderFormFacts {
  /** Address of the page. */
  path: string;
  /** Idempotency-Key of this rendering, so that posting it twice makes one order. */
  attempt: string;
  line: string;
}

interface OrderFormProps extends OrderFormFacts {
  order: Order;
  /** An order that waits and only gets its method. */
  orderId: string | null;
  onInvoice: boolean;
  /** What is ordered was shown to be confirmed. */
  isConfirmed: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The ways to pay. */
  children: ReactNode;
}

/** The order as a form before JavaScript (session's `order-confirm`); with it, submitting begins the dialogs. */
export function OrderForm({
  path,
  attempt,
  line,
  order,
  orderId,
  onInvoice,
  isConfirmed,
  onSubmit,
  children,
}: OrderFormProps): ReactElement {
  const { routes } = useTenant();
  const { cartId, ...asked } = order;
  return (
    <form
      id={ORDER_FORM}
      className="panel pms"
      method="post"
      action={apiPath(routes, '/api/form/order-confirm')}
      onSubmit={onSubmit}
    >
      <PostedFields
        values={{
          ...asked,
          cart: cartId.join(','),
          redirectTo: path,
          attempt,
          slug: line,
          order: orderId,
          onInvoice: onInvoice ? 1 : null,
          confirmed: isConfirmed ? 1 : null,
        }}
      />
      {children}
    </form>
  );
}
