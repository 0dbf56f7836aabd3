import {
  activeFilterCount,
  listingSearch,
  parseListingQuery,
  withoutHiddenFilters,
  type ListingQuery,
  type QuerySource,
} from '@suluh/domain/listing';
import { pathTo } from '@suluh/domain/address';
import { checkAgeRange } from '@suluh/domain/validation';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { ruleText } from '@suluh/i18n-id/validation';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import type { ReactElement, ReactNode } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { redirectBeyondLast } from '../parts/list-query/lastPage.ts';
import { ListData } from '../parts/structured-data/index.ts';
import { activeFilters, filterGroups, shownFilters } from './filterGroups.ts';
import { ListingResults, PriceMeant } from './ListingResults.tsx';
import { ListingView } from './ListingView.tsx';
import { NothingFound } from './NothingFound.tsx';
import { loadListing, type Listing } from './sources.ts';
import type { ListingSource } from './askListing.ts';
import { collectionCover, ListingCover, type CoverView } from './ListingCover.tsx';

interface ListingScreenProps {
  context: AppContext;
  source: ListingSource;
  /** Path of this listing. */
  path: string;
  search: QuerySource;
  /** Title, unless the source has its own. */
  title: string;
  parents?: readonly { href: string; label: string }[];
  /** Between title and courses. */
  above?: ReactNode;
  /** What the list is about, below its title; a collection says it itself. */
  cover?: CoverView | undefined;
  /** In place of a cover: of whom the list is. */
  intro?: ReactNode;
}

const first = (search: QuerySource, name: string): string => {
  const value =
    typeof search === 'object' && !(search instanceof URLSearchParams)
      ? search[name]
      : new URLSearchParams(search).get(name);
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
};

/**
 * A course listing: filters, sorting, pages, all in the address (docs/product/listing.md#address). Works before
 * JavaScript. Beyond its last page that one is shown.
 */
export async function ListingScreen({
  context,
  source,
  path,
  search,
  title,
  parents = [],
  above,
  cover,
  intro,
}: ListingScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const query = withoutHiddenFilters(parseListingQuery(search));
  const href = (next: ListingQuery) => `${path}${listingSearch(next)}`;
  const [outcome, isSaving] = await Promise.all([loadListing(context, source, query), isPageSaving()]);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={href(query)} />;
  const listing: Listing =
    outcome.kind === 'found'
      ? outcome.data
      : {
          courses: [],
          totalData: 0,
          collection: null,
          corrected: null,
          facets: null,
          totalPage: 0,
          ...(outcome.failure.data as Partial<Pick<Listing, 'facets' | 'totalPage'>> | undefined),
        };
  redirectBeyondLast({ page: query.page, totalPage: listing.totalPage }, (page) => href({ ...query, page }));
  const isFiltered = activeFilterCount(query) > 0;
  // Nothing to filter: a page of its own, without a column of choices that none can be ticked in.
  if (listing.courses.length === 0 && (listing.facets === null || (listing.totalData === 0 && !isFiltered)))
    return (
      <NothingFound
        context={context}
        heading={title}
        parents={parents}
        above={
          <>
            {above ?? intro}
            <PriceMeant path={path} query={query} />
          </>
        }
      />
    );

  const typedAge = { min: first(search, 'min_age'), max: first(search, 'max_age') };
  const age = checkAgeRange(typedAge, 'max'); // a form sent before JavaScript is left at its last box
  const ageView = {
    ...typedAge,
    minError: age.kind === 'invalid' && age.minFailure ? ruleText(age.minFailure) : null,
    maxError: age.kind === 'invalid' && age.maxFailure ? ruleText(age.maxFailure) : null,
  };
  const { collection, courses } = listing;
  const shownCover = collection ? collectionCover(collection, tenant) : cover;
  const results = (
    <ListingResults
      {...{ tenant, source, path, query, listing, above, isSaving }}
      nothing={<NothingFound context={context} />}
    />
  );
  return (
    <ListingView
      {...{ tenant, source, path, query, parents }}
      title={collection?.title ? collection.title : title}
      cover={intro ?? (shownCover && <ListingCover cover={shownCover} isSaving={isSaving} />)}
      groups={listing.facets ? filterGroups(listing.facets, query, ageView, shownFilters(tenant, source)) : []}
      chosen={activeFilters(listing.facets, query)}
      totalText={wholeNumber(listing.totalData)}
      hasMore={query.page < listing.totalPage}
      listData={
        <ListData urls={courses.map(({ slug }) => `${tenant.origin}${pathTo(tenant.routes, 'course', { slug })}`)} />
      }
      results={{ children: results }}
      pagination={
        courses.length > 0 ? (
          <Pagination page={query.page} totalPages={listing.totalPage} hrefOf={(page) => href({ ...query, page })} />
        ) : null
      }
    />
  );
}
