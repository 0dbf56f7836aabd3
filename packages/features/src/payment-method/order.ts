import type { ApiClient, ApiFailure } from '@suluh/api/client';
import type { PriceChangeReport, Transaction } from '@suluh/api/types';
import {
  CONFIRM_TYPE_NEW,
  confirmFailure,
  keepsAttempt,
  type ConfirmFailure,
  type ConfirmPayload,
} from '@suluh/domain/cart';
import { paymentNext, type PaymentNext } from '@suluh/domain/payment';
import type { billingSchema } from '@suluh/domain/validation';
import type { z } from 'zod';
import { beginAttempt, endAttempt } from './attemptStore.ts';

/** Person an invoice goes to (docs/product/validation.md#billing-contact). */
export type BillingPic = z.output<typeof billingSchema>;

/** How an order is paid; with `billingPIC` on invoice, by bank transfer. */
export interface Payment {
  productCode: string;
  billingPIC: BillingPic | null;
}

/** An order as the learner saw it. */
export interface Order {
  cartId: readonly string[];
  productCode: string;
  gateway: string;
  promoCode: string;
  expectedTotal: number;
}

/** An order that waits and gets another payment method; its sums stand. */
export interface WaitingOrder {
  orderId: string;
  /** The number it is shown by. */
  invoiceId: string;
  purchaseRupiah: number;
  promoCode: string | null;
  discountRupiah: number;
}

export type OrderResult =
  | { kind: 'paid' }
  | { kind: 'pay'; orderId: string; next: PaymentNext }
  /** `orderId` once there is an order and only its method was refused. */
  | {
      kind: 'refused';
      failure: ConfirmFailure;
      message: string;
      report: PriceChangeReport | null;
      waitingOrderId: string | null;
      orderId: string | null;
    };

interface Buyer {
  api: ApiClient;
  scopeId: string;
  /** Line of business (docs/product/api.md#orders: slug). */
  line: string;
}

const refused = (error: unknown, orderId: string | null): Extract<OrderResult, { kind: 'refused' }> => {
  const failure = error as ApiFailure;
  const kind = confirmFailure(failure);
  return {
    kind: 'refused',
    failure: kind,
    message: failure.message,
    report: kind === 'priceChanged' ? (failure.data as PriceChangeReport) : null,
    waitingOrderId: kind === 'orderWaiting' ? (failure.data as string) : null,
    orderId,
  };
};

const leadsTo = ({ orderId, status, paymentMethod }: Transaction): OrderResult =>
  status === 'PAID'
    ? { kind: 'paid' }
    : { kind: 'pay', orderId, next: paymentMethod ? paymentNext(paymentMethod) : { kind: 'howToPayPage' } };

/**
 * Pays an order by a method, or on invoice (docs/product/api.md#orders). The same choice again answers with the
 * payment that is open.
 */
export async function choosePayment(
  { api, line }: Buyer,
  orderId: string,
  { productCode, billingPIC }: Payment,
): Promise<OrderResult> {
  const params = { query: { slug: line } };
  const { data, error } = await (billingPIC
    ? api.POST('/api/payment/invoice', { params, body: { orderId, billingPIC } })
    : api.POST('/api/payment/choose', { params, body: { orderId, productCode } }));
  return data ? leadsTo(data.data) : refused(error, orderId);
}

/**
 * Makes the order and chooses its payment. One attempt keeps one Idempotency-Key until it is settled, over lost
 * connections and reloads, so that it is confirmed once. An order that costs nothing is PAID at once (R4).
 */
export async function placeOrder(
  buyer: Buyer,
  order: Order,
  billingPIC: BillingPic | null = null,
): Promise<OrderResult> {
  const body = { ...order, cartId: [...order.cartId], type: CONFIRM_TYPE_NEW } satisfies ConfirmPayload & Order;
  const attempt = beginAttempt(buyer.scopeId, body);
  const { data, error } = await buyer.api.POST('/api/cart/confirm', {
    body,
    headers: { 'idempotency-key': attempt.key },
  });
  if (data || !keepsAttempt((error as ApiFailure).code)) endAttempt(buyer.scopeId);
  if (!data) return refused(error, null);
  const { orderId, status } = data.data;
  return status === 'PAID'
    ? { kind: 'paid' }
    : choosePayment(buyer, orderId, { productCode: order.productCode, billingPIC });
}
