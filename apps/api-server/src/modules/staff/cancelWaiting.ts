import type { OrderEndReason } from '@suluh/domain/transaction';
import { orderEndText } from '@suluh/i18n-id/orderNews';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { voidAttempts } from '../payment/voidAttempts.ts';

/**
 * Locks the orders that wait to be paid for a class, in order of their ids; an order is always locked before its
 * schedules. @returns their ids
 */
export async function lockWaitingOrders(tx: Executor, eventId: number): Promise<string[]> {
  const { orders, seatHold } = schema;
  const held = sql`(select from ${seatHold} where ${seatHold.orderId} = ${orders.id} and ${seatHold.eventId} = ${eventId})`;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'UNPAID'), exists(held)))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
  return rows.map(({ id }) => id);
}

/** One more order waits for the class than was locked before the class was. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Ends locked orders of a class that is called off in this transaction, so that nobody pays for it; their learners are
 * told. Money that comes all the same goes back by itself. @throws Overtaken when another one came before the class was
 * locked: the transaction is to be begun anew
 */
export async function endWaitingOrders(
  tx: Executor,
  services: Services,
  { eventId, locked }: { eventId: number; locked: readonly string[] },
): Promise<void> {
  const { orders, seatHold } = schema;
  const waiting = await tx
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(seatHold, eq(seatHold.orderId, orders.id))
    .where(and(eq(orders.status, 'UNPAID'), eq(seatHold.eventId, eventId)));
  if (waiting.some(({ id }) => !locked.includes(id))) throw new Overtaken();
  const reason: OrderEndReason = 'classCalledOff';
  for (const orderId of locked) {
    await applyOrderEvent(tx, services, { orderId, event: 'cancelled', told: orderEndText[reason] });
    await tx.update(orders).set({ endReason: reason }).where(eq(orders.id, orderId));
    await voidAttempts(tx, orderId, services.now());
  }
}
