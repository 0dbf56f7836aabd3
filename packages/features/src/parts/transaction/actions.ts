import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../action/index.ts';
import { cancelOrder, orderAgain, requestRefund, type OrderNamed } from './calls.ts';

/** Cancels an order that waits to be paid, and returns. */
export const paymentCancel: Action<OrderNamed, ApiResult<object>> = {
  name: 'payment-cancel',
  input: z.object({ orderId: text }),
  run: cancelOrder,
  leadsTo: returning,
};

/** Asks for the money of an order back, and returns. */
export const refundRequest: Action<OrderNamed & { reason: string }, ApiResult<object>> = {
  name: 'refund-request',
  input: z.object({ orderId: text, reason: text }),
  run: requestRefund,
  leadsTo: returning,
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
