import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Learner } from '../../http/route.ts';

export type OrderRow = typeof schema.orders.$inferSelect;

/** An order of this learner. @throws ApiError NOT_FOUND, also for what belongs to somebody else */
export async function orderOfLearner(
  db: Executor,
  { userId }: Pick<Learner, 'userId'>,
  orderId: string,
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(schema.orders)
    .where(and(eq(schema.orders.id, orderId), eq(schema.orders.userId, userId)));
  if (!order) throw new ApiError('NOT_FOUND');
  return order;
}

/** An order by its id, locked until the transaction ends; undefined when there is none. */
export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(schema.orders).where(eq(schema.orders.id, orderId)).for('update');
  return order;
}
