import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../../db/index.ts';

const { auditLog, orderWorkFailure } = schema;

const told = ({ job, orderId, failedAt, lastError }: typeof orderWorkFailure.$inferSelect) => ({
  id: `${job}:${orderId}`,
  kind: `payment.${job}`,
  about: orderId,
  failedAt,
  lastError,
});

/** Work on orders that was given up, the oldest first. */
export async function failedOrderWork(db: Executor) {
  const rows = await db
    .select()
    .from(orderWorkFailure)
    .where(isNull(orderWorkFailure.nextAttemptAt))
    .orderBy(asc(orderWorkFailure.failedAt));
  return rows.map(told);
}

/** Work on orders that failed and is tried again, the oldest first. */
export async function failingOrderWork(db: Executor, most: number) {
  const rows = await db
    .select()
    .from(orderWorkFailure)
    .where(isNotNull(orderWorkFailure.nextAttemptAt))
    .orderBy(asc(orderWorkFailure.failedAt))
    .limit(most);
  return rows.map(told);
}

/** Gives work on an order up that is tried again. Answers whether it was; of two at once one. */
export async function stopOrderWork(
  db: Executor,
  { job, orderId }: { job: string; orderId: string },
): Promise<boolean> {
  const stopped = await db
    .update(orderWorkFailure)
    .set({ nextAttemptAt: null })
    .where(
      and(
        eq(orderWorkFailure.orderId, orderId),
        eq(orderWorkFailure.job, job),
        isNotNull(orderWorkFailure.nextAttemptAt),
      ),
    )
    .returning({ job: orderWorkFailure.job });
  return stopped.length > 0;
}

/** Lets the worker try anew, and puts on record who did. Answers whether it had been given up; of two at once one. */
export const retryOrderWork = (
  db: Database,
  { job, orderId, by, actorId = null }: { job: string; orderId: string; by: string; actorId?: string | null },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [revived] = await tx
      .delete(orderWorkFailure)
      .where(
        and(
          eq(orderWorkFailure.orderId, orderId),
          eq(orderWorkFailure.job, job),
          isNull(orderWorkFailure.nextAttemptAt),
        ),
      )
      .returning({ lastError: orderWorkFailure.lastError });
    if (!revived) return false;
    await tx.insert(auditLog).values({
      actorId,
      action: `${job}.retry`,
      subject: `order:${orderId}`,
      before: revived,
      after: { by, orderId },
    });
    return true;
  });
