import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** Leaves every open attempt of an order to be voided by the worker. */
export async function voidAttempts(tx: Executor, orderId: string, now: Date): Promise<void> {
  const { paymentAttempt } = schema;
  await tx
    .update(paymentAttempt)
    .set({ status: 'voiding', nextCheckAt: now })
    .where(and(eq(paymentAttempt.orderId, orderId), inArray(paymentAttempt.status, ['opening', 'pending'])));
}
