import type { Reach } from '@suluh/domain/staff';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { enrolmentsWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';

const { attendance, classSession, course, enrolment, event, orders, ticket, userAccount } = schema;

const sessions = sql<number>`(select count(*)::int from ${classSession} where ${classSession.eventId} = ${enrolment.eventId})`;
const attended = sql<number>`(select count(*)::int from ${attendance} where ${attendance.enrolmentId} = ${enrolment.id} and ${attendance.voidedAt} is null)`;

/** Who holds a place and what they attended, with the schedule it is on: no address, no number, no birth date. */
export const participantRows = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      id: enrolment.id,
      fullname: userAccount.fullname,
      orderStatus: orders.status,
      shortCode: ticket.shortCode,
      attended,
      sessions,
      completedAt: enrolment.completedAt,
      boughtAt: enrolment.createdAt,
      courseFullname: course.fullname,
      batch: event.batch,
      startAt: event.startAt,
      timeZone: event.timeZone,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(event, eq(event.id, enrolment.eventId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .leftJoin(ticket, and(eq(ticket.enrolmentId, enrolment.id), isNull(ticket.voidedAt)))
    .where(where)
    .orderBy(userAccount.fullname, enrolment.id);

/** Who holds a place on a schedule, of those somebody looks after, by name, with what they attended. */
export async function participantsOf(db: Executor, { eventId, reach }: { eventId: number; reach: Reach }) {
  const rows = await participantRows(db, and(eq(enrolment.eventId, eventId), enrolmentsWithin(reach)));
  return rows.map(({ courseFullname: _course, batch: _batch, startAt: _start, timeZone: _zone, ...row }) => ({
    ...row,
    completedAt: row.completedAt?.toISOString() ?? null,
    boughtAt: row.boughtAt.toISOString(),
  }));
}
