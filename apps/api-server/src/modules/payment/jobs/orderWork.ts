import { and, asc, eq, gt, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Executor } from '../../../db/index.ts';
import type { OrderRow } from '../../order/queries.ts';
import type { PaymentJobServices } from './services.ts';

/** Tries before a person has to look at it. */
const MAX_ATTEMPTS = 8;

/** Until the next try after the nth failure, in milliseconds: half a minute, then twice as long each time. */
const waitMs = (failures: number): number => 30_000 * 2 ** (failures - 1);

const { orders, orderWorkFailure } = schema;

/** Work on orders, by the name it is listed under. */
type OrderJob = 'expire' | 'close' | 'tell' | 'remind' | 'invoice' | 'credit';

interface OrderWork {
  job: OrderJob;
  /** Which orders are due. */
  due(tx: Executor, at: Date): SQL | undefined;
  /** Those that are due longest come first. */
  since: PgColumn;
  /** Does it, in the transaction that holds the order. */
  work(tx: Executor, order: OrderRow, at: Date): Promise<void>;
}

const heldBack = (tx: Executor, job: OrderJob, at: Date) =>
  tx
    .select({ orderId: orderWorkFailure.orderId })
    .from(orderWorkFailure)
    .where(
      and(
        eq(orderWorkFailure.orderId, orders.id),
        eq(orderWorkFailure.job, job),
        or(isNull(orderWorkFailure.nextAttemptAt), gt(orderWorkFailure.nextAttemptAt, at)),
      ),
    );

const failureOf = (job: OrderJob, orderId: string) =>
  and(eq(orderWorkFailure.orderId, orderId), eq(orderWorkFailure.job, job));

/** What the database said, without the statement's values; else the error's own words. */
function reasonOf(error: unknown): string {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (source instanceof Error ? source.message : String(source)).slice(0, 500);
}

/** Counts a try that failed. Who failed on the order between another's failure and its note did not try once more. */
async function noteFailure(
  { db, now }: PaymentJobServices,
  job: OrderJob,
  orderId: string,
  error: unknown,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const [earlier] = await tx.select().from(orderWorkFailure).where(failureOf(job, orderId)).for('update');
    const isNoted = earlier !== undefined && (earlier.nextAttemptAt === null || earlier.nextAttemptAt > at);
    if (isNoted) return;
    const attempts = (earlier?.attempts ?? 0) + 1;
    const failure = {
      attempts,
      nextAttemptAt: attempts >= MAX_ATTEMPTS ? null : new Date(at.getTime() + waitMs(attempts)),
      failedAt: at,
      lastError: reasonOf(error),
    };
    await tx
      .insert(orderWorkFailure)
      .values({ job, orderId, ...failure })
      .onConflictDoUpdate({ target: [orderWorkFailure.orderId, orderWorkFailure.job], set: failure });
  });
}

/**
 * Does the work on the order that is due longest, in one transaction. One that fails waits longer before each further
 * try, and is left to a person after eight (`npm run jobs`); it holds up no other. Answers whether there was one.
 */
export async function workOnNext(services: PaymentJobServices, { job, due, since, work }: OrderWork): Promise<boolean> {
  const { db, log, now } = services;
  let orderId: string | undefined;
  try {
    return await db.transaction(async (tx) => {
      const at = now();
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(due(tx, at), notExists(heldBack(tx, job, at))))
        .orderBy(asc(since))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!order) return false;
      orderId = order.id;
      await work(tx, order, at);
      await tx.delete(orderWorkFailure).where(failureOf(job, order.id));
      return true;
    });
  } catch (error) {
    if (orderId === undefined) throw error;
    log.error({ err: error, job, orderId }, 'payment job');
    await noteFailure(services, job, orderId, error);
    return true;
  }
}
