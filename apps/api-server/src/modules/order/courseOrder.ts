import { learner as entries } from '@suluh/api/catalogue';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { flashPrices } from '../course/flashPrices.ts';
import { publishedCourseId } from '../course/findCourse.ts';
import { assertSelling } from '../site/settings.ts';
import { programOf } from '../tenant.ts';
import { cartPrice } from './price.ts';

/**
 * The schedule a registration without a choice goes to: the next one on sale with a seat. Null when the course has none at
 * all, and for self-learning. @throws ApiError EVENT_FULL when it has schedules but none with a seat
 */
async function nextEvent(db: Executor, courseId: number, typeCode: string, now: Date): Promise<typeof schema.event.$inferSelect | null> {
  const { event } = schema;
  if (typeCode === 'a') return null;
  const [any] = await db.select({ id: event.id }).from(event).where(eq(event.courseId, courseId)).limit(1);
  if (!any) return null;
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
export const courseOrder = route(entries.courseOrder, async ({ body, caller, programHeader }, services) => {
  const { db, now } = services;
  const { userId } = learner(caller);
  const { cart, course, enrolment } = schema;
  await assertSelling(services);
  const program = await programOf(services, undefined, programHeader);
  const courseId = await publishedCourseId(db, String(body.courseId));
  const [owned] = await db.select({ id: enrolment.id }).from(enrolment).where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)));
  if (owned) throw new ApiError('ALREADY_BOUGHT');
  const pending = and(eq(cart.userId, userId), eq(cart.courseId, courseId), eq(cart.status, 'pending'));
  const [waiting] = await db.select({ id: cart.id }).from(cart).where(pending);
  if (waiting) throw new ApiError('ALREADY_PENDING', { data: waiting.id });
  const [stored] = await db.select({ typeCode: course.typeCode, priceAfter: course.priceAfter }).from(course).where(eq(course.id, courseId));
  if (!stored) throw new ApiError('NOT_FOUND');
  const event = await nextEvent(db, courseId, stored.typeCode, now());
  const flashPrice = (await flashPrices(services)).get(courseId);
  const priceSeen = cartPrice({ coursePrice: stored.priceAfter, eventPrice: event?.price ?? null, flashPrice });
  const [made] = await db
    .insert(cart)
    .values({ userId, courseId, eventId: event?.id ?? null, programId: program?.id ?? null, priceSeen })
    .onConflictDoNothing()
    .returning({ id: cart.id });
  if (made) return { data: made.id };
  const [meanwhile] = await db.select({ id: cart.id }).from(cart).where(pending);
  throw new ApiError('ALREADY_PENDING', { data: meanwhile?.id });
});
