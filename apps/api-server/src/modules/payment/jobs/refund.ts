import { isRefundDue, REFUND_STATUSES } from '@suluh/domain/refund';
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { applyOrderEvent } from '../../order/applyOrderEvent.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { RefundRow } from '../../order/queueRefund.ts';
import { coursesOf, itemsOf, withdraw } from '../../order/enrol.ts';
import { releaseSeats } from '../../order/seats.ts';
import { lockOrder } from '../../order/queries.ts';
import { tellLearner } from '../../order/tellLearner.ts';
import { ProviderRefused } from '../provider/port.ts';
import type { Job, JobServices } from './services.ts';

const DUE_STATUSES = REFUND_STATUSES.filter(isRefundDue);

/** Times a refund is tried before a person has to look at it. */
const MAX_ATTEMPTS = 12;

/**
 * Takes the approved refund that is due longest, with the payment its money came by; the next try is put off as a
 * lease.
 */
async function claim({
  db,
  now,
}: JobServices): Promise<{ refund: RefundRow; attempt: AttemptRow | undefined } | undefined> {
  const { refund, paymentAttempt } = schema;
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(refund)
      .where(and(inArray(refund.status, DUE_STATUSES), lte(refund.nextAttemptAt, at)))
      .orderBy(asc(refund.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const byId = due.attemptId ? eq(paymentAttempt.id, due.attemptId) : undefined;
    const unclaimed = and(
      inArray(paymentAttempt.status, ['settled', 'surplus']),
      notExists(tx.select({ id: refund.id }).from(refund).where(eq(refund.attemptId, paymentAttempt.id))),
    );
    const [attempt] = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.orderId, due.orderId), byId ?? unclaimed))
      .orderBy(asc(paymentAttempt.settledAt))
      .limit(1);
    const minutes = Math.min(60, 2 ** due.attempts);
    await tx
      .update(refund)
      .set({
        status: 'sent',
        attempts: sql`${refund.attempts} + 1`,
        attemptId: attempt?.id ?? null,
        nextAttemptAt: new Date(at.getTime() + minutes * 60_000),
      })
      .where(eq(refund.id, due.id));
    return { refund: due, attempt };
  });
}

/** What the provider gave back of a payment so far, with this refund; rupiah. */
async function givenBack(tx: Executor, attemptId: string): Promise<number> {
  const { refund } = schema;
  const [sum] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refund.amount}), 0)::float8` })
    .from(refund)
    .where(and(eq(refund.attemptId, attemptId), eq(refund.status, 'settled')));
  return sum?.amount ?? 0;
}

/** One course of an order that goes on is taken away, and its seat given back. */
async function withdrawCourse(tx: Executor, orderId: string, courseId: number, now: Date): Promise<void> {
  await withdraw(tx, orderId, now, courseId);
  const ofCourse = (await itemsOf(tx, orderId)).filter((item) => item.courseId === courseId);
  await releaseSeats(
    tx,
    orderId,
    ofCourse.flatMap(({ eventId }) => eventId ?? []),
  );
}

/**
 * The money is back, and the learner is told: an order it had paid gives back courses and seats (R7); part of it
 * takes away the one course it was for, or nothing. The provider's own message may have said so a moment before: then nothing is left to do.
 */
async function settle(services: JobServices, row: RefundRow, attemptId: string): Promise<void> {
  const { refund, paymentAttempt } = schema;
  const { db, now } = services;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, row.orderId);
    const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('update');
    const settled = await tx
      .update(refund)
      .set({ status: 'settled', settledAt: now(), lastError: null })
      .where(and(eq(refund.id, row.id), eq(refund.status, 'sent')))
      .returning({ id: refund.id });
    if (settled.length === 0 || !order || !attempt) return;
    const isWhole = (await givenBack(tx, attempt.id)) >= attempt.amount;
    const isPaid = isWhole && attempt.status === 'settled';
    if (isWhole) await tx.update(paymentAttempt).set({ status: 'reversed' }).where(eq(paymentAttempt.id, attempt.id));
    const outcome = isPaid
      ? await applyOrderEvent(tx, services, { orderId: row.orderId, event: 'refunded', attemptId: attempt.id })
      : null;
    if (outcome?.kind === 'moved') return; // the end of the order was told
    if (row.courseId !== null) await withdrawCourse(tx, order.id, row.courseId, now());
    const courses = coursesOf(await itemsOf(tx, order.id));
    await tellLearner(tx, services, 'refundDone', order, {
      courses,
      amountRupiah: row.amount,
      status: order.status,
      createdAt: now(),
    });
  });
}

/**
 * Gives the next refund back through its provider. The refund's id makes it idempotent there: a crash repeats it
 * harmlessly.
 */
export const refundNext: Job = async (services) => {
  const { db, providers, log } = services;
  const claimed = await claim(services);
  if (!claimed) return false;
  const { refund: row, attempt } = claimed;
  try {
    const provider = attempt && providers.get(attempt.gateway);
    if (!attempt || !provider) throw new ProviderRefused(404, 'no payment is known that the money came by');
    await provider.refund({ attemptId: attempt.id, refundId: row.id, amountRupiah: row.amount, reason: row.reason });
    await settle(services, row, attempt.id);
  } catch (error) {
    log.error({ err: error, refundId: row.id }, 'refund');
    const isGivenUp = row.attempts + 1 >= MAX_ATTEMPTS;
    await db
      .update(schema.refund)
      .set({ lastError: String(error).slice(0, 500), ...(isGivenUp ? { status: 'failed' } : {}) })
      .where(and(eq(schema.refund.id, row.id), eq(schema.refund.status, 'sent')));
  }
  return true;
};
