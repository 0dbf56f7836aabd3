import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../http/services.ts';
import { refundReasonText } from '@suluh/i18n-id/server';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { itemsOf } from '../order/enrol.ts';
import { queueRefund } from '../order/refund.ts';
import { tellLearner } from '../order/tell.ts';
import { voidAttempts } from './voidAttempts.ts';
import type { AttemptRow } from './openAttempt.ts';
import { lockOrder, type OrderRow } from '../order/orderRow.ts';
import type { ChargeState } from './provider/port.ts';

/** What became of what a provider said; stored with its message. */
export type ChargeOutcome = 'moved' | 'ignored' | 'refundQueued' | 'attemptClosed' | 'reversed' | 'unknownOrder';

/** What it takes to apply news: the API and the worker both do. */
export type ChargeServices = Pick<Services, 'now'>;

/** Money for an order that was paid by another payment goes back, once, and the learner is told. */
async function giveBack(tx: Executor, order: OrderRow, attempt: AttemptRow, at: Date): Promise<ChargeOutcome> {
  const amountRupiah = await queueRefund(tx, order, { reason: refundReasonText.paidTwice, attemptId: attempt.id, amountRupiah: attempt.amount });
  if (amountRupiah === null) return 'ignored';
  const courses = (await itemsOf(tx, order.id)).map(({ fullname }) => fullname);
  await tellLearner(tx, 'orderRefund', order, { courses, amountRupiah, status: 'PAID', createdAt: at });
  return 'refundQueued';
}

/** Money came: the order takes it once, by the terms it was asked for; what the order does not take goes back. */
async function settle(tx: Executor, services: ChargeServices, order: OrderRow, attempt: AttemptRow): Promise<ChargeOutcome> {
  const { orders, paymentAttempt } = schema;
  const at = services.now();
  const set = (status: 'settled' | 'surplus') => tx.update(paymentAttempt).set({ status, settledAt: at }).where(eq(paymentAttempt.id, attempt.id));
  if (order.status === 'PAID') {
    await set('surplus');
    return giveBack(tx, order, attempt, at);
  }
  await tx.update(orders).set({ productCode: attempt.productCode, gateway: attempt.gateway, fee: attempt.fee, paymentTotal: attempt.amount }).where(eq(orders.id, order.id));
  const outcome = await applyOrderEvent(tx, services, { orderId: order.id, event: 'settled', attemptId: attempt.id });
  await set(outcome.kind === 'moved' ? 'settled' : 'surplus');
  await voidAttempts(tx, order.id, at);
  return outcome.kind === 'moved' || outcome.kind === 'refundQueued' ? outcome.kind : 'ignored';
}

/** The provider took money back: what the order was given for it goes back too. */
async function reverse(tx: Executor, services: ChargeServices, order: OrderRow, attempt: AttemptRow): Promise<ChargeOutcome> {
  const { paymentAttempt } = schema;
  await tx.update(paymentAttempt).set({ status: 'reversed' }).where(eq(paymentAttempt.id, attempt.id));
  if (attempt.status !== 'settled') return 'reversed'; // a settlement that arrives later finds it reversed and is stale
  const outcome = await applyOrderEvent(tx, services, { orderId: order.id, event: 'reversed', attemptId: attempt.id });
  return outcome.kind === 'moved' ? 'moved' : 'reversed';
}

/**
 * Applies what a provider says about an attempt, inside `tx`, with the order locked. Repeated, stale and reordered news
 * change nothing: an attempt goes from open to settled to reversed and never back (spec section 4; decisions.md 7). A payment
 * that failed leaves the order waiting, for another method or for its deadline.
 */
export async function applyCharge(tx: Executor, services: ChargeServices, attemptId: string, state: ChargeState): Promise<ChargeOutcome> {
  const { paymentAttempt } = schema;
  const [found] = await tx.select({ orderId: paymentAttempt.orderId }).from(paymentAttempt).where(eq(paymentAttempt.id, attemptId));
  const order = found && (await lockOrder(tx, found.orderId));
  const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('update');
  if (!order || !attempt) return 'unknownOrder';
  const isOver = ['settled', 'surplus', 'reversed'].includes(attempt.status);
  switch (state) {
    case 'settled':
      return isOver ? 'ignored' : settle(tx, services, order, attempt);
    case 'reversed':
      return attempt.status === 'reversed' ? 'ignored' : reverse(tx, services, order, attempt);
    case 'failed':
    case 'cancelled':
    case 'expired': {
      if (isOver || attempt.status === 'failed' || attempt.status === 'voided') return 'ignored';
      await tx.update(paymentAttempt).set({ status: attempt.status === 'voiding' ? 'voided' : 'failed' }).where(eq(paymentAttempt.id, attemptId));
      return 'attemptClosed';
    }
    case 'pending':
    case 'unknown':
      return 'ignored';
  }
}
