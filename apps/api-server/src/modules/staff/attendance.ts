import { staffEntries as entries } from '@suluh/api/catalogue';
import type { RecordedAttendance } from '@suluh/api/types';
import { attendanceRefusal, isAttendanceOpen } from '@suluh/domain/check-in';
import { staffText } from '@suluh/i18n-id/staff';
import type { Reach } from '@suluh/domain/staff';
import { and, eq, isNull } from 'drizzle-orm';
import { enrolmentIdsWithin, enrolmentsWithin, eventsWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { attend } from '../attending/attend.ts';
import { givePass, passesOf, revokePass } from '../attending/doorPass.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { doublesOf, attendanceOf } from '../attending/attendanceSheet.ts';
import { attendanceCsv, attendancePdf, type AttendanceSheet } from '../attending/attendanceSheetFiles.ts';
import { recordChange } from './change.ts';

/** A schedule the caller reaches. @throws ApiError NOT_FOUND for another's */
export async function eventOf(db: Executor, caller: Caller, eventId: number) {
  const { course, event } = schema;
  const [found] = await db
    .select({ event, course })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(and(eq(event.id, eventId), eventsWithin(staff(caller).reach)));
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** A session of a schedule. @throws ApiError NOT_FOUND */
export async function sessionOf(db: Executor, eventId: number, no: number) {
  const { classSession } = schema;
  await ensureSessions(db, [eventId]);
  const [session] = await db
    .select()
    .from(classSession)
    .where(and(eq(classSession.eventId, eventId), eq(classSession.no, no)));
  if (!session) throw new ApiError('NOT_FOUND');
  return session;
}

/** A place in a schedule, of who somebody looks after, as it stands, which nobody moves to another date meanwhile; null for none. */
async function heldPlace(
  tx: Executor,
  { eventId, enrolmentId, reach }: { eventId: number; enrolmentId: string; reach: Reach },
) {
  const { course, enrolment, orders } = schema;
  const [held] = await tx
    .select({ status: orders.status })
    .from(enrolment)
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.eventId, eventId), enrolmentsWithin(reach)))
    .for('no key update', { of: enrolment });
  return held ? { isPaid: held.status === 'PAID' } : null;
}

/**
 * Does something for these learners of a schedule, each for themselves: one who is refused keeps nobody else from it.
 * @param deed tells what came of it for somebody who holds a place
 * @returns how often each came of it, and who was refused
 * @throws ApiError NOT_FOUND where none of them has a place here
 */
export async function forEachPlace<Outcome extends string>(
  { db }: Pick<Services, 'db'>,
  { eventId, enrolmentIds, reach }: { eventId: number; enrolmentIds: readonly string[]; reach: Reach },
  deed: (tx: Executor, enrolmentId: string) => Promise<Outcome>,
): Promise<{ counts: ReadonlyMap<Outcome, number>; refused: RecordedAttendance['refused'] }> {
  const counts = new Map<Outcome, number>();
  const refused: RecordedAttendance['refused'] = [];
  const asked = [...new Set(enrolmentIds)];
  for (const enrolmentId of asked)
    await db.transaction(async (tx) => {
      const reason = attendanceRefusal(await heldPlace(tx, { eventId, enrolmentId, reach }));
      if (reason !== null) return refused.push({ enrolmentId, reason });
      const came = await deed(tx, enrolmentId);
      return counts.set(came, (counts.get(came) ?? 0) + 1);
    });
  if (refused.filter(({ reason }) => reason === 'noPlace').length === asked.length) throw new ApiError('NOT_FOUND');
  return { counts, refused };
}

/**
 * Says that these learners of a schedule were at a session, each for themselves: who was there before stays as they were,
 * and one who is refused keeps nobody else from it (docs/product/check-in.md#attendance).
 * @throws ApiError NOT_FOUND for no such session, and where none of them has a place here; EVENT_CALLED_OFF;
 * SESSION_CLOSED before its day
 */
export async function recordAttendance(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  {
    event,
    no,
    enrolmentIds,
    by,
    reach,
  }: {
    event: { id: number; timeZone: string; cancelledAt: Date | null };
    no: number;
    enrolmentIds: readonly string[];
    by: string;
    /** Of whom they may say so. */
    reach: Reach;
  },
): Promise<RecordedAttendance> {
  const { db, now } = services;
  const session = await sessionOf(db, event.id, no);
  if (event.cancelledAt) throw new ApiError('EVENT_CALLED_OFF');
  if (!isAttendanceOpen({ start: session.startAt, timeZone: event.timeZone }, now()))
    throw new ApiError('SESSION_CLOSED', { message: staffText.attendanceTooEarly });
  const { counts, refused } = await forEachPlace(
    services,
    { eventId: event.id, enrolmentIds, reach },
    async (tx, enrolmentId) => {
      const said = { enrolmentId, session, at: now(), timeZone: event.timeZone, source: 'staff', by } as const;
      if (!(await attend(tx, services, said))) return 'already';
      await recordChange(tx, {
        by,
        action: 'attendance.record',
        subject: `enrolment ${enrolmentId}`,
        after: { eventId: event.id, no },
      });
      return 'recorded';
    },
  );
  return { recorded: counts.get('recorded') ?? 0, already: counts.get('already') ?? 0, refused };
}

