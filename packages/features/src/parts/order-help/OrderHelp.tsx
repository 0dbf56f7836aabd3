import { pathTo, type Routes } from '@suluh/domain/address';
import { TOAST_MS } from '@suluh/domain/toast';
import { orderHelpText, paymentText } from '@suluh/i18n-id/payment';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import type { ReactElement } from 'react';

/**
 * The order's number, to be copied, and the way to people who can help with it, whatever became of the payment
 * (docs/product/payment.md#help).
 */
export function OrderHelp({ orderId, routes }: { orderId: string; routes: Routes }): ReactElement {
  return (
    <div className="orderHelp">
      <span>
        {orderHelpText.number} <b className="type-tabular">{orderId}</b>
      </span>
      <CopyButton
        value={orderId}
        label={paymentText.copyNumber}
        what={orderHelpText.number}
        copiedText={paymentText.copied}
        toastMs={TOAST_MS.copyPaymentDetail}
      />
      <a className="type-link" href={pathTo(routes, 'contact', { order: orderId })} target="_blank">
        {orderHelpText.ask}
      </a>
    </div>
  );
}
