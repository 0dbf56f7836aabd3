import { onJobProgress, type OnJobPeriod } from '@suluh/domain/programme';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { givenBy, mandatoryIds } from './courses.ts';
import { INTERNSHIP, internshipProgram, periodOf, todayOf } from './internshipProgram.ts';

/**
 * Says which courses are mandatory, in order, on their cards too, and writes it into the audit trail.
 * @param actorId who of staff; null for the command
 * @param dueMonths month of each by whose end it is to be finished; without one the end of the period
 * @throws ApiError NOT_FOUND for a course the internship does not give
 */
export async function setMandatory(
  db: Database,
  courseIds: readonly number[],
  actorId: string | null,
  dueMonths: readonly (number | null)[] = [],
): Promise<void> {
  const { auditLog, course, internshipMandatory } = schema;
  const { id: programId } = await internshipProgram(db);
  await db.transaction(async (tx) => {
    // The list is replaced whole: who comes second waits, and finds the first one's.
    await tx.execute(sql`lock table ${internshipMandatory} in share row exclusive mode`);
    if (courseIds.length > 0) {
      const given = await tx.$count(course, and(inArray(course.id, [...courseIds]), givenBy(programId)));
      if (given < courseIds.length) throw new ApiError('NOT_FOUND');
    }
    const before = await mandatoryIds(tx);
    await tx.delete(internshipMandatory);
    if (courseIds.length > 0)
      await tx
        .insert(internshipMandatory)
        .values(courseIds.map((courseId, position) => ({ courseId, position, dueMonth: dueMonths[position] ?? null })));
    await tx.execute(sql`select refresh_course_search(${sql.param([...new Set([...before, ...courseIds])])}::int[])`);
    await tx
      .insert(auditLog)
      .values({ actorId, action: 'internship.course', subject: 'mandatory', before, after: { courseIds, dueMonths } });
  });
}

/**
 * Sets the on-job period of a participant, and writes it into the audit trail.
 * @param actorId who of staff; null for the command @throws ApiError NOT_FOUND for who is not in the internship
 */
export async function setPeriod(
  db: Database,
  userId: string,
  { startsOn, months }: OnJobPeriod,
  actorId: string | null,
): Promise<void> {
  const { auditLog, internshipPeriod, membership } = schema;
  await db.transaction(async (tx) => {
    const isMember = and(eq(membership.userId, userId), eq(membership.sessionType, INTERNSHIP));
    if ((await tx.$count(membership, isMember)) === 0) throw new ApiError('NOT_FOUND');
    const before = await periodOf(tx, userId);
    await tx
      .insert(internshipPeriod)
      .values({ userId, startsOn, months })
      .onConflictDoUpdate({ target: internshipPeriod.userId, set: { startsOn, months } });
    await tx
      .insert(auditLog)
      .values({ actorId, action: 'internship.period', subject: userId, before, after: { startsOn, months } });
  });
}

type Standing = Pick<typeof schema.internshipPeriod.$inferInsert, 'host' | 'division' | 'mentorName' | 'mentorEmail'>;

/** Changes what is written beside a period, and tells the audit trail. @throws ApiError NOT_FOUND for who has none */
async function changePeriod(
  db: Database,
  { userId, actorId, action }: { userId: string; actorId: string | null; action: string },
  change: Partial<typeof schema.internshipPeriod.$inferInsert>,
  isAllowed: (period: OnJobPeriod) => boolean = () => true,
): Promise<void> {
  const { auditLog, internshipPeriod } = schema;
  await db.transaction(async (tx) => {
    const mine = eq(internshipPeriod.userId, userId);
    const [before] = await tx.select().from(internshipPeriod).where(mine).for('update');
    if (!before || !isAllowed(before)) throw new ApiError('NOT_FOUND');
    await tx.update(internshipPeriod).set(change).where(mine);
    const was = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof typeof before]]));
    await tx.insert(auditLog).values({ actorId, action, subject: userId, before: was, after: change });
  });
}

/** Says where a participant is and who their mentor is (docs/product/internship.md#place). */
export const setPlace = (db: Database, userId: string, place: Standing, actorId: string | null): Promise<void> =>
  changePeriod(db, { userId, actorId, action: 'internship.place' }, place);

/** Writes down the mentor's mark, from the first day of the period; null takes it back. */
export const setGrade = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { score, note }: { score: number | null; note: string },
  actorId: string | null,
): Promise<void> =>
  changePeriod(
    db,
    { userId, actorId, action: 'internship.grade' },
    { grade: score, gradeNote: score === null ? '' : note, gradedAt: score === null ? null : now() },
    (period) => onJobProgress(period, todayOf({ now })).state !== 'before',
  );
