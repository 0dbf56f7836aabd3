import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { lockOrder } from '../order/queries.ts';
import { voidAttempts } from '../payment/voidAttempts.ts';

/**
 * Ends orders that wait to be paid for a class that was called off, so that nobody pays for it; their learners are told.
 * Each in a transaction of its own, after that of the class: an order is always locked before its schedules. Money that
 * comes all the same goes back by itself. @returns how many
 */
export async function cancelWaitingOrders(services: Services, eventId: number): Promise<number> {
  const { db, now } = services;
  const { orders, seatHold } = schema;
  const held = sql`(select from ${seatHold} where ${seatHold.orderId} = ${orders.id} and ${seatHold.eventId} = ${eventId})`;
  const waiting = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'UNPAID'), exists(held)))
    .orderBy(asc(orders.id));
  let ended = 0;
  for (const { id: orderId } of waiting)
    await db.transaction(async (tx) => {
      if ((await lockOrder(tx, orderId))?.status !== 'UNPAID') return; // paid or ended meanwhile
      await applyOrderEvent(tx, services, { orderId, event: 'cancelled' });
      await voidAttempts(tx, orderId, now());
      ended += 1;
    });
  return ended;
}
