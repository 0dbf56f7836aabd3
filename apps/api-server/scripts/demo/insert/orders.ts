import { DAY_MS } from '@suluh/domain/time';
import { readEnvironment } from '@suluh/config/environment';
import { orderTotal } from '@suluh/domain/pricing';
import { paymentDeadline } from '@suluh/domain/transaction';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../src/db/executor.ts';
import { cart, event, orders as placedOrder, outbox } from '../../../src/db/schema/index.ts';
import { waitingLines } from '../../../src/modules/cart/queries.ts';
import { applyOrderEvent } from '../../../src/modules/order/applyOrderEvent.ts';
import { placeOrder } from '../../../src/modules/order/placeOrder.ts';
import { takeSeats } from '../../../src/modules/order/seats.ts';
import type { Purchase } from '../data/orders.ts';
import type { InsertedCourse } from './courses.ts';

/** How long after the order its money came. */
const PAID_AFTER_MS = 40 * 60_000;

/** The nearest schedule of a course that has seats, if it has schedules. */
async function nextEvent(tx: Executor, courseId: number, now: Date): Promise<number | null> {
  const [next] = await tx
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.courseId, courseId), gt(event.startAt, now), gt(event.seatsLeft, 0)))
    .orderBy(asc(event.startAt))
    .limit(1);
  return next?.id ?? null;
}

/** Who buys, and where they are signed in. */
export interface DemoBuyer {
  userId: string;
  programId: number | null;
  sessionType: string;
}

/** Orders courses as of a moment, and answers the order's id. */
async function orderOf(
  db: Database,
  { userId, programId, sessionType }: DemoBuyer,
  { bought, productCode }: { bought: readonly InsertedCourse[]; productCode: string | null },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    for (const { id, demo } of bought)
      await tx.insert(cart).values({
        userId,
        programId,
        courseId: id,
        eventId: await nextEvent(tx, id, now),
        priceSeen: demo.priceAfter,
        createdAt: now,
      });
    const lines = await waitingLines(tx, { userId, programId, prices: new Map(), now, lock: true });
    await takeSeats(
      tx,
      userId,
      lines.flatMap((line) => line.event?.id ?? []),
      now,
    );
    const total = orderTotal({ items: lines, discount: 0, fee: 0 });
    const placed = await placeOrder(tx, {
      userId,
      programId,
      sessionType,
      site: null,
      lines,
      total,
      promoCode: null,
      productCode,
      expiresAt: paymentDeadline(now, undefined),
      now,
      idempotencyKey: null,
    });
    return placed.orderId;
  });
}

/**
 * Gives a learner without orders a history, by the very steps an order goes through, as of then; nobody is mailed about
 * it.
 */
export async function insertOrders(
  db: Database,
  courses: readonly InsertedCourse[],
  buyer: DemoBuyer,
  orders: readonly Purchase[],
  now: Date,
): Promise<void> {
  if ((await db.$count(placedOrder, eq(placedOrder.userId, buyer.userId))) > 0) return;
  await buyAll(db, courses, buyer, orders, now);
}

/** Buys these, whatever was bought before. */
export async function buyAll(
  db: Database,
  courses: readonly InsertedCourse[],
  buyer: DemoBuyer,
  orders: readonly Purchase[],
  now: Date,
): Promise<void> {
  for (const { daysAgo, titles, event: end, productCode = null } of orders) {
    // Ordered so long before that its money has come by now: what is still to come would take numbers of a day to come.
    const at = new Date(now.getTime() - daysAgo * DAY_MS - PAID_AFTER_MS);
    const orderId = await orderOf(
      db,
      buyer,
      { bought: titles.map((title) => courses.find(({ demo }) => demo.title === title)!), productCode },
      at,
    );
    const endedAt = new Date(at.getTime() + (end === 'expired' ? DAY_MS : PAID_AFTER_MS));
    const outcome = await db.transaction((tx) =>
      applyOrderEvent(tx, { now: () => endedAt, settings: readEnvironment(process.env) }, { orderId, event: end }),
    );
    if (outcome.kind !== 'moved')
      throw new Error(`The demo order of ${titles.join(', ')} did not move: ${outcome.kind}.`);
    await db.delete(outbox).where(sql`${outbox.payload}->>'orderId' = ${orderId}`);
  }
}
