import { VOUCHER_PENDING } from '@suluh/domain/my-course';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderedCourse } from '@suluh/i18n-id/schedule';
import { schema, type Executor } from '../../db/index.ts';
import { revokeOf } from '../certificate/endCertificate.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { issueTickets, noteWithdrawn } from '../attending/tickets.ts';
import { boughtSchedule } from '../course/readEvents.ts';
import { giveCode } from '../voucher/giveCodes.ts';
import type { OrderRow } from './queries.ts';

/** A course of an order as stored, with the schedule it was ordered for. */
export type OrderItemRow = typeof schema.orderItem.$inferSelect & { event: typeof schema.event.$inferSelect | null };

/** Courses of an order, by id so that enrolments of two orders never wait for each other. */
export async function itemsOf(tx: Executor, orderId: string): Promise<OrderItemRow[]> {
  const { orderItem, event } = schema;
  const rows = await tx
    .select({ item: orderItem, event })
    .from(orderItem)
    .leftJoin(event, eq(event.id, orderItem.eventId))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.courseId));
  return rows.map((row) => ({ ...row.item, event: row.event }));
}

/** What the learner is told was ordered: each course with its schedule. */
export const coursesOf = (items: readonly OrderItemRow[]): string[] =>
  items.map(({ fullname, event }) => orderedCourse(fullname, event && boughtSchedule(event)));

/** Keeps other payments of this learner waiting, so that two orders for the same course cannot both be paid for. */
export async function lockLearner(tx: Executor, userId: string): Promise<void> {
  const { userAccount } = schema;
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
}

/** Those of an order's courses the learner does not own yet; see {@link lockLearner}. */
export async function newCourses(
  tx: Executor,
  userId: string,
  items: readonly OrderItemRow[],
): Promise<OrderItemRow[]> {
  const { enrolment } = schema;
  const owned = await tx
    .select({ courseId: enrolment.courseId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.userId, userId),
        inArray(
          enrolment.courseId,
          items.map(({ courseId }) => courseId),
        ),
      ),
    );
  const ids = new Set(owned.map(({ courseId }) => courseId));
  return items.filter(({ courseId }) => !ids.has(courseId));
}

/** Gives the learner these courses, each class with its ticket, and of voucher courses a code at once if one is free. */
export async function enrol(
  tx: Executor,
  order: OrderRow,
  items: readonly OrderItemRow[],
  now: Date,
): Promise<{ id: string; eventId: number | null }[]> {
  const { course, enrolment } = schema;
  const { id: orderId, userId } = order;
  const made = await tx
    .insert(enrolment)
    .values(
      items.map(({ courseId, eventId }) => ({
        userId,
        courseId,
        eventId,
        voucherCode: sql`(select ${VOUCHER_PENDING}::text from ${course} where ${course.id} = ${courseId} and ${course.isVoucher})`,
        allowAccess: eventId === null, // what has no date is open from the start (R21)
        orderId,
        createdAt: now,
      })),
    )
    .returning({
      id: enrolment.id,
      eventId: enrolment.eventId,
      courseId: enrolment.courseId,
      voucherCode: enrolment.voucherCode,
    });
  await issueTickets(tx, made, now);
  await ensureSessions(
    tx,
    made.flatMap(({ eventId }) => eventId ?? []),
  );
  for (const { id: enrolmentId, courseId, voucherCode } of made)
    if (voucherCode !== null) await giveCode(tx, { enrolmentId, courseId, userId, orderId }, now);
  return made;
}

/** Takes the courses of an order away again, or one of them; the certificates they led to stay, as revoked. */
export async function withdraw(tx: Executor, orderId: string, now: Date, courseId?: number): Promise<void> {
  const { enrolment } = schema;
  const given = await tx
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(and(eq(enrolment.orderId, orderId), courseId === undefined ? undefined : eq(enrolment.courseId, courseId)))
    .for('update'); // whoever finishes one now waits, and finds it gone
  if (given.length === 0) return;
  const ids = given.map(({ id }) => id);
  await noteWithdrawn(tx, ids, now);
  await revokeOf(tx, ids, { reason: `order ${orderId} was taken back`, now });
  const { courseId: ofCourse, isCounted } = enrolment;
  const taken = await tx.delete(enrolment).where(inArray(enrolment.id, ids)).returning({ ofCourse, isCounted });
  const counted = taken.flatMap((each) => (each.isCounted ? [each.ofCourse] : []));
  const { id, studentCount } = schema.course;
  if (counted.length > 0)
    await tx
      .update(schema.course)
      .set({ studentCount: sql`greatest(${studentCount} - 1, 0)` })
      .where(inArray(id, counted));
}
