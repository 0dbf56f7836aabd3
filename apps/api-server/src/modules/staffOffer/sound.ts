import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, exists, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { FieldProblem } from '../../http/apiError.ts';

/** Problems of courses that are not there, each at its row of `courses`; with the prices of those that are. */
export async function coursesAsked(
  tx: Executor,
  courses: readonly { courseId: number }[],
): Promise<{ problems: FieldProblem[]; priceOf: Map<number, number> }> {
  const { course } = schema;
  const ids = courses.map(({ courseId }) => courseId);
  const rows = await tx
    .select({ id: course.id, priceAfter: course.priceAfter })
    .from(course)
    .where(inArray(course.id, ids));
  const priceOf = new Map(rows.map(({ id, priceAfter }) => [id, priceAfter]));
  const problems = ids.flatMap((id, at) =>
    priceOf.has(id) ? [] : [{ field: `courses.${at}.courseId`, message: staffText.chooseAnother }],
  );
  return { problems, priceOf };
}

/** Courses that are there, each with its name and whether a programme offers it. */
export async function offerOf(
  tx: Executor,
  programId: number,
  courseIds: readonly number[],
): Promise<{ id: number; name: string; isOffered: boolean }[]> {
  if (courseIds.length === 0) return [];
  const { course, courseProgram } = schema;
  const offered = and(eq(courseProgram.programId, programId), eq(courseProgram.courseId, course.id));
  const rows = await tx
    .select({
      id: course.id,
      name: course.fullname,
      isOffered: exists(tx.select().from(courseProgram).where(offered)),
    })
    .from(course)
    .where(inArray(course.id, [...courseIds]))
    .orderBy(course.fullname);
  return rows.map(({ isOffered, ...row }) => ({ ...row, isOffered: isOffered as unknown as boolean }));
}