/** Takes a word about a learner and a session back. @returns whether there was one */
export async function voidAttendance(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { eventId, no, enrolmentId, by }: { eventId: number; no: number; enrolmentId: string; by: string },
): Promise<boolean> {
  const session = await sessionOf(db, eventId, no);
  const { attendance, auditLog } = schema;
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(attendance)
      .set({ voidedAt: now() })
      .where(
        and(eq(attendance.sessionId, session.id), eq(attendance.enrolmentId, enrolmentId), isNull(attendance.voidedAt)),
      )
      .returning();
    if (!voided) return false;
    const subject = `enrolment ${enrolmentId}`;
    await tx.insert(auditLog).values({ actorId: by, action: 'attendance.void', subject, before: { no } });
    return true;
  });
}

/** The sheet of a schedule, of those the caller looks after. */
async function ownAttendance(db: Executor, caller: Caller, eventId: number) {
  const own = await enrolmentIdsWithin(db, staff(caller).reach, eventId);
  return (await attendanceOf(db, eventId)).filter(({ enrolmentId }) => own.has(enrolmentId));
}

async function attendanceSheetFor(
  { db }: Services,
  caller: Caller,
  { eventId, no }: { eventId: number; no: number },
): Promise<AttendanceSheet> {
  const { event, course } = await eventOf(db, caller, eventId);
  const session = await sessionOf(db, eventId, no);
  return {
    courseFullname: course.fullname,
    batch: event.batch,
    timeZone: event.timeZone,
    session,
    rows: await ownAttendance(db, caller, eventId),
  };
}

/** Doors and attendance of the schedules somebody looks after (docs/product/door.md, check-in.md#attendance). */
export const attendanceRoutes = [
  route(entries.doorPasses, async ({ params, caller }, { db }) => {
    await eventOf(db, caller, params.eventId);
    return { data: await passesOf(db, params.eventId) };
  }),
  route(entries.doorPassGive, async ({ params, body, caller }, services) => {
    const { db, now } = services;
    const { event } = await eventOf(db, caller, params.eventId);
    const by = staff(caller).userId;
    const given = await db.transaction(async (tx) => {
      const made = await givePass(tx, services, { event, holder: body.holder, by, now: now() });
      await tx.insert(schema.auditLog).values({
        actorId: by,
        action: 'door.give',
        subject: `event ${event.id}`,
        after: { passId: made.pass.id, holder: body.holder },
      });
      return made;
    });
    return { data: given };
  }),
  route(entries.doorPassRevoke, async ({ params, caller }, { db, now }) => {
    await eventOf(db, caller, params.eventId);
    if (!(await revokePass(db, { ...params, now: now() }))) throw new ApiError('NOT_FOUND');
    await db.insert(schema.auditLog).values({
      actorId: staff(caller).userId,
      action: 'door.revoke',
      subject: `event ${params.eventId}`,
      after: { passId: params.passId },
    });
    return { data: { success: true } };
  }),
  route(entries.doorDoubles, async ({ params, caller }, { db }) => {
    await eventOf(db, caller, params.eventId);
    const own = await enrolmentIdsWithin(db, staff(caller).reach, params.eventId);
    return { data: await doublesOf(db, params.eventId, own) };
  }),
  route(entries.sheet, async ({ params, caller }, { db }) => {
    await eventOf(db, caller, params.eventId);
    await ensureSessions(db, [params.eventId]);
    return { data: await ownAttendance(db, caller, params.eventId) };
  }),
  route(entries.attendanceRecord, async ({ params, body, caller }, services) => {
    const { event } = await eventOf(services.db, caller, params.eventId);
    const { userId: by, reach } = staff(caller);
    return { data: await recordAttendance(services, { event, no: params.no, by, reach, ...body }) };
  }),
  route(entries.attendanceVoid, async ({ params, caller }, services) => {
    await eventOf(services.db, caller, params.eventId);
    const own = await enrolmentIdsWithin(services.db, staff(caller).reach, params.eventId);
    if (!own.has(params.enrolmentId)) throw new ApiError('NOT_FOUND');
    if (!(await voidAttendance(services, { ...params, by: staff(caller).userId }))) throw new ApiError('NOT_FOUND');
    return { data: { success: true } };
  }),
  route(entries.attendancePdf, async ({ params, caller }, services) => ({
    data: {
      bytes: await attendancePdf(await attendanceSheetFor(services, caller, params)),
      name: `daftar-hadir-${params.eventId}-${params.no}.pdf`,
    },
  })),
  route(entries.attendanceCsv, async ({ params, caller }, services) => ({
    data: {
      bytes: attendanceCsv(await attendanceSheetFor(services, caller, params)),
      name: `daftar-hadir-${params.eventId}-${params.no}.csv`,
    },
  })),
];
