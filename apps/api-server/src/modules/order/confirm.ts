import { randomInt } from 'node:crypto';
import { cartEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { flashPrices } from '../course/flashPrices.ts';
import { closureOf } from '../site/site.ts';
import { once } from './idempotency.ts';
import { cartPrice } from './price.ts';

interface Line {
  cartId: string;
  courseId: number;
  eventId: number | null;
  programId: number | null;
  fullname: string;
  price: number;
  priceAfter: number;
  priceSeen: number;
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomCode = (length: number): string => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The learner's waiting carts, locked in id order, priced as of now. @throws ApiError NOT_FOUND unless all of them wait */
async function linesOf(tx: Executor, userId: string, cartIds: readonly string[], prices: ReadonlyMap<number, number>): Promise<Line[]> {
  const { cart, course, event } = schema;
  const rows = await tx
    .select({ cart, course: { fullname: course.fullname, price: course.price, priceAfter: course.priceAfter }, eventPrice: event.price })
    .from(cart)
    .innerJoin(course, eq(course.id, cart.courseId))
    .leftJoin(event, eq(event.id, cart.eventId))
    .where(and(eq(cart.userId, userId), inArray(cart.id, [...cartIds]), eq(cart.status, 'pending')))
    .orderBy(asc(cart.id))
    .for('update', { of: cart });
  if (rows.length !== new Set(cartIds).size) throw new ApiError('NOT_FOUND');
  return rows.map(({ cart: row, course: found, eventPrice }) => ({
    cartId: row.id,
    courseId: row.courseId,
    eventId: row.eventId,
    programId: row.programId,
    fullname: found.fullname,
    price: found.price,
    priceSeen: row.priceSeen,
    priceAfter: cartPrice({ coursePrice: found.priceAfter, eventPrice, flashPrice: prices.get(row.courseId) }),
  }));
}

/** Takes a seat in every schedule, in id order so that two orders never wait for each other. @throws ApiError EVENT_FULL */
async function takeSeats(tx: Executor, eventIds: readonly number[], now: Date): Promise<void> {
  const { event } = schema;
  for (const id of [...eventIds].sort((left, right) => left - right)) {
    const taken = await tx
      .update(event)
      .set({ seatsLeft: sql`${event.seatsLeft} - 1` })
      .where(and(eq(event.id, id), gt(event.seatsLeft, 0), gt(event.endAt, now)))
      .returning({ id: event.id });
    if (taken.length === 0) throw new ApiError('EVENT_FULL');
  }
}

async function placeFreeOrder(tx: Executor, services: Services, userId: string, lines: readonly Line[]): Promise<string> {
  const { orders, orderItem, seatHold, enrolment, cart, outbox, userAccount } = schema;
  const now = services.now();
  const orderId = `SLH-${randomCode(12)}`;
  const eventIds = lines.flatMap(({ eventId }) => eventId ?? []);
  await takeSeats(tx, eventIds, now);
  const totals = { purchaseTotal: 0, promoDiscount: 0, fee: 0, paymentTotal: 0 };
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  await tx.insert(orders).values({ id: orderId, invoiceId: `INV/${day}/${randomCode(8)}`, userId, programId: lines[0]?.programId ?? null, status: 'PAID', ...totals, paidAt: now });
  await tx.insert(orderItem).values(lines.map(({ cartId, courseId, eventId, fullname, price, priceAfter }, position) => ({ orderId, position, cartId, courseId, eventId, fullname, price, priceAfter })));
  if (eventIds.length > 0) await tx.insert(seatHold).values(eventIds.map((eventId) => ({ orderId, eventId, status: 'taken' })));
  const enrolled = await tx
    .insert(enrolment)
    .values(lines.map(({ courseId, eventId }) => ({ userId, courseId, eventId, orderId, createdAt: now })))
    .onConflictDoNothing({ target: [enrolment.userId, enrolment.courseId] })
    .returning({ id: enrolment.id });
  if (enrolled.length !== lines.length) throw new ApiError('ALREADY_BOUGHT');
  await tx.update(cart).set({ status: 'ordered' }).where(inArray(cart.id, lines.map(({ cartId }) => cartId)));
  const [account] = await tx.select({ email: userAccount.email, fullname: userAccount.fullname }).from(userAccount).where(eq(userAccount.id, userId));
  if (account) await tx.insert(outbox).values({ kind: 'orderPaid', payload: { to: account.email, fullname: account.fullname, orderId, courses: lines.map(({ fullname }) => fullname) } });
  return orderId;
}

/**
 * Turns carts into an order, in one transaction. What costs nothing is PAID at once (decisions.md 4); the rest needs a
 * payment method.
 */
export const cartConfirm = route(entries.cartConfirm, async ({ body, caller, idempotencyKey }, services) => {
  const { userId } = learner(caller);
  if ((await closureOf(services)).salesClosed) throw new ApiError('SALES_CLOSED');
  const prices = await flashPrices(services);
  const data = await services.db.transaction((tx) =>
    once(tx, { userId, operation: 'cart.confirm', key: idempotencyKey, body }, async () => {
      const lines = await linesOf(tx, userId, body.cartId, prices);
      const total = lines.reduce((sum, { priceAfter }) => sum + priceAfter, 0);
      if (body.expectedTotal !== undefined && body.expectedTotal !== total) {
        throw new ApiError('PRICE_CHANGED', { data: lines.map(({ cartId, fullname, priceSeen, priceAfter }) => ({ cartId, fullname, before: priceSeen, after: priceAfter })) });
      }
      if (total > 0) throw new ApiError('PAYMENT_REQUIRED');
      return { orderId: await placeFreeOrder(tx, services, userId, lines), status: 'PAID' as const };
    }),
  );
  return { data };
});
