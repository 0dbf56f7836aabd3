import type { staffCourseFields } from '@suluh/api/catalogue';
import { needsSchedule } from '@suluh/domain/schedule';
import { courseProblems, overtakenPeriods } from '@suluh/domain/staff';
import { EDUCATION_LEVELS } from '@suluh/i18n-id/account';
import { COURSE_LEVELS, LANGUAGES } from '@suluh/i18n-id/courseIncluded';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
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

/**
 * What does not go together about a course. Months of a certificate that is not there are told where either is sent: they
 * did no harm until then.
 */
export const sumsWrong = (before: StaffCourse, body: Update): FieldProblem[] =>
  courseProblems({ ...before, ...body })
    .filter(({ field }) => field !== 'certificateMonths' || 'certificate' in body || field in body)
    .map(({ field, problem }) => ({ field, message: staffText.course[problem] }));

/**
 * What a change would leave behind without effect: schedules of a course that is taken at any time from now on, and lower
 * prices for a time that are not lower any more.
 */
export async function effectsLost(
  tx: Executor,
  { before, body: { typeCode, priceAfter }, now }: { before: StaffCourse; body: Update; now: Date },
): Promise<FieldProblem[]> {
  const { coursePrice, event } = schema;
  const problems: FieldProblem[] = [];
  const isTimed = (id: string): boolean => needsSchedule({ coursetype: { id } });
  if (typeCode !== undefined && isTimed(before.typeCode) && !isTimed(typeCode)) {
    const coming = and(eq(event.courseId, before.id), gt(event.endAt, now), isNull(event.cancelledAt));
    if ((await tx.$count(event, coming)) > 0)
      problems.push({ field: 'typeCode', message: staffText.course.stillScheduled });
  }
  if (priceAfter !== undefined && priceAfter < before.priceAfter) {
    const toCome = and(eq(coursePrice.courseId, before.id), gt(coursePrice.endAt, now));
    const periods = await tx.select({ price: coursePrice.price }).from(coursePrice).where(toCome);
    const [overtaken] = overtakenPeriods(periods, { before: before.priceAfter, after: priceAfter });
    if (overtaken) problems.push({ field: 'priceAfter', message: staffText.course.notAboveLower(overtaken.price) });
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
