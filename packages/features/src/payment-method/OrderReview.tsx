import { orderConfirmText } from '@suluh/i18n-id/dialogs';
import { paymentText } from '@suluh/i18n-id/payment';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import type { CheckoutItem } from '../parts/checkout/index.ts';
import { ScheduledCourses } from './ScheduledCourses.tsx';

interface OrderReviewProps {
  items: readonly CheckoutItem[];
  methodName: string | null;
  /** 'Confirm before order' comes with it (docs/product/cart.md#confirm). */
  asksSchedule: boolean;
}

/** The payment confirmation before JavaScript: on the page itself, where the sums of the method stand now. */
export function OrderReview({ items, methodName, asksSchedule }: OrderReviewProps): ReactElement {
  return (
    <Note alert>
      <b>{paymentText.confirmTitle}</b>
      {methodName && (
        <p>
          {paymentText.confirmMethod} <b>{methodName}</b>
        </p>
      )}
      {asksSchedule && (
        <>
          <p>
            <b>{orderConfirmText.title}</b> {orderConfirmText.body}
          </p>
          <ScheduledCourses items={items} />
        </>
      )}
      <p>{paymentText.confirmAgain}</p>
    </Note>
  );
}

/** Why the order that was sent before JavaScript was refused; the prices that moved one by one (R13). */
export function OrderProblem({ text, items }: { text: string; items: readonly CheckoutItem[] }): ReactElement {
  const moved = items.filter(({ priceNote }) => priceNote !== null);
  return (
    <Note tone="error" alert>
      {text}
      {moved.length > 0 && (
        <ul>
          {moved.map(({ cartId, view, priceNote }) => (
            <li key={cartId}>
              {view.title}: {priceNote}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
