import { pathTo } from '@suluh/domain/address';
import { comparedIn, comparedValue, MOST_COMPARED } from '@suluh/domain/comparison';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { ComparisonStylesheet } from './ComparisonStylesheet.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { loadCompared, loadMore } from './load.ts';
import { MoreToCompare, WORDS_MAX_LENGTH } from './MoreToCompare.tsx';

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
