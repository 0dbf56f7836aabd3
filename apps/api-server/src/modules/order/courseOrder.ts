import { learner as entries } from '@suluh/api/catalogue';
import { needsSchedule } from '@suluh/domain/schedule';
import { scheduleText } from '@suluh/i18n-id/schedule';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, sells } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { findWanted, PUT } from '../cart/add.ts';
import { flashPrices } from '../course/flashPrices.ts';
import { assertSelling } from '../site/settings.ts';
import { cartPrice } from './price.ts';

/**
 * The schedule a registration without a choice goes to: the next one on sale with a seat. Null for what is learned without a
 * date. @throws ApiError EVENT_FULL when it has schedules but none with a seat, EVENT_REQUIRED when it has none at all
 */
async function nextEvent(db: Executor, courseId: number, typeCode: string, now: Date): Promise<typeof schema.event.$inferSelect | null> {
  const { event } = schema;
  const [any] = await db.select({ id: event.id }).from(event).where(eq(event.courseId, courseId)).limit(1);
  if (!needsSchedule({ coursetype: { id: typeCode }, haveEvent: any !== undefined })) return null;
  if (!any) throw new ApiError('EVENT_REQUIRED', { message: scheduleText.none });
  const [next] = await db
    .select()
    .from(event)
    .where(and(eq(event.courseId, courseId), gt(event.startAt, now), gt(event.seatsLeft, 0), or(isNull(event.salesOpenAt), lte(event.salesOpenAt, now))))
    .orderBy(asc(event.startAt), asc(event.id))
    .limit(1);
  if (!next) throw new ApiError('EVENT_FULL');
  return next;
}

/** Puts a course into a cart (spec section 4, free-course registration). */
export const courseOrder = route(entries.courseOrder, async ({ body: { courseId }, caller }, services) => {
  const { db, now } = services;
  const who = learner(caller);
  const { userId, programId } = who;
  const { cart } = schema;
  await assertSelling(services);
  const found = await findWanted(db, { userId, courseId, eventId: undefined, programId });
  const flashPrice = (await flashPrices(services)).get(courseId);
  const [waiting] = await db.select({ id: cart.id, programId: cart.programId }).from(cart).where(and(eq(cart.userId, userId), eq(cart.courseId, courseId), eq(cart.status, 'pending')));
  if (waiting && waiting.programId === programId) throw new ApiError('ALREADY_PENDING', { data: waiting.id });
  const event = await nextEvent(db, courseId, found.typeCode, now());
  const priceSeen = cartPrice({ coursePrice: found.coursePrice, eventPrice: event?.price ?? null, flashPrice });
  if (priceSeen > 0 && !sells(who)) throw new ApiError('FORBIDDEN');
  const [made] = await runNamed<{ cartId: string }>(db, PUT, [userId, courseId, event?.id ?? null, programId, priceSeen, now()]);
  return { data: made!.cartId };
});
