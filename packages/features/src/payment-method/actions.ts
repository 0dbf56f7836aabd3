import { pathTo, type Routes } from '@suluh/domain/address';
import { assertNever } from '@suluh/domain/assert';
import { withQuery } from '@suluh/domain/query';
import { sanitiseUrl } from '@suluh/domain/validation';
import { z } from 'zod';
import { number, refusedTo, text, ticked, type Action, type Way } from '../parts/action/index.ts';
import { choosePayment, placeOrder, type OrderResult } from './order.ts';

const order = z.object({
  cart: text,
  productCode: text,
  /** The method that is ticked; the one that was shown when nothing is. */
  method: z.string().optional(),
  gateway: text,
  promoCode: text,
  expectedTotal: number.default(0),
  slug: text,
  /** Idempotency-Key of the rendered page. */
  attempt: z.string().optional(),
  /** An order that waits and only gets its method. */
  order: z.string().optional(),
  onInvoice: ticked,
  confirmed: ticked,
});
type Ordered = z.output<typeof order>;

/** An order, or what is missing before there is one. */
type Outcome = OrderResult | { kind: 'methodMissing' } | { kind: 'toConfirm'; method: string };

type Refused = Extract<OrderResult, { kind: 'refused' }>;

/** A refused order: what is wrong with the courses shows in the cart, everything else where it was sent. */
function refusedOrder(refusal: Refused, routes: Routes, back: string): string {
  const { failure, waitingOrderId } = refusal;
  if (failure === 'orderWaiting') return pathTo(routes, 'paymentProcess', { order: waitingOrderId ?? '' }); // that one is paid instead of a second
  const isOfCart = failure === 'eventFull' || failure === 'chooseSchedule' || failure === 'cartGone';
  return refusedTo(refusal, routes, isOfCart ? pathTo(routes, 'cart') : back);
}

/** An order whose method is refused waits for another one. */
const refusedMethod = (refusal: Refused, orderId: string, routes: Routes, method: string): string =>
  refusal.status === 'PAYMENT_CLOSED'
    ? pathTo(routes, 'paymentProcess', { order: orderId })
    : refusedTo(refusal, routes, pathTo(routes, 'paymentMethod', { order: orderId, method }));

/** Where a payment goes on: the code's page, the provider's, or ours (docs/product/payment.md#detail). */
function paysAt({ orderId, next }: Extract<OrderResult, { kind: 'pay' }>, routes: Routes): string {
  if (next.kind === 'provider') return sanitiseUrl(next.url);
  return pathTo(routes, next.kind === 'otpPage' ? 'otpPrakerja' : 'paymentProcess', { order: orderId });
}

function leadsTo(outcome: Outcome, routes: Routes, { back }: Way, { productCode }: Ordered): string {
  switch (outcome.kind) {
    case 'methodMissing':
      return withQuery(back, { error: 'PAYMENT_REQUIRED' });
    case 'toConfirm':
      return withQuery(back, { method: outcome.method, confirm: '1' });
    case 'paid':
      return pathTo(routes, 'myCourse');
    case 'billing':
      return withQuery(pathTo(routes, 'paymentProcess', { order: outcome.orderId }), { billing: '1' });
    case 'pay':
      return paysAt(outcome, routes);
    case 'refused':
      return outcome.orderId === null
        ? refusedOrder(outcome, routes, back)
        : refusedMethod(outcome, outcome.orderId, routes, productCode);
    default:
      return assertNever(outcome);
  }
}

/**
 * Confirms the cart, then chooses its method; or chooses another method of an order that waits. The first time it only
 * shows what will be ordered, with the sums of the method, to be confirmed (docs/product/cart.md#confirm): prices are
 * those the learner saw. One rendered page has one Idempotency-Key, so that posting it twice makes one order.
 */
export const orderConfirm: Action<Ordered, Outcome> = {
  name: 'order-confirm',
  input: order,
  run: async (api, asked) => {
    const { productCode, gateway, promoCode, expectedTotal, slug, onInvoice } = asked;
    const method = asked.method ?? productCode;
    if (method === '' && expectedTotal > 0) return { kind: 'methodMissing' };
    if (!asked.confirmed || method !== productCode) return { kind: 'toConfirm', method };
    const buyer = { api, line: slug };
    if (asked.order && onInvoice) return { kind: 'billing', orderId: asked.order };
    if (asked.order) return choosePayment(buyer, asked.order, { productCode, billingPIC: null });
    return placeOrder(
      buyer,
      { cartId: asked.cart.split(','), productCode, gateway, promoCode, expectedTotal },
      onInvoice ? 'later' : null,
      { key: asked.attempt, end: () => undefined },
    );
  },
  leadsTo,
};
