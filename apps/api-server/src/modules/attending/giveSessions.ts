import { sessionFault, sessionsGivenTo } from '@suluh/domain/check-in';
import { staffText } from '@suluh/i18n-id/staff';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { recordChange } from '../staff/change.ts';

const { attendance, classSession, course, event } = schema;

/** What sessions belong to: a schedule, or a course that is learned without one. */
export interface SessionOwner {
  courseId: number;
  eventId: number | null;
}

interface Hours {
  startAt: Date | null;
  endAt: Date | null;
}

const ownedBy = ({ courseId, eventId }: SessionOwner) =>
  and(
    eq(classSession.courseId, courseId),
    eventId === null ? isNull(classSession.eventId) : eq(classSession.eventId, eventId),
  );

/** Sessions in order, with how many attended each; `held` counts also those whose attendance was taken back. */
async function rowsOf(db: Executor, owner: SessionOwner) {
  const present = sql<number>`(count(${attendance.id}) filter (where ${attendance.voidedAt} is null))::int`;
  return db
    .select({ session: classSession, attended: present, held: sql<number>`count(${attendance.id})::int` })
    .from(classSession)
    .leftJoin(attendance, eq(attendance.sessionId, classSession.id))
    .where(ownedBy(owner))
    .groupBy(classSession.id)
    .orderBy(asc(classSession.no));
}

/** Sessions as staff see them. */
export async function staffSessionsOf(db: Executor, owner: SessionOwner) {
  return (await rowsOf(db, owner)).map(({ session: { no, startAt, endAt }, attended }) => ({
    no,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    attended,
  }));
}

const refuse = (field: string, message: string): never => {
  throw new ApiError('BAD_REQUEST', { errors: [{ field, message }] });
};

const isSame = (one: Hours, other: Hours): boolean =>
  one.startAt?.getTime() === other.startAt?.getTime() && one.endAt?.getTime() === other.endAt?.getTime();

/** What is given, by whom. @param by who of staff; null for the command */
interface Giving {
  owner: SessionOwner;
  sessions: readonly Hours[];
  field: string;
  by: string | null;
  now: Date;
}

/**
 * Makes the sessions of a course or schedule those that are given: others go, but none somebody attended. Its row is
 * locked, so that of two the second finds the first.
 */
async function replaceSessions(tx: Executor, { owner, sessions, field, by, now }: Giving): Promise<void> {
  const before = await rowsOf(tx, owner);
  for (const { session, held } of before) {
    const given = sessions[session.no - 1];
    if (held > 0 && !(given && isSame(given, session))) refuse(field, staffText.event.sessionAttended(session.no));
  }
  const told = (given: readonly Hours[]) => ({ sessions: given.map(({ startAt, endAt }) => ({ startAt, endAt })) });
  const held = before.map(({ session }) => session);
  if (held.length === sessions.length && held.every((each, index) => isSame(each, sessions[index]!))) return;
  await tx.delete(classSession).where(and(ownedBy(owner), gt(classSession.no, sessions.length)));
  for (const [index, hours] of sessions.entries()) {
    const known = before.find(({ session }) => session.no === index + 1);
    if (!known) await tx.insert(classSession).values({ ...owner, no: index + 1, ...hours, givenAt: now });
    else if (!isSame(hours, known.session))
      await tx
        .update(classSession)
        .set({ ...hours, givenAt: now })
        .where(eq(classSession.id, known.session.id));
  }
  const ofCourse = owner.eventId === null;
  await recordChange(tx, {
    by,
    action: ofCourse ? 'course.sessions' : 'event.sessions',
    subject: ofCourse ? `course ${owner.courseId}` : `event ${owner.eventId}`,
    before: ofCourse ? { sessions: before.length } : told(held),
    after: ofCourse ? { sessions: sessions.length } : told(sessions),
  });
}

/**
 * Says how many sessions a course learned alone has; they have no hours, and one counts a day
 * (docs/product/check-in.md#sessions). @throws ApiError NOT_FOUND for another kind, BAD_REQUEST where one that would go was
 * attended
 */
export async function giveCourseSessions(
  tx: Executor,
  { courseId, count, by, now }: { courseId: number; count: number; by: string | null; now: Date },
): Promise<void> {
  const [row] = await tx.select().from(course).where(eq(course.id, courseId)).for('no key update');
  if (!row || sessionsGivenTo(row.typeCode) !== 'course') throw new ApiError('NOT_FOUND');
  const sessions = Array.from({ length: count }, () => ({ startAt: null, endAt: null }));
  await replaceSessions(tx, { owner: { courseId, eventId: null }, sessions, field: 'count', by, now });
}

/**
 * Gives a schedule of a hybrid its sessions (docs/product/check-in.md#sessions). @throws ApiError NOT_FOUND for another
 * kind, EVENT_CALLED_OFF, BAD_REQUEST where they do not follow each other within its hours or one was attended
 * @returns the course of the schedule
 */
export async function giveEventSessions(
  tx: Executor,
  {
    eventId,
    sessions,
    by,
    now,
  }: { eventId: number; sessions: readonly { startAt: Date; endAt: Date }[]; by: string | null; now: Date },
): Promise<{ courseId: number }> {
  const [row] = await tx
    .select({ event, typeCode: course.typeCode })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(eq(event.id, eventId))
    .for('no key update', { of: event });
  if (!row || sessionsGivenTo(row.typeCode) !== 'schedule') throw new ApiError('NOT_FOUND');
  if (row.event.cancelledAt !== null) throw new ApiError('EVENT_CALLED_OFF');
  const found = sessionFault(sessions, row.event);
  if (found) refuse('sessions', staffText.event.sessionFaults[found.fault](found.no));
  const { courseId } = row.event;
  await replaceSessions(tx, { owner: { courseId, eventId }, sessions, field: 'sessions', by, now });
  return { courseId };
}

/** The sessions a hybrid was given go with its schedule when that is moved, each by as much. */
export async function moveGivenSessions(tx: Executor, eventId: number, byMs: number): Promise<void> {
  const by = sql`make_interval(secs => ${byMs / 1000})`;
  await tx
    .update(classSession)
    .set({ startAt: sql`${classSession.startAt} + ${by}`, endAt: sql`${classSession.endAt} + ${by}` })
    .where(eq(classSession.eventId, eventId));
}
