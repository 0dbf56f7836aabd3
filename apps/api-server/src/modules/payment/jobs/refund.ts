import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { applyOrderEvent } from '../../order/applyOrderEvent.ts';
import type { AttemptRow } from '../openAttempt.ts';
import { ProviderRefused } from '../provider/port.ts';
import type { Job, JobServices } from './services.ts';

/** Times a refund is tried before a person has to look at it. */
const MAX_ATTEMPTS = 12;

type RefundRow = typeof schema.refund.$inferSelect;

/** Takes the refund that is due longest, with the payment its money came by; the next try is put off as a lease. */
async function claim({ db, now }: JobServices): Promise<{ refund: RefundRow; attempt: AttemptRow | undefined } | undefined> {
  const { refund, paymentAttempt } = schema;
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.status, 'requested'), lte(refund.nextAttemptAt, at)))
      .orderBy(asc(refund.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const byId = due.attemptId ? eq(paymentAttempt.id, due.attemptId) : undefined;
    const unclaimed = and(inArray(paymentAttempt.status, ['settled', 'surplus']), notExists(tx.select({ id: refund.id }).from(refund).where(eq(refund.attemptId, paymentAttempt.id))));
    const [attempt] = await tx.select().from(paymentAttempt).where(and(eq(paymentAttempt.orderId, due.orderId), byId ?? unclaimed)).orderBy(asc(paymentAttempt.settledAt)).limit(1);
    const minutes = Math.min(60, 2 ** due.attempts);
    await tx
      .update(refund)
      .set({ attempts: sql`${refund.attempts} + 1`, attemptId: attempt?.id ?? null, nextAttemptAt: new Date(at.getTime() + minutes * 60_000) })
      .where(eq(refund.id, due.id));
    return { refund: due, attempt };
  });
}

/** The money is back: an order it had paid gives back courses and seats (decisions.md 7); part of it changes nothing there. */
async function settle({ db, now }: JobServices, row: RefundRow, attempt: AttemptRow): Promise<void> {
  const { refund, paymentAttempt } = schema;
  await db.transaction(async (tx) => {
    const isWhole = row.amount >= attempt.amount;
    if (isWhole && attempt.status === 'settled') await applyOrderEvent(tx, { now }, { orderId: row.orderId, event: 'reversed', attemptId: attempt.id });
    if (isWhole) await tx.update(paymentAttempt).set({ status: 'reversed' }).where(eq(paymentAttempt.id, attempt.id));
    await tx.update(refund).set({ status: 'settled', settledAt: now(), lastError: null }).where(eq(refund.id, row.id));
  });
}

/** Gives the next refund back through its provider. The refund's id makes it idempotent there: a crash repeats it harmlessly. */
export const refundNext: Job = async (services) => {
  const { db, providers, log } = services;
  const claimed = await claim(services);
  if (!claimed) return false;
  const { refund: row, attempt } = claimed;
  try {
    const provider = attempt && providers.get(attempt.gateway);
    if (!attempt || !provider) throw new ProviderRefused(404, 'no payment is known that the money came by');
    await provider.refund({ attemptId: attempt.id, refundId: row.id, amountRupiah: row.amount, reason: row.reason });
    await settle(services, row, attempt);
  } catch (error) {
    log.error({ err: error, refundId: row.id }, 'refund');
    const isGivenUp = row.attempts + 1 >= MAX_ATTEMPTS;
    await db.update(schema.refund).set({ lastError: String(error).slice(0, 500), ...(isGivenUp ? { status: 'failed' } : {}) }).where(eq(schema.refund.id, row.id));
  }
  return true;
};
