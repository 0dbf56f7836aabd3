import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { lastChangeOf } from '../staff/change.ts';
import { givenBy, mandatoryIds, mandatoryList } from './courses.ts';
import { internshipProgram } from './internshipProgram.ts';

/** Subject of the list in the audit trail. */
const MANDATORY = 'mandatory';

/** The list of mandatory courses with its version. */
export async function mandatoryRead(db: Executor): Promise<MandatoryList> {
  const { mandatoryVersion: version } = await internshipProgram(db);
  return { version, courses: await mandatoryList(db) };
}

interface MandatoryList {
  version: number;
  courses: Awaited<ReturnType<typeof mandatoryList>>;
}

interface Mandatory {
  courseIds: readonly number[];
  /** Month of each by whose end it is to be finished; without one the end of the period. */
  dueMonths?: readonly (number | null)[] | undefined;
  /** Who of staff; null for the command. */
  actorId: string | null;
  /** Which list it changes; null for the command, which takes whatever is there. */
  version: number | null;
}

/**
 * Says which courses are mandatory, in order, on their cards too, and writes it into the audit trail.
 * @throws ApiError NOT_FOUND for a course the internship does not give; CONFLICT with what is there now when somebody
 * saved another list since (docs/product/staff.md#two-people-one-record)
 */
export async function setMandatory(
  db: Database,
  { courseIds, dueMonths = [], actorId, version }: Mandatory,
): Promise<void> {
  const { auditLog, course, internshipMandatory, program } = schema;
  const { id: programId } = await internshipProgram(db);
  await db.transaction(async (tx) => {
    // The list is replaced whole: who comes second waits at the row of the programme, and finds the first one's.
    const taken = await tx
      .update(program)
      .set({ mandatoryVersion: sql`${program.mandatoryVersion} + 1` })
      .where(and(eq(program.id, programId), version === null ? undefined : eq(program.mandatoryVersion, version)))
      .returning({ id: program.id });
    if (taken.length === 0)
      throw new ApiError('CONFLICT', {
        data: { current: await mandatoryRead(tx), ...(await lastChangeOf(tx, MANDATORY)) },
      });
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
      .values({ actorId, action: 'internship.course', subject: MANDATORY, before, after: { courseIds, dueMonths } });
  });
}
