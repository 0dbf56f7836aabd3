import { pathTo } from '@suluh/domain/address';
import { courseText } from '@suluh/i18n-id/course';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../context/index.ts';
import { CourseRow } from '../courses/index.ts';
import { filledRow } from './filledRow.ts';

interface RelatedCoursesProps {
  context: AppContext;
  /** What the page is about: any of its words may bring a course. */
  words: string;
}

/** Most words the search takes, in signs. */
const MOST_SIGNS = 100;

/** Cards side by side on the widest page: a row has so many. */
const ROW = 4;

/** Courses about what was read; where they leave a row half empty, the newest after them. Nothing without any, or while they do not come: the page is whole without them. */
export async function RelatedCourses({ context, words }: RelatedCoursesProps): Promise<ReactElement | null> {
  const { tenant } = context;
  const q = words.slice(0, MOST_SIGNS);
  const api = catalogueApi(context);
  const { data } = await api.GET('/api/course/filter', { params: { query: { q } } });
  if (!data) return null;
  const isFull = data.data.length === 0 || data.data.length >= ROW;
  const newest = isFull ? null : await api.GET('/api/course/filter', { params: { query: { sort: 3 } } });
  return (
    <aside aria-label={courseText.related}>
      <CourseRow
        id="kursus-terkait"
        title={courseText.related}
        courses={filledRow(data.data, newest?.data?.data ?? [], ROW)}
        totalCourses={data.meta.totalData}
        tenant={tenant}
        seeAllHref={pathTo(tenant.routes, 'search', { q })}
      />
    </aside>
  );
}
