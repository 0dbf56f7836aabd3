import { isRefundDue, REFUND_STATUSES } from '@suluh/domain/refund';
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { RefundRow } from '../../order/queueRefund.ts';
import { takesBack } from '../provider/methods.ts';
import { ProviderRefused } from '../provider/port.ts';
import { settleRefund } from '../settleRefund.ts';
import { awaitTransfer } from '../transferRefund.ts';
import type { PaymentJob, PaymentJobServices } from './services.ts';

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
}: PaymentJobServices): Promise<{ refund: RefundRow; attempt: AttemptRow | undefined } | undefined> {
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
        // What people will transfer was never on its way by the provider.
        ...(attempt && !takesBack(attempt.productCode) ? {} : { status: 'sent' as const }),
        attempts: sql`${refund.attempts} + 1`,
        attemptId: attempt?.id ?? null,
        nextAttemptAt: new Date(at.getTime() + minutes * 60_000),
      })
      .where(eq(refund.id, due.id));
    return { refund: due, attempt };
  });
}

/**
 * Gives the next refund back through its provider. The refund's id makes it idempotent there: a crash repeats it
 * harmlessly. What its way to pay does not take back is left to people.
 */
export const refundNext: PaymentJob = async (services) => {
  const { db, providers, log } = services;
  const claimed = await claim(services);
  if (!claimed) return false;
  const { refund: row, attempt } = claimed;
  try {
    const provider = attempt && providers.get(attempt.gateway);
    if (!attempt || !provider) throw new ProviderRefused(404, 'no payment is known that the money came by');
    if (!takesBack(attempt.productCode)) {
      await awaitTransfer(db, services, row);
      return true;
    }
    await provider.refund({ attemptId: attempt.id, refundId: row.id, amountRupiah: row.amount, reason: row.reason });
    await db.transaction((tx) => settleRefund(tx, services, { row, attemptId: attempt.id, from: 'sent' }));
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
