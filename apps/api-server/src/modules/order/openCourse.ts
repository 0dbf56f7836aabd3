import { orderTotal } from '@suluh/domain/pricing';
import { needsSchedule } from '@suluh/domain/schedule';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Learner } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireOpenSchedule } from '../cart/lines.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';
import { placeOrder, type OrderLine } from './placeOrder.ts';
import { offeredSeats, takeSeats } from './seats.ts';
import { requireNew, standingOf } from './standing.ts';

/** A course that is given instead of sold: by a code, or by the internship. */
export interface GivenCourse {
  who: Learner;
  site: string | null;
  courseId: number;
  eventId: number | undefined;
  /** Which courses may be given, as a condition on `course`. */
  within: SQL;
  /** The line of business of the order; null for none. */
  productCode: string | null;
}

/** The course with the schedule chosen, as a line of an order. */
async function lineOf(
  tx: Executor,
  { who, within, courseId, eventId }: GivenCourse,
  now: Date,
): Promise<OrderLine & { slug: string }> {
  const { course, event } = schema;
  const [row] = await tx
    .select({
      course,
      event,
      offered: offeredSeats(who.userId, now),
      haveEvent: sql<boolean>`exists(select from ${event} any_event where any_event.course_id = ${course.id})`,
    })
    .from(course)
    .leftJoin(event, and(eq(event.id, eventId ?? 0), eq(event.courseId, course.id), forPeopleOf(who.programId)))
    .where(and(eq(course.id, courseId), within));
  if (!row || (eventId !== undefined && !row.event)) throw new ApiError('NOT_FOUND');
  const { fullname, price, priceAfter, slug, typeCode } = row.course;
  const isDated = needsSchedule({ coursetype: { id: typeCode, name: '' }, haveEvent: row.haveEvent });
  requireOpenSchedule(row.event && { ...row.event, seatsLeft: row.event.seatsLeft + row.offered }, isDated, now);
  return { courseId, event: row.event, cartId: null, fullname, price, priceAfter, slug };
}

/**
 * Gives a learner a course: the seat is taken, an order of nothing placed and settled, all in the caller's transaction,
 * which has locked the learner. @throws ApiError NOT_FOUND, ALREADY_BOUGHT, ORDER_WAITING, EVENT_REQUIRED, EVENT_FULL
 */
export async function openCourse(
  tx: Executor,
  services: Services,
  given: GivenCourse,
): Promise<{ orderId: string; slug: string }> {
  const { who, site, courseId, productCode } = given;
  const { userId, programId, sessionType } = who;
  const now = services.now();
  requireNew((await standingOf(tx, userId, [courseId])).courses);
  const { slug, ...line } = await lineOf(tx, given, now);
  await takeSeats(tx, userId, line.event ? [line.event.id] : [], now);
  const { orderId } = await placeOrder(tx, {
    userId,
    programId,
    sessionType,
    site,
    lines: [line],
    total: orderTotal({ items: [line], discount: line.priceAfter, fee: 0 }),
    promoCode: null,
    productCode,
    expiresAt: null,
    now,
    idempotencyKey: null,
  });
  const { cart } = schema;
  await tx
    .update(cart)
    .set({ status: 'removed' })
    .where(and(eq(cart.userId, userId), eq(cart.courseId, courseId), eq(cart.status, 'pending')));
  const outcome = await applyOrderEvent(tx, services, { orderId, event: 'settled' });
  if (outcome.kind !== 'moved') throw new ApiError('ALREADY_BOUGHT'); // by an order a moment before
  return { orderId, slug };
}
