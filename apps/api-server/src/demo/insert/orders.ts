import { orderTotal } from '@suluh/domain/pricing';
import { paymentDeadline } from '@suluh/domain/transaction';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { cart, event, outbox } from '../../db/schema/index.ts';
import { waitingLines } from '../../modules/cart/lines.ts';
import { applyOrderEvent } from '../../modules/order/applyOrderEvent.ts';
import { placeOrder } from '../../modules/order/place.ts';
import { takeSeats } from '../../modules/order/seats.ts';
import { orders } from '../data/orders.ts';
import type { InsertedCourse } from './courses.ts';

const DAY_MS = 86_400_000;
/** How long after the order its money came. */
const PAID_AFTER_MS = 40 * 60_000;

/** The nearest schedule of a course that has seats, if it has schedules. */
async function nextEvent(tx: Executor, courseId: number, now: Date): Promise<number | null> {
  const [next] = await tx.select({ id: event.id }).from(event).where(and(eq(event.courseId, courseId), gt(event.startAt, now), gt(event.seatsLeft, 0))).orderBy(asc(event.startAt)).limit(1);
  return next?.id ?? null;
}

/** Gives a learner a history by the very steps an order goes through, as of then; nobody is mailed about it. */
export async function insertOrders(tx: Executor, courses: readonly InsertedCourse[], userId: string, now: Date): Promise<void> {
  const mailed = await tx.select({ id: outbox.id }).from(outbox);
  for (const order of orders) {
    const at = new Date(now.getTime() - order.daysAgo * DAY_MS);
    const bought = order.titles.map((title) => courses.find(({ demo }) => demo.title === title)!);
    for (const { id, demo } of bought) await tx.insert(cart).values({ userId, courseId: id, eventId: await nextEvent(tx, id, now), priceSeen: demo.priceAfter, createdAt: at });
    const lines = await waitingLines(tx, { userId, prices: new Map(), lock: true });
    await takeSeats(tx, lines.flatMap((line) => line.event?.id ?? []), at);
    const total = orderTotal({ items: lines, discount: 0, fee: 0 });
    const { orderId } = await placeOrder(tx, { userId, programId: null, lines, total, promoCode: null, productCode: null, expiresAt: paymentDeadline(at, undefined), now: at, idempotencyKey: null });
    const endedAt = new Date(at.getTime() + (order.event === 'expired' ? DAY_MS : PAID_AFTER_MS));
    const outcome = await applyOrderEvent(tx, { now: () => endedAt }, { orderId, event: order.event });
    if (outcome.kind !== 'moved') throw new Error(`The demo order of ${order.titles.join(', ')} did not move: ${outcome.kind}.`);
  }
  const told = (await tx.select({ id: outbox.id }).from(outbox)).map(({ id }) => id).filter((id) => !mailed.some((row) => row.id === id));
  if (told.length > 0) await tx.delete(outbox).where(inArray(outbox.id, told));
}
