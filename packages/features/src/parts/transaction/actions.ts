import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import type { PayoutBank } from '@suluh/domain/refund';
import { PAYOUT_ACCOUNT_FORM, REFUND_FORM, type PayoutAccount } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../action/index.ts';
import { typedIn } from '../rule-form/draft.ts';
import type { Submitted } from '../rule-form/submitted.ts';
import {
  cancelOrder,
  giveRefundAccount,
  orderAgain,
  requestRefund,
  type CancelledOrder,
  type OrderNamed,
} from './calls.ts';
import { keptOfOrder } from './orderDraft.ts';

/** Cancels an order that waits to be paid, and returns. */
export const paymentCancel: Action<CancelledOrder, ApiResult<object>> = {
  name: 'payment-cancel',
  input: z.object({ orderId: text, orderToken: text.optional() }),
  run: cancelOrder,
  leadsTo: returning,
};

/** Asks for the money of an order back, and returns; a refusal keeps what was typed. */
export const refundRequest: Action<OrderNamed & { reason: string }, ApiResult<object>> = {
  name: 'refund-request',
  input: z.object({ orderId: text, reason: text }),
  run: requestRefund,
  keeps: (fields) => keptOfOrder('refund-request', fields.orderId, typedIn(REFUND_FORM, fields)),
  leadsTo: returning,
};

/** Names the account the money of an order goes back to, and returns; a refusal keeps what was typed. */
export const refundAccountGive: Action<OrderNamed & PayoutAccount, Submitted> = {
  name: 'refund-account',
  input: z.object({ orderId: text, bank: text as z.ZodType<PayoutBank>, number: text, holder: text }), // the API knows the banks
  run: giveRefundAccount,
  keeps: (fields) => keptOfOrder('refund-account', fields.orderId, typedIn(PAYOUT_ACCOUNT_FORM, fields)),
  leadsTo: (outcome, routes, { back }) => (outcome.kind === 'done' ? back : refusedTo(outcome.failure, routes, back)),
};

/** Buys an order again: leads to the cart, which then says what of it cannot be had any more. */
export const buyAgain: Action<OrderNamed, Awaited<ReturnType<typeof orderAgain>>> = {
  name: 'order-again',
  input: z.object({ orderId: text }),
  run: orderAgain,
  leadsTo: ({ data, error }, routes, { back }, { orderId }) => {
    if (error) return refusedTo(error, routes, back);
    const { cart, missing, undated } = data.data;
    return withQuery(pathTo(routes, 'cart', cart.length > 0 ? { cart: cart.join(',') } : {}), {
      again: orderId,
      missing: missing.join(','),
      undated: undated.join(','),
    });
  },
};
