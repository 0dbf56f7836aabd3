import { pathTo } from '@suluh/domain/address';
import { courseText } from '@suluh/i18n-id/course';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../context/index.ts';
import { CourseRow } from '../courses/index.ts';

interface RelatedCoursesProps {
  context: AppContext;
  /** What the page is about: any of its words may bring a course. */
  words: string;
}

/** Most words the search takes, in signs. */
const MOST_SIGNS = 100;

/** Courses about what was read. Nothing without any, or while they do not come: the page is whole without them. */
export async function RelatedCourses({ context, words }: RelatedCoursesProps): Promise<ReactElement | null> {
  const { tenant } = context;
  const q = words.slice(0, MOST_SIGNS);
  const { data } = await catalogueApi(context).GET('/api/course/filter', { params: { query: { q } } });
  if (!data) return null;
  return (
    <aside aria-label={courseText.related}>
      <CourseRow
        id="kursus-terkait"
        title={courseText.related}
        courses={data.data}
        totalCourses={data.meta.totalData}
        tenant={tenant}
        seeAllHref={pathTo(tenant.routes, 'search', { q })}
      />
    </aside>
  );
}
