import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { PaymentFailure } from '@suluh/domain/payment';
import { paymentFailureText } from '@suluh/i18n-id/payment';
import { refundReasonText } from '@suluh/i18n-id/server';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { queueRefund } from '../order/queueRefund.ts';
import { tellLearner } from '../order/tellLearner.ts';
import type { ChargeOutcome, ChargeServices } from './charge.ts';
import { reverseCharge } from './reverseCharge.ts';
import { voidAttempts } from './voidAttempts.ts';
import type { AttemptRow } from './openAttempt.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import type { ChargeState } from './provider/port.ts';

/** Whether money of an attempt is with us. */
export const isHeld = (status: string): boolean => status === 'settled' || status === 'surplus';

/** Money for an order that was paid by another payment goes back, once, and the learner is told. */
async function giveBack(
  tx: Executor,
  services: ChargeServices,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<ChargeOutcome> {
  const amountRupiah = await queueRefund(tx, order, {
    reason: refundReasonText.paidTwice,
    attemptId: attempt.id,
    amountRupiah: attempt.amount,
  });
  if (amountRupiah === null) return 'ignored';
  const courses = coursesOf(await itemsOf(tx, order.id));
  await tellLearner(tx, services, 'orderRefund', order, {
    courses,
    amountRupiah,
    status: 'PAID',
    createdAt: services.now(),
  });
  return 'refundQueued';
}

/** Money came: the order takes it once, by the terms it was asked for; what the order does not take goes back. */
async function settle(
  tx: Executor,
  services: ChargeServices,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<ChargeOutcome> {
  const { orders, paymentAttempt } = schema;
  const at = services.now();
  const set = (status: 'settled' | 'surplus') =>
    tx.update(paymentAttempt).set({ status, settledAt: at }).where(eq(paymentAttempt.id, attempt.id));
  if (order.status === 'PAID') {
    await set('surplus');
    return giveBack(tx, services, order, attempt);
  }
  await tx
    .update(orders)
    .set({ productCode: attempt.productCode, gateway: attempt.gateway, fee: attempt.fee, paymentTotal: attempt.amount })
    .where(eq(orders.id, order.id));
  const outcome = await applyOrderEvent(tx, services, { orderId: order.id, event: 'settled', attemptId: attempt.id });
  await set(outcome.kind === 'moved' ? 'settled' : 'surplus');
  await voidAttempts(tx, order.id, at);
  return outcome.kind === 'moved' || outcome.kind === 'refundQueued' ? outcome.kind : 'ignored';
}

/** A payment ended without money. Whoever waits on it is told, unless it was given up or the order ends with it. */
async function closeAttempt(
  tx: Executor,
  services: ChargeServices,
  order: OrderRow,
  attempt: AttemptRow,
  failure: PaymentFailure,
): Promise<ChargeOutcome> {
  const { paymentAttempt } = schema;
  const wasWanted = attempt.status === 'pending';
  const status = attempt.status === 'voiding' ? 'voided' : 'failed';
  await tx
    .update(paymentAttempt)
    .set({ status, failure: status === 'failed' ? failure : null })
    .where(eq(paymentAttempt.id, attempt.id));
  const isOver =
    order.status !== 'UNPAID' || order.expiresAt === null || failure === 'expired' || order.expiresAt <= services.now();
  if (!wasWanted || isOver) return 'attemptClosed';
  const courses = coursesOf(await itemsOf(tx, order.id));
  await tellLearner(tx, services, 'orderFailed', order, {
    courses,
    productCode: attempt.productCode,
    reason: paymentFailureText[failure],
    createdAt: services.now(),
  });
  return 'attemptClosed';
}

/**
 * Applies what a provider says about an attempt, inside `tx`, with the order locked. Repeated, stale and reordered news
 * change nothing: an attempt goes from open to settled to reversed and never back (docs/product/payment.md; R7). A
 * payment that failed leaves the order waiting, for another method or for its deadline.
 * @param isAskedAfter the provider was asked when the attempt was settled already: that it failed or was cancelled is
 * then not stale news but the end of what was paid (its deny or cancel)
 */
export async function applyCharge(
  tx: Executor,
  services: ChargeServices,
  attemptId: string,
  state: ChargeState,
  isAskedAfter = false,
): Promise<ChargeOutcome> {
  const { paymentAttempt } = schema;
  const [found] = await tx
    .select({ orderId: paymentAttempt.orderId })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId));
  const order = found && (await lockOrder(tx, found.orderId));
  const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('update');
  if (!order || !attempt) return 'unknownOrder';
  const isOver = ['settled', 'surplus', 'reversed'].includes(attempt.status);
  switch (state) {
    case 'settled':
      return isOver ? 'ignored' : settle(tx, services, order, attempt);
    case 'reversed':
      return attempt.status === 'reversed' ? 'ignored' : reverseCharge(tx, services, order, attempt);
    case 'failed':
    case 'cancelled':
      if (isAskedAfter && isHeld(attempt.status)) return reverseCharge(tx, services, order, attempt);
      return isOver || attempt.status === 'failed' || attempt.status === 'voided'
        ? 'ignored'
        : closeAttempt(tx, services, order, attempt, state);
    case 'expired':
      return isOver || attempt.status === 'failed' || attempt.status === 'voided'
        ? 'ignored'
        : closeAttempt(tx, services, order, attempt, state);
    case 'pending':
    case 'unknown':
      return 'ignored';
  }
}
