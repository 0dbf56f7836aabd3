import type { staffWorkEntries } from '@suluh/api/catalogue';
import type { Reach } from '@suluh/domain/staff';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { coursesWithin } from '../../../access/scope.ts';
import { schema } from '../../../db/index.ts';
import type { WorkOptions } from '../../../db/schema/index.ts';
import type { Call } from '../../../http/route.ts';
import { courseRecords } from '../../staffCourse/records.ts';

type Filter = NonNullable<Call<(typeof staffWorkEntries)['courseExport']>['body']['filter']>;

/** The courses that are meant: those that are named, or all of a list as it was asked. */
function chosenCourses({ ids, filter }: WorkOptions): SQL | undefined {
  if (ids) return ids.length === 0 ? sql`false` : inArray(schema.course.id, ids.map(Number));
  return courseRecords.matching({ q: '', ...filter } as unknown as Parameters<typeof courseRecords.matching>[0] &
    Filter);
}

/** Those of them that somebody reaches. */
export const reachedCourses = (options: WorkOptions, reach: Reach): SQL | undefined =>
  and(coursesWithin(reach), chosenCourses(options));
