import type { CourseCard, CourseDetail } from '@suluh/api/types';
import type { ApiFailure } from '@suluh/api/failure';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { loadCourse } from '../parts/one-course/index.ts';

/** The courses that are compared, in the order of the address; those that are not offered here are left out. */
export type Compared = { kind: 'found'; courses: CourseDetail[] } | { kind: 'failed'; failure: ApiFailure };

/** Asks for all of them side by side. */
export async function loadCompared(context: AppContext, slugs: readonly string[]): Promise<Compared> {
  const outcomes = await Promise.all(slugs.map((slug) => loadCourse(context, slug)));
  const courses: CourseDetail[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.failure };
    if (outcome.kind === 'found') courses.push(outcome.data);
  }
  return { kind: 'found', courses };
}

/** Courses to put beside them: those the words find, else some like the first, else the best deals. */
export async function loadMore(
  context: AppContext,
  first: Pick<CourseDetail, 'id'> | undefined,
  words: string,
): Promise<CourseCard[]> {
  const api = catalogueApi(context, { fresh: words !== '' });
  if (words !== '') {
    const { data } = await api.GET('/api/course/filter', { params: { query: { q: words } } });
    return data?.data ?? [];
  }
  if (first) {
    const { data } = await api.GET('/api/course/{id}/recommendation', { params: { path: { id: String(first.id) } } });
    return data?.data ?? [];
  }
  const { data } = await api.GET('/api/collection/best-deal', { params: { query: {} } });
  return data?.data.courses ?? [];
}
