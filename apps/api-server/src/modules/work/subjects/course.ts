import { staffCourseFields, type staffCourseEntries } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError, wrongAt } from '../../../http/apiError.ts';
import { changeRecord, makeRecord } from '../../staff/editedRecords.ts';
import { editedCourse } from '../../staffCourse/edit.ts';
import { publishCourse } from '../../staffCourse/publish.ts';
import type { StaffCourse } from '../../staffCourse/records.ts';
import { COURSE_COLUMNS } from './courseColumns.ts';
import { editedSubject } from './editedSubject.ts';
import { numbered } from './named.ts';
import type { Doer, ImportedSubject, Values } from './subject.ts';

const { course } = schema;
type Entries = (typeof staffCourseEntries)['courses'];
const make = makeRecord<Entries['list'], Entries['create'], Entries['update']>;
const change = changeRecord<Entries['list'], Entries['create'], Entries['update']>;

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
  if (other) throw wrongAt('fullname', staffWorkText.problems.exists(other.id));
}

async function makeCourse(tx: Executor, values: Partial<StaffCourse>, action: string, doer: Doer) {
  const { fullname, typeCode, partnerId, summary = '', price = 0, ...rest } = values;
  try {
    await lockName(tx, fullname!, partnerId!);
    const body = { fullname: fullname!, typeCode: typeCode!, partnerId: partnerId!, summary, price };
    const made = await make(tx, editedCourse, { body, action, ...doer });
    await assertNameIsNew(tx, made); // told to nobody who may not make courses of that partner
    if (Object.keys(rest).length === 0) return made;
    return await change(tx, editedCourse, { id: made.id, version: made.version, body: rest, action, ...doer });
  } catch (error) {
    // Made for a partner somebody does not look after, it is out of their reach at once.
    if (!(error instanceof ApiError) || error.status !== 'NOT_FOUND') throw error;
    throw new ApiError('FORBIDDEN', { errors: [{ field: 'partnerId', message: staffText.course.notYours }] });
  }
}

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

const edited = editedSubject<Entries['list'], Entries['create'], Entries['update']>({
  resource: 'course',
  edited: () => editedCourse,
  titleOf: ({ fullname }) => fullname,
});

/** Courses, of which many are published, given categories and read from files. */
export const courseSubject: ImportedSubject = {
  ...edited,
  columns: COURSE_COLUMNS,
  told: ['isPublished', 'slug'], // publishing has a deed of its own
  form: staffCourseFields,
  needed: ['fullname', 'typeCode', 'partnerId'],
  named: numbered,
  comesNamed: false,
  sameBy: {
    field: 'fullname',
    keyOf: ({ partnerId, fullname }: Values) => `${String(partnerId)} ${String(fullname).toLowerCase()}`,
  },
  set(tx, setting, doer) {
    const { isPublished } = setting.values as Partial<StaffCourse>;
    if (isPublished === undefined) return edited.set(tx, setting, doer);
    return publishCourse(tx, Number(setting.id), { isPublished, version: setting.version, ...doer });
  },
  make: (tx, values, action, doer) => makeCourse(tx, values as Partial<StaffCourse>, action, doer),
  async unmake(tx, { subjectId, versionAfter }) {
    const { rowCount } = await tx
      .delete(course)
      .where(
        and(
          eq(course.id, Number(subjectId)),
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
    return rowCount === 1;
  },
};
