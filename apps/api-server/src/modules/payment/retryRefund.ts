import { retryRefusal, type HandlingRefusal } from '@suluh/domain/staff';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../order/queries.ts';
import { actorOf } from './actorOf.ts';
import { askedBack } from './refundFacts.ts';

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

/** What asking for a refund to be sent anew came to: `unknown` of one that was not given up. */
export type RetryResult = 'retried' | 'unknown' | NonNullable<HandlingRefusal>;

/** Whether somebody else than who began a refund said yes to it, as its record tells. */
async function isDecidedByOthers(tx: Executor, { id, begunBy }: { id: string; begunBy: string | null }) {
  const { auditLog } = schema;
  const yes = and(
    eq(auditLog.subject, `refund:${id}`),
    inArray(auditLog.action, ['refund.approve', 'refund.approveFirst']),
    begunBy === null ? undefined : ne(auditLog.actorId, begunBy),
  );
  return (await tx.$count(auditLog, yes)) > 0;
}

/**
 * Approves a refund anew that was given up, with all its tries, and puts on record who did; of two at once one. Its id is
 * the same at the provider, so that money that did go back does not go twice.
 */
export async function retryRefund(
  { db, now }: Pick<Services, 'now'> & { db: Database },
  id: string,
  by: string,
): Promise<RetryResult> {
  const { auditLog, refund } = schema;
  if (!UUID.test(id)) return 'unknown';
  return db.transaction(async (tx): Promise<RetryResult> => {
    const [found] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, id));
    if (!found) return 'unknown';
    const order = await lockOrder(tx, found.orderId); // the same lock as news of its payment takes
    const [before] = await tx.select().from(refund).where(eq(refund.id, id)).for('update');
    if (before?.status !== 'failed' || !order) return 'unknown';
    const actorId = await actorOf(tx, by);
    const of = {
      ownerId: order.userId,
      begunBy: before.begunBy,
      sumRupiah: before.amount + (await askedBack(tx, order.id, id)),
      isDecidedByOthers: await isDecidedByOthers(tx, before),
    };
    const refusal = actorId === null ? null : retryRefusal(of, actorId);
    if (refusal) return refusal;
    await tx.update(refund).set({ status: 'approved', attempts: 0, nextAttemptAt: now() }).where(eq(refund.id, id));
    await tx.insert(auditLog).values({
      actorId,
      action: 'refund.retry',
      subject: `refund:${id}`,
      before: { status: before.status, lastError: before.lastError },
      after: { status: 'approved', by, orderId: before.orderId, amountRupiah: before.amount },
    });
    return 'retried';
  });
}
