import type { staffCourseEntries, staffWorkEntries } from '@suluh/api/catalogue';
import type { Reach } from '@suluh/domain/staff';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { coursesWithin } from '../../../access/scope.ts';
import { schema, type Executor } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import type { Call } from '../../../http/route.ts';
import { meantRows } from '../../staff/records.ts';
import { courseRecords } from '../../staffCourse/records.ts';

type Filter = NonNullable<Call<(typeof staffWorkEntries)['courseExport']>['body']['filter']>;

/** The courses that are meant, of those somebody reaches: those that are named, or all of a list as it was asked. */
export async function reachedCourses(
  db: Executor,
  { ids, filter }: WorkOptions,
  reach: Reach,
): Promise<SQL | undefined> {
  const within = coursesWithin(reach);
  if (ids) return and(within, ids.length === 0 ? sql`false` : inArray(schema.course.id, ids.map(Number)));
  const query = { q: '', ...filter } as unknown as Parameters<typeof courseRecords.matching>[0] & Filter;
  return meantRows<(typeof staffCourseEntries)['courses']['list']>(db, courseRecords, { query, within });
}
