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
import type { BillingPic } from '../parts/billing/index.ts';
import { makeInvoice } from '../parts/billing/invoice.ts';

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
  /** It goes on invoice; whom it is billed to is yet to be asked. */
  | { kind: 'billing'; orderId: string }
  | { kind: 'pay'; orderId: string; next: PaymentNext }
  /** `orderId` once there is an order and only its method was refused. */
  | {
      kind: 'refused';
      failure: ConfirmFailure;
      code: number;
      status: string;
      message: string;
      report: PriceChangeReport | null;
      waitingOrderId: string | null;
      orderId: string | null;
    };

interface Buyer {
  api: ApiClient;
  /** Line of business (docs/product/api.md#orders: slug). */
  line: string;
}

/** An order as the API confirms it. */
export const confirmBody = (order: Order) =>
  ({ ...order, cartId: [...order.cartId], type: CONFIRM_TYPE_NEW }) satisfies ConfirmPayload & Order;

const refused = (failure: ApiFailure, orderId: string | null): Extract<OrderResult, { kind: 'refused' }> => {
  const kind = confirmFailure(failure);
  return {
    kind: 'refused',
    failure: kind,
    code: failure.code,
    status: failure.status,
    message: failure.message,
    report: kind === 'priceChanged' ? (failure.data as PriceChangeReport) : null,
    waitingOrderId: kind === 'orderWaiting' ? (failure.data as string) : null,
    orderId,
  };
};

const leadsTo = (orderId: string, { status, paymentMethod }: Transaction): OrderResult =>
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
  const { data, error } = await (billingPIC
    ? makeInvoice(api, { orderId, slug: line, billingPIC })
    : api.POST('/api/payment/choose', { params: { query: { slug: line } }, body: { orderId, productCode } }));
  return data ? leadsTo(orderId, data.data) : refused(error, orderId);
}

/** Who an order on invoice is billed to; `later` when its own page asks. */
export type BilledTo = BillingPic | 'later' | null;

/** One attempt at an order: its Idempotency-Key, and what to do once it is settled. */
export interface Attempt {
  key: string | undefined;
  end: () => void;
}

/**
 * Makes the order and chooses its payment. One attempt keeps one Idempotency-Key until it is settled, over lost
 * connections and reloads, so that it is confirmed once. An order that costs nothing is PAID at once (R4).
 */
export async function placeOrder(
  buyer: Buyer,
  order: Order,
  billedTo: BilledTo,
  attempt: Attempt,
): Promise<OrderResult> {
  const { data, error } = await buyer.api.POST('/api/cart/confirm', {
    body: confirmBody(order),
    ...(attempt.key ? { headers: { 'idempotency-key': attempt.key } } : {}),
  });
  if (!error || !keepsAttempt(error.code)) attempt.end();
  if (error) return refused(error, null);
  const { orderId, status } = data.data;
  if (status === 'PAID') return { kind: 'paid' };
  return billedTo === 'later'
    ? { kind: 'billing', orderId }
    : choosePayment(buyer, orderId, { productCode: order.productCode, billingPIC: billedTo });
}
