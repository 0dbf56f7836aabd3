import type { staffCourseEntries } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Staff } from '../../../http/route.ts';
import { recordChange } from '../../staff/change.ts';
import { changeRecord, makeRecord } from '../../staff/records.ts';
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

async function makeCourse(tx: Executor, values: Values, doer: Doer): Promise<StaffCourse> {
  const { fullname, typeCode, partnerId, summary = '', price = 0, ...rest } = values;
  try {
    const made = await make(tx, editedCourse, {
      body: { fullname: fullname!, typeCode: typeCode!, partnerId: partnerId!, summary, price },
      action: ACTION.create,
      ...doer,
    });
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
        sql`not exists(select from event e where e.course_id = ${course.id})`,
        sql`not exists(select from enrolment e where e.course_id = ${course.id})`,
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
