import { cartPriceRupiah } from '@suluh/domain/pricing';
import { learner as entries } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, sells } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { findWanted, PUT } from '../cart/addToCart.ts';
import { flashPrices } from '../course/cards.ts';
import { nextEvent } from '../course/findNextEvent.ts';
import { assertSelling } from '../site/readSettings.ts';

/** Puts a course into a cart (docs/product/cart.md#free-course). */
export const courseOrder = route(entries.courseOrder, async ({ body: { courseId }, caller }, services) => {
  const { db, now } = services;
  const who = learner(caller);
  const { userId, programId } = who;
  const { cart } = schema;
  await assertSelling(services);
  const found = await findWanted(db, { userId, courseId, eventId: undefined, programId, now: now() });
  const flashPrice = (await flashPrices(services)).get(courseId);
  const [waiting] = await db
    .select({ id: cart.id, programId: cart.programId })
    .from(cart)
    .where(and(eq(cart.userId, userId), eq(cart.courseId, courseId), eq(cart.status, 'pending')));
  if (waiting && waiting.programId === programId) throw new ApiError('ALREADY_PENDING', { data: waiting.id });
  const event = await nextEvent(db, courseId, found.typeCode, now(), programId);
  const priceSeen = cartPriceRupiah({
    courseRupiah: found.coursePrice,
    eventRupiah: event?.price ?? null,
    flashRupiah: flashPrice,
  });
  if (priceSeen > 0 && !sells(who)) throw new ApiError('FORBIDDEN');
  const [made] = await runNamed<{ cartId: string }>(db, PUT, [
    userId,
    courseId,
    event?.id ?? null,
    programId,
    priceSeen,
    now(),
  ]);
  return { data: made!.cartId };
});
