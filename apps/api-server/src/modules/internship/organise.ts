import { and, inArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { givenBy, mandatoryIds } from './courses.ts';
import { internshipProgram } from './internshipProgram.ts';

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
