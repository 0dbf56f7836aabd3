import type { staffCourseEntries } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Staff } from '../../../http/route.ts';
import { recordChange } from '../../staff/change.ts';
import { changeRecord, makeRecord } from '../../staff/editedRecords.ts';
import { editedCourse } from '../../staffCourse/edit.ts';
import { publishCourse } from '../../staffCourse/publish.ts';
import type { StaffCourse } from '../../staffCourse/records.ts';
import type { WorkRow } from '../work.ts';

const { course } = schema;
type Entries = (typeof staffCourseEntries)['courses'];
const make = makeRecord<Entries['list'], Entries['create'], Entries['update']>;
const change = changeRecord<Entries['list'], Entries['create'], Entries['update']>;

/** Who it is done for, and when. */
export interface Doer {
  who: Staff;
  now: Date;
}

/** What a row says is to be done; a row that is looked at has no more than this. */
export type Plan = Pick<WorkRow, 'action' | 'subjectId' | 'version' | 'changes'>;

type Values = Partial<StaffCourse>;

/** How a deed of many is named in the history of each. */
const ACTION = { create: 'course.imported', update: 'course.updatedMany', undo: 'course.restored' } as const;

const valuesOf = ({ changes }: Plan, which: 'before' | 'after'): Values =>
  Object.fromEntries(Object.entries(changes).map(([field, each]) => [field, each[which]])) as Values;

/** One partner's courses of one name are made one after the other, so that the second finds the first. */
const lockName = (tx: Executor, name: string, partnerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course ${partnerId} ${name.toLowerCase()}`}, 0))`);

/** @throws ApiError BAD_REQUEST where the partner has another course of that name, in whatever letters */
async function assertNameIsNew(tx: Executor, { id, fullname, partnerId }: StaffCourse): Promise<void> {
  const [other] = await tx
    .select({ id: course.id })
    .from(course)
    .where(
      and(
        eq(course.partnerId, partnerId),
        sql`lower(${course.fullname}) = ${fullname.toLowerCase()}`,
        sql`${course.id} <> ${id}`,
      ),
    )
    .limit(1);
  if (other)
    throw new ApiError('BAD_REQUEST', {
      errors: [{ field: 'fullname', message: staffWorkText.problems.exists(other.id) }],
    });
}

async function makeCourse(tx: Executor, values: Values, doer: Doer): Promise<StaffCourse> {
  const { fullname, typeCode, partnerId, summary = '', price = 0, ...rest } = values;
  try {
    await lockName(tx, fullname!, partnerId!);
    const made = await make(tx, editedCourse, {
      body: { fullname: fullname!, typeCode: typeCode!, partnerId: partnerId!, summary, price },
      action: ACTION.create,
      ...doer,
    });
    await assertNameIsNew(tx, made); // told to nobody who may not make courses of that partner
    if (Object.keys(rest).length === 0) return made;
    return await change(tx, editedCourse, {
      id: made.id,
      version: made.version,
      body: rest,
      action: ACTION.create,
      ...doer,
    });
  } catch (error) {
    // Made for a partner somebody does not look after, it is out of their reach at once.
    if (!(error instanceof ApiError) || error.status !== 'NOT_FOUND') throw error;
    throw new ApiError('FORBIDDEN', { errors: [{ field: 'partnerId', message: staffText.course.notYours }] });
  }
}

async function setValues(
  tx: Executor,
  { id, version, values, action }: { id: number; version: number; values: Values; action: string },
  doer: Doer,
): Promise<StaffCourse> {
  const { isPublished, ...body } = values;
  if (isPublished !== undefined) return publishCourse(tx, id, { isPublished, version, ...doer });
  return change(tx, editedCourse, { id, version, body, action, ...doer });
}

/**
 * Does what a row says to the version it was looked at in, by the same rules as a form.
 * @throws ApiError with what stands against it
 */
export const applyPlan = (tx: Executor, plan: Plan, doer: Doer): Promise<StaffCourse> =>
  plan.action === 'create'
    ? makeCourse(tx, valuesOf(plan, 'after'), doer)
    : setValues(
        tx,
        { id: plan.subjectId!, version: plan.version!, values: valuesOf(plan, 'after'), action: ACTION.update },
        doer,
      );

/** What people put on a course and would lose with it; a promo for it alone would hold for everything. */
const HANGING = [
  'course_price',
  'event',
  'enrolment',
  'class_session',
  'test',
  'certificate_template',
  'promo_course',
  'flash_sale_course',
  'collection_course',
] as const;

/** Takes a course away that nothing hangs on. @throws ApiError CONFLICT where something changed since */
async function unmake(tx: Executor, { subjectId, versionAfter }: WorkRow, { who }: Doer): Promise<void> {
  const { rowCount } = await tx
    .delete(course)
    .where(
      and(
        eq(course.id, subjectId!),
        eq(course.version, versionAfter!),
        eq(course.outlineVersion, 1),
        eq(course.isPublished, false),
        isNull(course.publishAt),
        isNull(course.unpublishAt),
        ...HANGING.map(
          (table) => sql`not exists(select from ${sql.identifier(table)} x where x.course_id = ${course.id})`,
        ),
      ),
    );
  if (rowCount !== 1) throw new ApiError('CONFLICT');
  await recordChange(tx, { by: who.userId, action: ACTION.undo, subject: `course ${subjectId}` });
}

/** Takes back what a row did. @throws ApiError CONFLICT where somebody changed it since */
export async function undoRow(tx: Executor, row: WorkRow, doer: Doer): Promise<void> {
  if (row.action === 'create') return unmake(tx, row, doer);
  const values = valuesOf(row, 'before');
  await setValues(tx, { id: row.subjectId!, version: row.versionAfter!, values, action: ACTION.undo }, doer);
}
