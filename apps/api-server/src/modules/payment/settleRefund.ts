import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services, SiteServices } from '../../services.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { coursesOf, itemsOf, withdraw } from '../order/enrol.ts';
import { lockOrder } from '../order/queries.ts';
import type { RefundRow } from '../order/queueRefund.ts';
import { releaseSeats } from '../order/seats.ts';
import { tellLearner } from '../order/tellLearner.ts';

/** What was given back of a payment so far, with this refund; rupiah. */
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

/** Lets go of an account's number that nothing of its order waits for any more; its end stays. */
export async function forgetNumber(tx: Executor, orderId: string): Promise<void> {
  const { refund, refundAccount } = schema;
  await tx
    .update(refundAccount)
    .set({ number: null })
    .where(
      and(
        eq(refundAccount.orderId, orderId),
        sql`not exists(select from ${refund} where ${refund.orderId} = ${orderId} and ${refund.status} in ('requested', 'approved', 'sent', 'transfer'))`,
      ),
    );
}

/**
 * The money is back, and the learner is told: an order it had paid gives back courses and seats (R7); part of it
 * takes away the one course it was for, or nothing. Whoever was first, the provider's own message or another worker, has
 * done it all: then nothing is left to do.
 * @param from the status it must still have
 */
export async function settleRefund(
  tx: Executor,
  services: Pick<Services, 'now'> & SiteServices,
  { row, attemptId, from }: { row: RefundRow; attemptId: string; from: 'sent' | 'transfer' },
): Promise<void> {
  const { orders, refund, paymentAttempt } = schema;
  const { now } = services;
  const order = await lockOrder(tx, row.orderId);
  const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('update');
  const settled = await tx
    .update(refund)
    .set({ status: 'settled', settledAt: now(), lastError: null })
    .where(and(eq(refund.id, row.id), eq(refund.status, from)))
    .returning({ id: refund.id });
  if (settled.length === 0 || !order || !attempt) return;
  await tx.update(orders).set({ creditDueAt: now() }).where(eq(orders.id, order.id));
  if (from === 'transfer') await forgetNumber(tx, row.orderId);
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
}
