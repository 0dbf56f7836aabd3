import { refundableRupiah } from '@suluh/domain/refund';
import { and, eq, isNull, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { OrderRow } from './queries.ts';

export type RefundRow = typeof schema.refund.$inferSelect;

/**
 * Queues money of an order to be given back without anybody asking: what the payment brought, or an amount; once per
 * payment. Answers the amount, null when it is on its way already. The order's row must be locked.
 */
export async function queueRefund(
  tx: Executor,
  order: OrderRow,
  {
    reason,
    attemptId,
    amountRupiah,
  }: { reason: string; attemptId?: string | undefined; amountRupiah?: number | undefined },
): Promise<number | null> {
  const { paymentAttempt, refund } = schema;
  const samePayment = attemptId
    ? or(isNull(refund.attemptId), eq(refund.attemptId, attemptId))
    : isNull(refund.attemptId);
  const [earlier] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), eq(refund.isAsked, false), samePayment))
    .limit(1);
  if (earlier) return null;
  const [attempt] = attemptId
    ? await tx.select({ amount: paymentAttempt.amount }).from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
    : [];
  const amount = amountRupiah ?? attempt?.amount ?? order.paymentTotal;
  await tx.insert(refund).values({ orderId: order.id, attemptId: attemptId ?? null, amount, reason });
  return amount;
}

/** What is left to give back of a payment; rupiah. */
export async function leftToRefund(tx: Executor, attempt: { id: string; amount: number }): Promise<number> {
  const { refund } = schema;
  const earlier = await tx
    .select({ amountRupiah: refund.amount, status: refund.status })
    .from(refund)
    .where(eq(refund.attemptId, attempt.id));
  return refundableRupiah(attempt.amount, earlier);
}
