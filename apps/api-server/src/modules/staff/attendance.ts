import { staffEntries as entries } from '@suluh/api/catalogue';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { eventsWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { attend } from '../attending/attend.ts';
import { givePass, passesOf, revokePass } from '../attending/doorPass.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { doublesOf, sheetOf } from '../attending/sheet.ts';
import { sheetCsv, sheetPdf, type Sheet } from '../attending/sheetFiles.ts';

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

/** Says that these learners of a schedule were at a session. @returns how many were not there before */
export async function recordAttendance(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  {
    event,
    no,
    enrolmentIds,
    by,
  }: { event: { id: number; timeZone: string }; no: number; enrolmentIds: readonly string[]; by: string },
): Promise<number> {
  const { db, now } = services;
  const session = await sessionOf(db, event.id, no);
  const { auditLog, enrolment } = schema;
  const mine = await db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(and(eq(enrolment.eventId, event.id), inArray(enrolment.id, [...enrolmentIds])));
  if (mine.length !== new Set(enrolmentIds).size) throw new ApiError('NOT_FOUND');
  let recorded = 0;
  for (const { id } of mine)
    await db.transaction(async (tx) => {
      const isNew = await attend(tx, services, {
        enrolmentId: id,
        session,
        at: now(),
        timeZone: event.timeZone,
        source: 'staff',
        by,
      });
      if (!isNew) return;
      recorded += 1;
      await tx.insert(auditLog).values({
        actorId: by,
        action: 'attendance.record',
        subject: `enrolment ${id}`,
        after: { eventId: event.id, no },
      });
    });
  return recorded;
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

async function sheetFor(
  { db }: Services,
  caller: Caller,
  { eventId, no }: { eventId: number; no: number },
): Promise<Sheet> {
  const { event, course } = await eventOf(db, caller, eventId);
  const session = await sessionOf(db, eventId, no);
  return {
    courseFullname: course.fullname,
    batch: event.batch,
    timeZone: event.timeZone,
    session,
    rows: await sheetOf(db, eventId),
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
    return { data: await doublesOf(db, params.eventId) };
  }),
  route(entries.sheet, async ({ params, caller }, { db }) => {
    await eventOf(db, caller, params.eventId);
    await ensureSessions(db, [params.eventId]);
    return { data: await sheetOf(db, params.eventId) };
  }),
  route(entries.attendanceRecord, async ({ params, body, caller }, services) => {
    const { event } = await eventOf(services.db, caller, params.eventId);
    const by = staff(caller).userId;
    return { data: { recorded: await recordAttendance(services, { event, no: params.no, by, ...body }) } };
  }),
  route(entries.attendanceVoid, async ({ params, caller }, services) => {
    await eventOf(services.db, caller, params.eventId);
    if (!(await voidAttendance(services, { ...params, by: staff(caller).userId }))) throw new ApiError('NOT_FOUND');
    return { data: { success: true } };
  }),
  route(entries.sheetPdf, async ({ params, caller }, services) => ({
    data: {
      bytes: await sheetPdf(await sheetFor(services, caller, params)),
      name: `daftar-hadir-${params.eventId}-${params.no}.pdf`,
    },
  })),
  route(entries.sheetCsv, async ({ params, caller }, services) => ({
    data: {
      bytes: sheetCsv(await sheetFor(services, caller, params)),
      name: `daftar-hadir-${params.eventId}-${params.no}.csv`,
    },
  })),
];
