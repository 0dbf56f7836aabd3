import { MOST_WORK_ROWS, saysSame } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { asc } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Staff } from '../../../http/route.ts';
import { courseRecords, type StaffCourse } from '../../staffCourse/records.ts';
import type { NewRow } from '../rows.ts';
import { reachedCourses } from './chosen.ts';
import { COLUMNS, shownOf } from './columns.ts';
import { readNames, type Names } from './names.ts';

/** What is done to each course. */
export type BulkDeed = { isPublished: boolean } | { categoryIds: readonly number[]; mode: 'add' | 'replace' };

/** Most categories a course has. */
const MOST_CATEGORIES = 10;

const yesNo = (value: boolean): string => shownOf(COLUMNS.isVoucher.write(value as never, undefined!));

function changesOf(course: StaffCourse, deed: BulkDeed, names: Names): NewRow['changes'] {
  if ('isPublished' in deed) {
    const { isPublished: after } = deed;
    const before = course.isPublished;
    return before === after ? {} : { isPublished: { before, after, from: yesNo(before), to: yesNo(after) } };
  }
  const { categoryIds: before } = course;
  const wanted = deed.mode === 'replace' ? deed.categoryIds : [...before, ...deed.categoryIds];
  const after = [...new Set(wanted)].slice(0, MOST_CATEGORIES);
  if (saysSame(before, after)) return {};
  const shown = (ids: readonly number[]) => shownOf(COLUMNS.categoryIds.write(ids as never, names));
  return { categoryIds: { before, after, from: shown(before), to: shown(after) } };
}

interface Chosen extends WorkOptions {
  expectedCount?: number | undefined;
}

/**
 * What a deed would change about each of the courses that are meant, as they are now.
 * @throws ApiError CONFLICT when the list holds another number by now, BAD_REQUEST for more than are done at once
 */
export async function bulkRows(
  tx: Executor,
  { ids, filter, expectedCount }: Chosen,
  { deed, who }: { deed: BulkDeed; who: Staff },
): Promise<NewRow[]> {
  const { course } = schema;
  const courses = await courseRecords.rows(tx, {
    where: await reachedCourses(tx, { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}) }, who.reach),
    orderBy: [asc(course.id)],
    limit: MOST_WORK_ROWS + 1,
    offset: 0,
  });
  if (expectedCount !== undefined && courses.length !== expectedCount)
    throw new ApiError('CONFLICT', {
      message: staffWorkText.bulk.moved(courses.length),
      data: { count: courses.length },
    });
  if (courses.length > MOST_WORK_ROWS)
    throw new ApiError('BAD_REQUEST', { message: staffWorkText.bulk.tooMany(wholeNumber(MOST_WORK_ROWS)) });
  const names = await readNames(tx);
  return courses.map((each, at) => {
    const changes = changesOf(each, deed, names);
    const row = { number: at + 1, title: each.fullname, subjectId: each.id };
    return Object.keys(changes ?? {}).length === 0
      ? { ...row, action: 'same' as const }
      : { ...row, action: 'update' as const, version: each.version, changes };
  });
}
