import type { CourseCard, CourseDetail } from '@suluh/api/types';
import type { ApiFailure } from '@suluh/api/failure';
import { loadCourse } from '../parts/one-course/index.ts';
import { pathTo } from '@suluh/domain/address';
import { comparedIn, comparedValue, MOST_COMPARED } from '@suluh/domain/comparison';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { ComparisonStylesheet } from './ComparisonStylesheet.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

import { MoreToCompare, WORDS_MAX_LENGTH } from './MoreToCompare.tsx';

/** The courses that are compared, in the order of the address; those that are not offered here are left out. */
type Compared = { kind: 'found'; courses: CourseDetail[] } | { kind: 'failed'; failure: ApiFailure };

/** Asks for all of them side by side. */
async function loadCompared(context: AppContext, slugs: readonly string[]): Promise<Compared> {
  const outcomes = await Promise.all(slugs.map((slug) => loadCourse(context, slug)));
  const courses: CourseDetail[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.failure };
    if (outcome.kind === 'found') courses.push(outcome.data);
  }
  return { kind: 'found', courses };
}

/** Courses to put beside them: those the words find, else some like the first, else the best deals. */
async function loadMore(
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

interface ComparisonScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** /bandingkan: up to three courses side by side, all of it in the address (docs/product/course.md#comparison). */
export async function ComparisonScreen({ context, search }: ComparisonScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const asked = comparedIn(Array.isArray(search.kursus) ? search.kursus.join() : search.kursus);
  const words = wordsOf(search, 'cari', WORDS_MAX_LENGTH);
  const compared = await loadCompared(context, asked);
  if (compared.kind === 'failed')
    return (
      <LoadFailure
        failure={compared.failure}
        retryHref={pathTo(routes, 'comparison', { kursus: comparedValue(asked) })}
      />
    );
  const { courses } = compared;
  const hasRoom = courses.length < MOST_COMPARED;
  const more = hasRoom ? await loadMore(context, courses[0], words) : [];
  return (
    <>
      <ComparisonStylesheet />
      <main id="isi" className="layout-page comparisonScreen">
        <Breadcrumb homeHref={pathTo(routes, 'home')} current={comparisonText.title} />
        {courses.length === 0 ? (
          <EmptyState headingLevel={1} title={comparisonText.emptyTitle} body={comparisonText.emptyBody} />
        ) : (
          <h1 className="type-h1">{comparisonText.title}</h1>
        )}
        {courses.length < asked.length && <Note>{comparisonText.gone}</Note>}
        {courses.length > 0 && <ComparisonTable courses={courses} tenant={tenant} />}
        {hasRoom && (
          <MoreToCompare tenant={tenant} slugs={courses.map(({ slug }) => slug)} words={words} courses={more} />
        )}
      </main>
    </>
  );
}
