import type { staffCourseFields } from '@suluh/api/catalogue';
import { EDUCATION_LEVELS } from '@suluh/i18n-id/account';
import { COURSE_LEVELS, LANGUAGES } from '@suluh/i18n-id/courseIncluded';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import type { FieldProblem } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { addressOf } from '../staffTeacher/editedTeacher.ts';
import type { StaffCourse } from './records.ts';

/** Fields of a course that are sent. */
export type Update = Partial<z.output<typeof staffCourseFields>>;

type Chosen = [
  table: typeof schema.category | typeof schema.program | typeof schema.partner,
  field: string,
  ids: readonly number[],
];

/** Fields that choose what is not there. */
export async function notThere(tx: Executor, all: readonly Chosen[]): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const [table, field, ids] of all) {
    const unique = [...new Set(ids)];
    if (unique.length === 0 || (await tx.$count(table, inArray(table.id, unique))) === unique.length) continue;
    problems.push({ field, message: staffText.chooseAnother });
  }
  return problems;
}

/** The words a form chooses from, by field. */
const WORDS: Readonly<Record<'level' | 'language' | 'education', readonly string[]>> = {
  level: COURSE_LEVELS,
  language: Object.keys(LANGUAGES),
  education: EDUCATION_LEVELS,
};

/** Words of a form that are none of the usual; one that a file wrote out stays until another is chosen. */
export const unusualWords = (before: StaffCourse, body: Update): FieldProblem[] =>
  (['level', 'language', 'education'] as const)
    .filter((field) => {
      const word = body[field] ?? null;
      return word !== null && word !== before[field] && !WORDS[field].includes(word);
    })
    .map((field) => ({ field, message: refusedFieldText.choice }));

/**
 * Who is put down as teaching is somebody the caller's own courses name, or nobody's yet: who teaches for others alone is
 * not to be found (docs/product/staff.md#teachers).
 */
export async function teacherOfOthers(
  tx: Executor,
  { before, body, who: { reach } }: { before: StaffCourse; body: Update; who: Staff },
): Promise<FieldProblem[]> {
  const { course } = schema;
  if (reach === 'everything' || body.teacherName === undefined || body.teacherName === before.teacherName) return [];
  const named = sql`${course.teacherSlug} = ${addressOf(body.teacherName)} and ${course.teacherSlug} <> ''`;
  const { rows } = await tx.execute<{ isTheirs: boolean | null }>(
    sql`select bool_or(${coursesWithin(reach)}) as "isTheirs" from ${course} where ${named}`,
  );
  return rows[0]?.isTheirs === false ? [{ field: 'teacherName', message: staffText.teacher.anothers }] : [];
}
