import type { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import type { Missing } from '@suluh/domain/staff';
import { eq, sql } from 'drizzle-orm';
import { staffText } from '@suluh/i18n-id/staff';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, refuseAll, type FieldProblem } from '../../http/apiError.ts';
import type { Call, Staff } from '../../http/route.ts';
import { askToFinishDue } from '../learning/finishDue.ts';
import { oneOf } from '../staff/records.ts';
import { effectsLost, notThere, sumsWrong, teacherOfOthers, unusualWords, type Update } from './formChecks.ts';
import { courseRecords, requireStillPublishable, withMissing, type StaffCourse } from './records.ts';
import { slugOf } from './slug.ts';
import { descriptionColumns } from './text.ts';

type Create = Call<typeof entries.courses.create>['body'];

/**
 * What only those may change whose grant holds everywhere: whose course it is, and where it is offered and promoted; and
 * whether it is one of Prakerja, which pays by other rules.
 */
const EVERYWHERE = ['partnerId', 'programIds', 'isAd'] as const;

/** @throws ApiError FORBIDDEN when somebody with a narrower grant sends what is not theirs to change */
function requireOwnFields(body: Update, before: StaffCourse, { reach }: Staff): void {
  if (reach === 'everything') return;
  const foreign: string[] = EVERYWHERE.filter(
    (name) => body[name] !== undefined && JSON.stringify(body[name]) !== JSON.stringify(before[name]),
  );
  const isPrakerja = (ids: readonly number[]) => ids.includes(PRAKERJA_CATEGORY_ID);
  if (body.categoryIds && isPrakerja(body.categoryIds) !== isPrakerja(before.categoryIds)) foreign.push('categoryIds');
  if (foreign.length > 0)
    throw new ApiError('FORBIDDEN', {
      errors: foreign.map((field) => ({ field, message: staffText.course.notYours })),
    });
}

/** The field of the form where it is told what a published course would lose. */
const FIELD_OF: Record<Missing, string> = {
  summary: 'summary',
  description: 'description',
  category: 'categoryIds',
  lesson: 'typeCode',
  schedule: 'typeCode',
  unmeetable: 'typeCode',
};

interface CourseChange {
  before: StaffCourse;
  body: Update;
  who: Staff;
  now: Date;
}

/**
 * Writes the fields of a course that were sent. @param found wrong with them already, told with the rest
 * @throws ApiError BAD_REQUEST with all that is wrong, FORBIDDEN
 */
async function updateCourse(
  tx: Executor,
  { before, body, who, now }: CourseChange,
  found: readonly FieldProblem[] = [],
): Promise<void> {
  requireOwnFields(body, before, who);
  refuseAll([
    ...sumsWrong(before, body),
    ...(await effectsLost(tx, { before, body, now })),
    ...found,
    ...(await notThere(tx, [
      [schema.category, 'categoryIds', body.categoryIds ?? []],
      [schema.program, 'programIds', body.programIds ?? []],
      [schema.partner, 'partnerId', body.partnerId === undefined ? [] : [body.partnerId]],
    ])),
    ...(await teacherOfOthers(tx, { before, body, who })),
  ]);
  const facts = before.isPublished ? await withMissing(tx, before) : before;
  const { course, courseCategory, courseProgram } = schema;
  const { description, categoryIds, programIds, ...columns } = body;
  if (categoryIds) {
    await tx.delete(courseCategory).where(eq(courseCategory.courseId, before.id));
    if (categoryIds.length > 0)
      await tx
        .insert(courseCategory)
        .values(categoryIds.map((categoryId, position) => ({ courseId: before.id, categoryId, position })));
  }
  if (programIds) {
    await tx.delete(courseProgram).where(eq(courseProgram.courseId, before.id));
    if (programIds.length > 0)
      await tx.insert(courseProgram).values(programIds.map((programId) => ({ courseId: before.id, programId })));
  }
  await tx
    .update(course)
    .set({ ...columns, ...(description === undefined ? {} : descriptionColumns(description)), updatedAt: now })
    .where(eq(course.id, before.id));
  const after = await oneOf(tx, courseRecords, before.id, 'everything');
  await requireStillPublishable(tx, facts, after, (lost) => FIELD_OF[lost]);
  if (after.certificate !== before.certificate || after.typeCode !== before.typeCode)
    await askToFinishDue(tx, before.id, now);
}

/** A slug nobody has: the name's own, or with the next number behind it. */
export async function freeSlug(tx: Executor, name: string): Promise<string> {
  const { course } = schema;
  const slug = slugOf(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('course.slug'), hashtext(${slug}))`);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if ((await tx.$count(course, eq(course.slug, wanted))) === 0) return wanted;
  }
}

/** Makes a course that nobody sees yet. @returns its id @throws ApiError BAD_REQUEST */
async function createCourse(tx: Executor, body: Create, _who: Staff, now: Date): Promise<number> {
  const { course } = schema;
  refuseAll(await notThere(tx, [[schema.partner, 'partnerId', [body.partnerId]]]));
  const [made] = await tx
    .insert(course)
    .values({
      ...body,
      slug: await freeSlug(tx, body.fullname),
      priceAfter: body.price,
      isPublished: false,
      updatedAt: now,
    })
    .returning({ id: course.id });
  return made!.id;
}

/** All of a course as it is edited, by a form or by a file. */
export const editedCourse = {
  ...courseRecords,
  subject: 'course',
  table: schema.course,
  key: schema.course.id,
  create: createCourse,
  update: updateCourse,
};

/** The same by a form, which offers the usual words alone; a file may write others out (docs/product/staff.md#tables). */
export const courseByForm = {
  ...editedCourse,
  update: (tx: Executor, change: CourseChange): Promise<void> =>
    updateCourse(tx, change, unusualWords(change.before, change.body)),
};
