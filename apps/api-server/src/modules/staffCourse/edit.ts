import { staffCourseEntries as entries, type staffCourseFields } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import type { Missing } from '@suluh/domain/staff';
import { eq, inArray, sql } from 'drizzle-orm';
import { staffText } from '@suluh/i18n-id/staff';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call, Staff } from '../../http/route.ts';
import { askToFinishDue } from '../learning/finishDue.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords, requireStillPublishable, withMissing, type StaffCourse } from './records.ts';
import { slugOf } from './slug.ts';
import { descriptionColumns } from './text.ts';

type Update = Partial<z.output<typeof staffCourseFields>>;
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

/** @throws ApiError BAD_REQUEST at the field when what would be stored does not go together */
function requireSound(after: Pick<StaffCourse, 'price' | 'priceAfter' | 'minAge' | 'maxAge'>): void {
  const errors: { field: string; message: string }[] = [];
  if (after.priceAfter > after.price) errors.push({ field: 'priceAfter', message: staffText.course.priceAbove });
  if (after.maxAge !== null && after.maxAge < (after.minAge ?? 0))
    errors.push({ field: 'maxAge', message: staffText.course.ageBelow });
  if (errors.length > 0) throw new ApiError('BAD_REQUEST', { errors });
}

async function requireThere(
  tx: Executor,
  table: typeof schema.category | typeof schema.program | typeof schema.partner,
  field: string,
  ids: readonly number[],
): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0 || (await tx.$count(table, inArray(table.id, unique))) === unique.length) return;
  throw new ApiError('BAD_REQUEST', { errors: [{ field, message: staffText.chooseAnother }] });
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

/** Writes the fields of a course that were sent. @throws ApiError BAD_REQUEST, FORBIDDEN */
async function updateCourse(
  tx: Executor,
  { before, body, who, now }: { before: StaffCourse; body: Update; who: Staff; now: Date },
): Promise<void> {
  requireOwnFields(body, before, who);
  requireSound({ ...before, ...body });
  const facts = before.isPublished ? await withMissing(tx, before) : before;
  const { course, courseCategory, courseProgram } = schema;
  const { description, categoryIds, programIds, ...columns } = body;
  await requireThere(tx, schema.category, 'categoryIds', categoryIds ?? []);
  await requireThere(tx, schema.program, 'programIds', programIds ?? []);
  await requireThere(tx, schema.partner, 'partnerId', body.partnerId === undefined ? [] : [body.partnerId]);
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
  await requireThere(tx, schema.partner, 'partnerId', [body.partnerId]);
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

/** All of a course as it is edited. */
export const editedCourse = {
  ...courseRecords,
  subject: 'course',
  table: schema.course,
  key: schema.course.id,
  create: createCourse,
  update: updateCourse,
};
