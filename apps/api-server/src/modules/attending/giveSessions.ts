import { sessionFault, sessionsGivenTo } from '@suluh/domain/check-in';
import { staffText } from '@suluh/i18n-id/staff';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { askToFinishDue } from '../learning/finishDue.ts';
import { lastChangeOf, recordChange } from '../staff/change.ts';

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

/** The row whose version counts what is saved of them. */
const versionOf = async (db: Executor, { courseId, eventId }: SessionOwner): Promise<number> => {
  const table = eventId === null ? course : event;
  const [row] = await db
    .select({ version: table.sessionsVersion })
    .from(table)
    .where(eq(table.id, eventId ?? courseId));
  return row!.version;
};

/** Sessions as staff see them, with the version they are saved by. */
export async function staffSessionsOf(db: Executor, owner: SessionOwner) {
  const sessions = (await rowsOf(db, owner)).map(({ session: { no, startAt, endAt }, attended }) => ({
    no,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    attended,
  }));
  return { version: await versionOf(db, owner), sessions };
}

const refuse = (field: string, message: string): never => {
  throw new ApiError('BAD_REQUEST', { errors: [{ field, message }] });
};

const isSame = (one: Hours, other: Hours): boolean =>
  one.startAt?.getTime() === other.startAt?.getTime() && one.endAt?.getTime() === other.endAt?.getTime();

/** Who gives them, and when. */
interface Giver {
  /** Who of staff; null for the command. */
  by: string | null;
  /** Version they were looked at in; null for the command, which takes whatever is there. */
  version: number | null;
  now: Date;
}

/** What is given, by whom. */
interface Giving extends Giver {
  owner: SessionOwner;
  sessions: readonly Hours[];
  field: string;
}

/** How the deed is called in the audit trail, and what it is done to. */
const recordOf = ({ courseId, eventId }: SessionOwner) =>
  eventId === null
    ? { action: 'course.sessions', subject: `course ${courseId}` }
    : { action: 'event.sessions', subject: `event ${eventId}` };

/** @throws ApiError CONFLICT with what is there now when somebody saved another since */
async function requireSeen(tx: Executor, owner: SessionOwner, version: number | null): Promise<void> {
  if (version === null) return;
  const current = await staffSessionsOf(tx, owner);
  if (current.version === version) return;
  const { action, subject } = recordOf(owner);
  throw new ApiError('CONFLICT', { data: { current, ...(await lastChangeOf(tx, subject, action)) } });
}

const countEventVersion = (tx: Executor, eventId: number) =>
  tx
    .update(event)
    .set({ sessionsVersion: sql`${event.sessionsVersion} + 1` })
    .where(eq(event.id, eventId));

const countVersion = (tx: Executor, { courseId, eventId }: SessionOwner) =>
  eventId === null
    ? tx
        .update(course)
        .set({ sessionsVersion: sql`${course.sessionsVersion} + 1` })
        .where(eq(course.id, courseId))
    : countEventVersion(tx, eventId);

/**
 * Makes the sessions of a course or schedule those that are given: others go, but none somebody attended. Its row is
 * locked, so that of two the second finds the first; the sessions too, so that whoever is checked in at that moment is counted
 * or finds them as they are then.
 */
async function replaceSessions(tx: Executor, { owner, sessions, field, by, version, now }: Giving): Promise<void> {
  await requireSeen(tx, owner, version);
  await tx
    .select({ id: classSession.id })
    .from(classSession)
    .where(ownedBy(owner))
    .orderBy(classSession.id)
    .for('update');
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
  await countVersion(tx, owner);
  const ofCourse = owner.eventId === null;
  await recordChange(tx, {
    by,
    ...recordOf(owner),
    before: ofCourse ? { sessions: before.length } : told(held),
    after: ofCourse ? { sessions: sessions.length } : told(sessions),
  });
  if (sessions.length < before.length) await askToFinishDue(tx, owner.courseId, now);
}

/**
 * Says how many sessions a course learned alone has; they have no hours, and one counts a day
 * (docs/product/check-in.md#sessions). @throws ApiError NOT_FOUND for another kind, CONFLICT, BAD_REQUEST where one that would go
 * was attended
 */
export async function giveCourseSessions(
  tx: Executor,
  { courseId, count, ...giver }: { courseId: number; count: number } & Giver,
): Promise<void> {
  const [row] = await tx.select().from(course).where(eq(course.id, courseId)).for('no key update');
  if (!row || sessionsGivenTo(row.typeCode) !== 'course') throw new ApiError('NOT_FOUND');
  const sessions = Array.from({ length: count }, () => ({ startAt: null, endAt: null }));
  await replaceSessions(tx, { owner: { courseId, eventId: null }, sessions, field: 'count', ...giver });
}

/**
 * Gives a schedule of a hybrid its sessions (docs/product/check-in.md#sessions). @throws ApiError NOT_FOUND for another
 * kind, EVENT_CALLED_OFF, CONFLICT, BAD_REQUEST where they do not follow each other within its hours or one was attended
 */
export async function giveEventSessions(
  tx: Executor,
  { eventId, sessions, ...giver }: { eventId: number; sessions: readonly { startAt: Date; endAt: Date }[] } & Giver,
): Promise<void> {
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
  await replaceSessions(tx, {
    owner: { courseId: row.event.courseId, eventId },
    sessions,
    field: 'sessions',
    ...giver,
  });
}

/** The sessions a hybrid was given go with its schedule when that is moved, each by as much. */
export async function moveGivenSessions(tx: Executor, eventId: number, byMs: number): Promise<void> {
  const by = sql`make_interval(secs => ${byMs / 1000})`;
  await tx
    .update(classSession)
    .set({ startAt: sql`${classSession.startAt} + ${by}`, endAt: sql`${classSession.endAt} + ${by}` })
    .where(eq(classSession.eventId, eventId));
  await countEventVersion(tx, eventId);
}
