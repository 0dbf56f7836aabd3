import { cartEntries as entries } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { flashPrices } from '../course/cards.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import { itemsOf, priced, requireOpenSchedule } from './lines.ts';
import { offeredSeats } from '../order/seats.ts';
import { waitingLines } from './queries.ts';

/** Everything in the cart. */
export const carts = route(entries.carts, async ({ caller }, services) => {
  const { userId, programId } = learner(caller);
  return {
    data: await itemsOf(
      services,
      await waitingLines(services.db, { userId, programId, prices: await flashPrices(services), now: services.now() }),
    ),
  };
});

/** Some of the cart, such as what is being paid for. */
export const cartItems = route(entries.cartItems, async ({ query, caller }, services) => {
  const { userId, programId } = learner(caller);
  const found = await itemsOf(
    services,
    await waitingLines(services.db, {
      userId,
      programId,
      cartIds: query.cartId,
      prices: await flashPrices(services),
      now: services.now(),
    }),
  );
  const byId = new Map(found.map((item) => [item.cartId, item]));
  return { data: [...new Set(query.cartId)].flatMap((id) => byId.get(id) ?? []) };
});

/** Another schedule of the course that waits; its price is the one seen from now on. */
export const cartChange = route(entries.cartChange, async ({ params, body, caller }, services) => {
  const { userId, programId } = learner(caller);
  const { db, now } = services;
  const { cart, course, event } = schema;
  const mine = and(eq(cart.id, params.cartId), eq(cart.userId, userId), eq(cart.status, 'pending'));
  const [found] = await db
    .select({
      cart,
      course: { fullname: course.fullname, price: course.price, priceAfter: course.priceAfter },
      event,
      offered: offeredSeats(userId, now()),
    })
    .from(cart)
    .innerJoin(course, and(eq(course.id, cart.courseId), eq(course.isPublished, true)))
    .innerJoin(event, and(eq(event.id, body.eventId), eq(event.courseId, course.id), forPeopleOf(programId)))
    .where(mine);
  if (!found) throw new ApiError('NOT_FOUND');
  requireOpenSchedule({ ...found.event, seatsLeft: found.event.seatsLeft + found.offered }, true, now());
  const prices = await flashPrices(services);
  const { priceAfter: priceSeen } = priced(
    { ...found.cart, cartId: found.cart.id },
    found.course,
    found.event,
    prices.get(found.cart.courseId),
  );
  await db.update(cart).set({ eventId: body.eventId, priceSeen }).where(mine);
  const [item] = await itemsOf(
    services,
    await waitingLines(db, { userId, programId, cartIds: [params.cartId], prices, now: now() }),
  );
  if (!item) throw new ApiError('NOT_FOUND');
  return { data: item };
});

/** Taking a course out; what was ordered meanwhile stays ordered. */
export const cartRemove = route(entries.cartRemove, async ({ params, caller }, { db }) => {
  const { userId } = learner(caller);
  const { cart } = schema;
  const mine = and(eq(cart.id, params.cartId), eq(cart.userId, userId));
  const removed = await db
    .update(cart)
    .set({ status: 'removed' })
    .where(and(mine, eq(cart.status, 'pending')))
    .returning({ id: cart.id });
  if (removed.length === 0 && (await db.$count(cart, mine)) === 0) throw new ApiError('NOT_FOUND');
  return { data: { success: true } };
});
