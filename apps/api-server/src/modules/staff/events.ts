import { staffEntries as entries, type staffEventFields } from '@suluh/api/catalogue';
import { sessionsGivenTo } from '@suluh/domain/check-in';
import { needsSchedule, scheduleFaults, type ScheduleTimes } from '@suluh/domain/schedule';
import type { Reach } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { eventsWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, refuseAll, wrongAt, type FieldProblem } from '../../http/apiError.ts';
import type { Call, Staff } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { moveGivenSessions } from '../attending/giveSessions.ts';
import { movePasses } from '../attending/doorPass.ts';
import type { Records } from './records.ts';
import { eventsFound } from './eventWords.ts';
import { lockCourse, madeBefore } from './sameSchedule.ts';
import { tellBooked } from './tellBooked.ts';

type StaffEvent = z.input<typeof entries.events.one.data>;
type Update = Partial<z.output<typeof staffEventFields>>;

const { attendance, classSession, course, enrolment, event } = schema;
const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Schedules as staff find them. @param now decides what is coming */
export const eventRecords = (now: () => Date): Records<typeof entries.events.list> => ({
  id: event.id,
  from: sql`${event} left join ${course} on ${course.id} = ${event.courseId}`,
  within: eventsWithin,
  found: eventsFound,
  matching: ({ courseId, when }) =>
    and(
      courseId === undefined ? undefined : eq(event.courseId, courseId),
      when === 'coming' ? and(gt(event.endAt, now()), isNull(event.cancelledAt)) : undefined,
      when === 'past' ? lte(event.endAt, now()) : undefined,
      when === 'cancelled' ? isNotNull(event.cancelledAt) : undefined,
    ),
  sorts: { startAt: event.startAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        event,
        courseFullname: course.fullname,
        typeCode: sql<StaffEvent['typeCode']>`${course.typeCode}`,
        enrolled: db.$count(enrolment, eq(enrolment.eventId, event.id)),
      })
      .from(event)
      .innerJoin(course, eq(course.id, event.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ event: { movedAt: _movedAt, ...row }, ...rest }) => ({
      ...row,
      ...rest,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      salesOpenAt: instantOf(row.salesOpenAt),
      cancelledAt: instantOf(row.cancelledAt),
    }));
  },
});

/** Each time that cannot be (docs/product/schedule.md#times). */
const unsoundTimes = (after: ScheduleTimes, before: ScheduleTimes | null, now: Date): FieldProblem[] =>
  scheduleFaults(after, before, now).map(({ field, fault }) => ({ field, message: staffText.event.faults[fault] }));

type WrittenTimes = { startAt: string; endAt: string; salesOpenAt?: string | null };
const timesOf = ({ startAt, endAt, salesOpenAt }: WrittenTimes): ScheduleTimes => ({
  startAt: new Date(startAt),
  endAt: new Date(endAt),
  salesOpenAt: salesOpenAt == null ? null : new Date(salesOpenAt),
});

/**
 * Sessions made for the old hours go, so that they are made for the new ones; those a hybrid was given move with its
 * beginning. They are locked, so that whoever is checked in at that moment is counted. @throws when somebody attended one
 */
async function moveSessions(tx: Executor, { id: eventId, typeCode }: StaffEvent, byMs: number): Promise<void> {
  await tx
    .select({ id: classSession.id })
    .from(classSession)
    .where(eq(classSession.eventId, eventId))
    .orderBy(classSession.id)
    .for('update');
  const attended = await tx
    .select({ id: attendance.id })
    .from(attendance)
    .innerJoin(classSession, eq(classSession.id, attendance.sessionId))
    .where(eq(classSession.eventId, eventId))
    .limit(1);
  if (attended.length > 0) throw wrongAt('startAt', staffText.event.begun);
  if (sessionsGivenTo(typeCode) === 'schedule') await moveGivenSessions(tx, eventId, byMs);
  else await tx.delete(classSession).where(eq(classSession.eventId, eventId));
}

/**
 * What stands against a schedule for the people of a programme: one that does not offer the course, who would never see it,
 * and one that whoever looks after another does not look after.
 */
async function notOfferedIn(
  tx: Executor,
  { courseId, programId, reach }: { courseId: number; programId: number | null | undefined; reach: Reach },
): Promise<FieldProblem[]> {
  if (programId == null) return [];
  if (reach !== 'everything' && !reach.some((place) => place.programId === null || place.programId === programId))
    return [{ field: 'programId', message: staffText.event.notYours }];
  const { courseProgram } = schema;
  const offered = and(eq(courseProgram.courseId, courseId), eq(courseProgram.programId, programId));
  if ((await tx.$count(courseProgram, offered)) > 0) return [];
  return [{ field: 'programId', message: staffText.event.notOffered }];
}

