import type { OnJobPeriod } from '@suluh/domain/programme';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { givenBy, mandatoryIds } from './courses.ts';
import { INTERNSHIP, internshipProgram, periodOf } from './internshipProgram.ts';

/**
 * Says which courses are mandatory, in order, on their cards too, and writes it into the audit trail.
 * @param actorId who of staff; null for the command @throws ApiError NOT_FOUND for a course the internship does not give
 */
export async function setMandatory(db: Database, courseIds: readonly number[], actorId: string | null): Promise<void> {
  const { auditLog, course, internshipMandatory } = schema;
  const { id: programId } = await internshipProgram(db);
  await db.transaction(async (tx) => {
    if (courseIds.length > 0) {
      const given = await tx.$count(course, and(inArray(course.id, [...courseIds]), givenBy(programId)));
      if (given < courseIds.length) throw new ApiError('NOT_FOUND');
    }
    const before = await mandatoryIds(tx);
    await tx.delete(internshipMandatory);
    if (courseIds.length > 0)
      await tx.insert(internshipMandatory).values(courseIds.map((courseId, position) => ({ courseId, position })));
    await tx.execute(sql`select refresh_course_search(${sql.param([...new Set([...before, ...courseIds])])}::int[])`);
    await tx
      .insert(auditLog)
      .values({ actorId, action: 'internship.course', subject: 'mandatory', before, after: courseIds });
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
