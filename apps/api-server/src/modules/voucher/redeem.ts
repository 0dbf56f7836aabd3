import { voucherEntries as entries } from '@suluh/api/catalogue';
import { orderTotal } from '@suluh/domain/pricing';
import { needsSchedule } from '@suluh/domain/schedule';
import { REDEEM_PRODUCT_CODE } from '@suluh/domain/voucher';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Learner } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireOpenSchedule } from '../cart/lines.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { lockLearner } from '../order/enrol.ts';
import { placeOrder, type OrderLine } from '../order/placeOrder.ts';
import { takeSeats } from '../order/seats.ts';
import { requireNew, standingOf } from '../order/standing.ts';
import {
  findVoucher,
  forgetVain,
  offeredTo,
  opensCourse,
  useVoucher,
  voucherElsewhere,
  type FoundVoucher,
} from './findVoucher.ts';

interface Redeeming {
  who: Learner;
  site: string | null;
  found: FoundVoucher;
  courseId: number;
  eventId: number | undefined;
}

/** The course a code opens, with the schedule chosen, as a line of an order. */
async function lineOf(
  tx: Executor,
  { who, found, courseId, eventId }: Redeeming,
  now: Date,
): Promise<OrderLine & { slug: string }> {
  const { course, event } = schema;
  const [row] = await tx
    .select({
      course,
      event,
      isOffered: sql<boolean>`${offeredTo(who)}`,
      haveEvent: sql<boolean>`exists(select from ${event} any_event where any_event.course_id = ${course.id})`,
    })
    .from(course)
    .leftJoin(event, and(eq(event.id, eventId ?? 0), eq(event.courseId, course.id)))
    .where(and(eq(course.id, courseId), opensCourse(found.batch)));
  if (!row || (eventId !== undefined && !row.event)) throw new ApiError('NOT_FOUND');
  if (!row.isOffered) throw voucherElsewhere();
  const { fullname, price, priceAfter, slug, typeCode } = row.course;
  const isDated = needsSchedule({ coursetype: { id: typeCode, name: '' }, haveEvent: row.haveEvent });
  requireOpenSchedule(row.event, isDated, now);
  return { courseId, event: row.event, cartId: null, fullname, price, priceAfter, slug };
}

/**
 * The code is used, the seat taken, the order placed and settled in one transaction, or nothing of it. The learner is
 * locked first, as by orders.
 */
async function redeemIn(tx: Executor, services: Services, redeeming: Redeeming) {
  const { who, site, found, courseId } = redeeming;
  const { userId, programId, sessionType } = who;
  const now = services.now();
  await lockLearner(tx, userId);
  await useVoucher(tx, found, { userId, courseId, now });
  requireNew((await standingOf(tx, userId, [courseId])).courses);
  const { slug, ...line } = await lineOf(tx, redeeming, now);
  await takeSeats(tx, line.event ? [line.event.id] : [], now);
  const { orderId } = await placeOrder(tx, {
    userId,
    programId,
    sessionType,
    site,
    lines: [line],
    total: orderTotal({ items: [line], discount: line.priceAfter, fee: 0 }),
    promoCode: null,
    productCode: REDEEM_PRODUCT_CODE,
    expiresAt: null,
    now,
    idempotencyKey: null,
  });
  const { cart, voucher } = schema;
  await tx
    .update(cart)
    .set({ status: 'removed' })
    .where(and(eq(cart.userId, userId), eq(cart.courseId, courseId), eq(cart.status, 'pending')));
  await tx.update(voucher).set({ orderId }).where(eq(voucher.code, found.code));
  const outcome = await applyOrderEvent(tx, services, { orderId, event: 'settled' });
  if (outcome.kind !== 'moved') throw new ApiError('ALREADY_BOUGHT'); // by an order a moment before
  return { orderId, slug };
}

/** Opens a course by a code (docs/product/my-course.md#redeem). */
export const redeem = route(entries.redeem, async ({ body: { code, courseId, eventId }, caller, site }, services) => {
  const who = learner(caller);
  const found = await findVoucher(services, who.userId, code);
  const data = await services.db.transaction((tx) => redeemIn(tx, services, { who, site, found, courseId, eventId }));
  await forgetVain(services, who.userId);
  return { data };
});
