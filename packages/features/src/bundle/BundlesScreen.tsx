import { pathTo } from '@suluh/domain/address';
import { bundleText } from '@suluh/i18n-id/bundle';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { showsCourses } from '@suluh/session/server';
import { Note } from '@suluh/ui/feedback/Note';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, isSelling, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { ListData, Way } from '../parts/structured-data/index.ts';
import { BundleSection } from './BundleSection.tsx';
import { BundleStylesheet } from './BundleStylesheet.tsx';

/** Refusals of buying a bundle that have words of their own. */
const PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  EVENT_FULL: bundleText.allFull,
  NOT_FOUND: bundleText.gone,
};

/** /collection-course/paket: sets of courses that are bought together (docs/product/bundle.md). */
export async function BundlesScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [outcome, isOpen] = await Promise.all([
    catalogueApi(context).GET('/api/collection/bundle').then(outcomeOf),
    isSelling(context),
  ]);
  const path = pathTo(routes, 'bundles');
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const bundles = outcome.data.data;
  showsCourses(bundles.flatMap(({ courses }) => courses.map(({ id }) => id)));
  const problem = PROBLEMS[String(search.error)] ?? formProblem(search);
  return (
    <>
      <HomeStylesheet />
      <BundleStylesheet />
      <ListData
        urls={bundles.map(({ collection: { slug } }) => `${tenant.origin}${pathTo(routes, 'collection', { slug })}`)}
      />
      <main id="isi">
        <div className="layout-page bundlesScreen">
          <Way tenant={tenant} current={bundleText.title} />
          <h1 className="type-h1">{bundleText.title}</h1>
          <p className="type-lead type-muted">{bundleText.lead}</p>
          {problem && (
            <Note tone="error" alert>
              {problem}
            </Note>
          )}
          {bundles.length === 0 && (
            <EmptyState
              headingLevel={2}
              title={bundleText.none}
              action={
                <ButtonLink kind="flame" href={pathTo(routes, 'courses')}>
                  {bundleText.findCourse}
                </ButtonLink>
              }
            />
          )}
        </div>
        {bundles.map((bundle) => (
          <BundleSection key={bundle.collection.slug} bundle={bundle} tenant={tenant} isOpen={isOpen} path={path} />
        ))}
      </main>
    </>
  );
}
