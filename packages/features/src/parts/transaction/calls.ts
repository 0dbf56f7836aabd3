import type { ApiClient, ApiResult } from '@suluh/api/client';
import type { PayoutAccount } from '@suluh/domain/validation';
import { submitted, type Submitted } from '../rule-form/submitted.ts';

/** An order that is meant. */
export interface OrderNamed {
  orderId: string;
}

/** An order, with what speaks for it where a payment goes on without its learner (docs/product/session.md#visitors). */
export interface CancelledOrder extends OrderNamed {
  /** Of an order that waits for the code of Prakerja. */
  orderToken?: string | undefined;
}

/** Cancels an order that waits to be paid; while it waits for the code of Prakerja, by its token as its other calls. */
export const cancelOrder = (api: ApiClient, { orderId, orderToken }: CancelledOrder): Promise<ApiResult<object>> =>
  orderToken
    ? api.POST('/api/payment/pmo/cancel', { body: { orderId, orderToken } })
    : api.POST('/api/payment/invoice/{orderId}/cancel', { params: { path: { orderId } } });

/** Asks for the money of an order back. */
export const requestRefund = (api: ApiClient, { orderId, reason }: OrderNamed & { reason: string }) =>
  api.POST('/api/payment/{orderId}/refund', { params: { path: { orderId } }, body: { reason } });

/** Names the account money goes back to. */
export const giveRefundAccount = async (
  api: ApiClient,
  { orderId, ...body }: OrderNamed & PayoutAccount,
): Promise<Submitted> =>
  submitted(await api.PUT('/api/payment/{orderId}/refund-account', { params: { path: { orderId } }, body }));

/** Puts the courses of an order into the cart; the answer says what cannot be had any more. */
export const orderAgain = (api: ApiClient, { orderId }: OrderNamed) =>
  api.POST('/api/payment/{orderId}/again', { params: { path: { orderId } } });