/** Who waits for a date and is none of those it is for from now on waits no more; the seats kept for them fall free. */
async function endWaitOfOthers(tx: Executor, eventId: number, programId: number): Promise<void> {
  const { waitlist } = schema;
  const isOther = sql`${waitlist.programId} is distinct from ${programId}`;
  await tx.delete(waitlist).where(and(eq(waitlist.eventId, eventId), isOther));
}

const TIMES = ['startAt', 'endAt'] as const;
/** What makes another place of it; a label that is corrected moves nobody. */
const PLACE = ['city', 'venue', 'address', 'timeZone'] as const;

/** Whether a moment is another one, in whatever spelling it comes. */
const isOtherMoment = (sent: string | undefined, before: string): boolean =>
  sent !== undefined && Date.parse(sent) !== Date.parse(before);

/**
 * Writes the fields of a schedule that were sent; where its time or place changed, those booked are told
 * (docs/product/staff.md#schedules). Seats follow the capacity, which no fewer than are taken can be left of.
 */
export const updateEvent =
  (services: Pick<Services, 'settings'>) =>
  async (
    tx: Executor,
    { before, body, who, now }: { before: StaffEvent; body: Update; who: Staff; now: Date },
  ): Promise<void> => {
    const { capacity, startAt, endAt, salesOpenAt, ...fields } = body;
    if (before.cancelledAt !== null) throw new ApiError('EVENT_CALLED_OFF');
    const { courseId } = before;
    const taken = before.capacity - before.seatsLeft;
    const hasOtherTimes = TIMES.some((name) => isOtherMoment(body[name], before[name]));
    const isNamedAnew = body.batch !== undefined || body.programId !== undefined || hasOtherTimes;
    if (isNamedAnew) await lockCourse(tx, courseId, 'everything');
    const named = { ...before, ...body, startAt: new Date(startAt ?? before.startAt) };
    const isTooFew = capacity !== undefined && capacity < taken;
    refuseAll([
      ...unsoundTimes(timesOf({ ...before, ...body }), timesOf(before), now),
      ...(await notOfferedIn(tx, { courseId, programId: body.programId, reach: who.reach })),
      ...(isNamedAnew ? await madeBefore(tx, named) : []),
      ...(isTooFew ? [{ field: 'capacity', message: staffText.event.taken(taken) }] : []),
    ]);
    // Nobody has to be told where a class was that is over.
    const isToCome = Date.parse(endAt ?? before.endAt) > now.getTime();
    const isMoved =
      isToCome && (hasOtherTimes || PLACE.some((name) => body[name] !== undefined && body[name] !== before[name]));
    if (hasOtherTimes)
      await moveSessions(tx, before, Date.parse(startAt ?? before.startAt) - Date.parse(before.startAt));
    await tx
      .update(event)
      .set({
        ...fields,
        ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
        ...(endAt === undefined ? {} : { endAt: new Date(endAt) }),
        ...(salesOpenAt === undefined ? {} : { salesOpenAt: salesOpenAt === null ? null : new Date(salesOpenAt) }),
        ...(isMoved ? { movedAt: now } : {}),
        ...(capacity === undefined
          ? {}
          : { capacity, seatsLeft: sql`${event.seatsLeft} + ${capacity - before.capacity}` }),
      })
      .where(eq(event.id, before.id));
    if (body.programId != null) await endWaitOfOthers(tx, before.id, body.programId);
    if (endAt !== undefined) await movePasses(tx, before.id, new Date(endAt));
    if (isMoved) await tellBooked(tx, services, { eventId: before.id, news: 'moved', now });
  };

/** Makes a schedule of a course within reach. @returns its id @throws ApiError BAD_REQUEST with all that is wrong */
export async function createEvent(
  tx: Executor,
  body: Call<typeof entries.events.create>['body'],
  { reach }: Staff,
  now: Date,
): Promise<number> {
  const { startAt, endAt, courseId, ...fields } = body;
  const typeCode = await lockCourse(tx, courseId, reach);
  const isOwn = typeCode !== null; // another's course is one that is not there
  const isSelfPaced = isOwn && !needsSchedule({ coursetype: { id: typeCode } });
  refuseAll([
    ...(isOwn ? [] : [{ field: 'courseId', message: staffText.chooseAnother }]),
    ...(isSelfPaced ? [{ field: 'courseId', message: staffText.event.selfPaced }] : []),
    ...unsoundTimes(timesOf(body), null, now),
    ...(isOwn ? await notOfferedIn(tx, { courseId, programId: fields.programId, reach }) : []),
    ...(isOwn ? await madeBefore(tx, { ...fields, courseId, startAt: new Date(startAt) }) : []),
  ]);
  const [made] = await tx
    .insert(event)
    .values({
      ...fields,
      courseId,
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      seatsLeft: fields.capacity,
    })
    .returning({ id: event.id });
  return made!.id;
}
