import { asc, eq } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../order/queries.ts';
import { actorOf } from './actorOf.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Refunds whose provider refused them each time, the oldest first. */
export async function failedRefunds(db: Executor) {
  const { refund } = schema;
  const rows = await db.select().from(refund).where(eq(refund.status, 'failed')).orderBy(asc(refund.createdAt));
  return rows.map(({ id, orderId, nextAttemptAt, lastError }) => ({
    id,
    kind: 'payment.refund',
    about: orderId,
    failedAt: nextAttemptAt,
    lastError,
  }));
}

/**
 * Approves a refund anew that was given up, with all its tries, and puts on record who did. Answers whether it had been
 * given up; of two at once one. Its id is the same at the provider, so that money that did go back does not go twice.
 */
export async function retryRefund(
  { db, now }: Pick<Services, 'now'> & { db: Database },
  id: string,
  by: string,
): Promise<boolean> {
  const { auditLog, refund } = schema;
  if (!UUID.test(id)) return false;
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, id));
    if (!found) return false;
    await lockOrder(tx, found.orderId); // the same lock as news of its payment takes
    const [before] = await tx.select().from(refund).where(eq(refund.id, id)).for('update');
    if (before?.status !== 'failed') return false;
    await tx.update(refund).set({ status: 'approved', attempts: 0, nextAttemptAt: now() }).where(eq(refund.id, id));
    await tx.insert(auditLog).values({
      actorId: await actorOf(tx, by),
      action: 'refund.retry',
      subject: `refund:${id}`,
      before: { status: before.status, lastError: before.lastError },
      after: { status: 'approved', by, orderId: before.orderId, amountRupiah: before.amount },
    });
    return true;
  });
}
