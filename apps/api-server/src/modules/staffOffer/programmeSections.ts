import { refuseAll, type FieldProblem } from '../../http/apiError.ts';
import type { staffProgrammeFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { offerOf } from './sound.ts';

type Sections = z.output<typeof staffProgrammeFields>['sections'];

const { programCategory, programCategoryCourse } = schema;

const KEY = { id: programCategory.id };

/** Parts of a programme's home in their order, each with its courses; beside rows of `program`. */
export const SECTIONS = sql<Sections>`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
    'courseIds', array(select x.course_id from program_category_course x where x.program_category_id = s.id order by x.position, x.course_id))
  order by s.position, s.id), '[]') from program_category s where s.program_id = program.id)`;

/** What is wrong with the courses of a part; null where the programme offers each. */
async function wrongCourses(tx: Executor, programId: number, courseIds: readonly number[]): Promise<string | null> {
  const rows = await offerOf(tx, programId, courseIds);
  if (rows.length < courseIds.length) return staffText.chooseAnother;
  const others = rows.filter(({ isOffered }) => !isOffered).map(({ name }) => name);
  return others.length > 0 ? staffText.programme.notOffered(others) : null;
}

/** @throws ApiError BAD_REQUEST at a part that is another's, and at courses the programme does not offer */
async function requireOwn(tx: Executor, programId: number, sections: Sections): Promise<void> {
  const problems: FieldProblem[] = [];
  for (const [at, { id, courseIds }] of sections.entries()) {
    const own = and(eq(programCategory.id, id ?? 0), eq(programCategory.programId, programId));
    const isTwice = id !== null && sections.findIndex((each) => each.id === id) < at;
    if (isTwice || (id !== null && (await tx.$count(programCategory, own)) === 0))
      problems.push({ field: `sections.${at}.name`, message: staffText.chooseAnother });
    const wrong = await wrongCourses(tx, programId, courseIds);
    if (wrong) problems.push({ field: `sections.${at}.courseIds`, message: wrong });
  }
  refuseAll(problems);
}

/**
 * Makes the parts of a programme's home what was asked for. One that is kept keeps its number, by which its own list is
 * found. @throws ApiError BAD_REQUEST at each field
 */
export async function setSections(tx: Executor, programId: number, sections: Sections): Promise<void> {
  await requireOwn(tx, programId, sections);
  const kept = sections.flatMap(({ id }) => id ?? []);
  await tx
    .delete(programCategory)
    .where(
      and(eq(programCategory.programId, programId), kept.length > 0 ? notInArray(programCategory.id, kept) : undefined),
    );
  for (const [position, { id, name, courseIds }] of sections.entries()) {
    const [section] =
      id === null
        ? await tx.insert(programCategory).values({ programId, name, position }).returning(KEY)
        : await tx.update(programCategory).set({ name, position }).where(eq(programCategory.id, id)).returning(KEY);
    const programCategoryId = section!.id;
    await tx.delete(programCategoryCourse).where(eq(programCategoryCourse.programCategoryId, programCategoryId));
    if (courseIds.length > 0)
      await tx
        .insert(programCategoryCourse)
        .values(courseIds.map((courseId, order) => ({ courseId, programCategoryId, position: order })));
  }
}
