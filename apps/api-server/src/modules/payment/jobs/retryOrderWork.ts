import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../../db/index.ts';

const { auditLog, orderWorkFailure } = schema;

/** Work on orders that was given up, the oldest first. */
export async function failedOrderWork(db: Executor) {
  const rows = await db
    .select()
    .from(orderWorkFailure)
    .where(isNull(orderWorkFailure.nextAttemptAt))
    .orderBy(asc(orderWorkFailure.failedAt));
  return rows.map(({ job, orderId, failedAt, lastError }) => ({
    id: `${job}:${orderId}`,
    kind: `payment.${job}`,
    about: orderId,
    failedAt,
    lastError,
  }));
}

/** Lets the worker try anew, and puts on record who did. Answers whether it had been given up; of two at once one. */
export const retryOrderWork = (
  db: Database,
  { job, orderId, by }: { job: string; orderId: string; by: string },
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
    await tx
      .insert(auditLog)
      .values({ action: `${job}.retry`, subject: `order:${orderId}`, before: revived, after: { by, orderId } });
    return true;
  });
