import { pathTo } from '@suluh/domain/address';
import {
  activeFilterCount,
  FILTER_PATH_MAX_LENGTH,
  listingParams,
  listingSearch,
  parseListingQuery,
  resetFilters,
  SORT_OPTIONS,
  SORT_VALUES,
  withoutHiddenFilters,
  type ListingParam,
  type ListingQuery,
  type QuerySource,
} from '@suluh/domain/listing';
import { PAGE_SIZES } from '@suluh/domain/pagination';
import { checkAgeRange } from '@suluh/domain/validation';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { listingText, sortText } from '@suluh/i18n-id/listing';
import { ruleText } from '@suluh/i18n-id/validation';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterBottomSheet } from './FilterBottomSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { ListingBottomBar } from './ListingBottomBar.tsx';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { SortSelect } from './SortSelect.tsx';
import { SortBottomSheet } from './SortBottomSheet.tsx';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import type { ReactElement, ReactNode } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { breadcrumbData, JsonLd, ListData } from '../parts/structured-data/index.ts';
import { CatalogueCard } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { activeFilters, filterGroups } from './filterGroups.ts';
import { ListingForm } from './ListingForm.tsx';
import { NothingFound } from './NothingFound.tsx';
import { loadListing } from './sources.ts';
import type { ListingSource } from './askListing.ts';
import { collectionCover, ListingCover, type CoverView } from './ListingCover.tsx';
import { MoreCourses } from './MoreCourses.tsx';
import { SearchedInstead } from './SearchedInstead.tsx';
import { MoreInvitation } from './MoreInvitation.tsx';
import { FilterStylesheet } from './FilterStylesheet.tsx';

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
}

/** Orders by price, of no use where nothing is sold. */
const PRICE_SORTS: readonly number[] = [1, 2];

const first = (search: QuerySource, name: string): string => {
  const value =
    typeof search === 'object' && !(search instanceof URLSearchParams)
      ? search[name]
      : new URLSearchParams(search).get(name);
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
};

/** Fields a form keeps although it does not show them. */
const kept = (query: ListingQuery, except: readonly string[]) =>
  listingParams(query)
    .filter(([name]) => name !== 'page' && !except.includes(name))
    .map(([name, value]) => ({ name, value }));

/**
 * A course listing: filters, sorting, pages, all in the address (docs/product/listing.md#address). Works before
 * JavaScript.
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
}: ListingScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const sells = tenant.capabilities.hasCart;
  const query = withoutHiddenFilters(parseListingQuery(search));
  const href = (next: ListingQuery) => `${path}${listingSearch(next)}`;
  const [outcome, isSaving] = await Promise.all([loadListing(context, source, query), isPageSaving()]);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={href(query)} />;
  const listing =
    outcome.kind === 'found'
      ? outcome.data
      : {
          courses: [],
          totalData: 0,
          totalPage: 0,
          collection: null,
          corrected: null,
          facets: (outcome.failure.data as { facets?: never } | undefined)?.facets ?? null,
        };
  const isFiltered = activeFilterCount(query) > 0;
  // Nothing to filter: a page of its own, without a column of choices that none can be ticked in.
  if (listing.courses.length === 0 && (listing.facets === null || (listing.totalData === 0 && !isFiltered)))
    return <NothingFound context={context} heading={title} parents={parents} above={above} />;

  const typedAge = { min: first(search, 'min_age'), max: first(search, 'max_age') };
  const age = checkAgeRange(typedAge, 'max'); // a form sent before JavaScript is left at its last box
  const ageView = {
    ...typedAge,
    minError: age.kind === 'invalid' && age.minFailure ? ruleText(age.minFailure) : null,
    maxError: age.kind === 'invalid' && age.maxFailure ? ruleText(age.maxFailure) : null,
  };
  const groups = listing.facets
    ? filterGroups(listing.facets, query, ageView, {
        withRoles: tenant.capabilities.homeSections.includes('programSections'),
        withPrices: sells,
        withProviders: tenant.capabilities.hasPartnerPages && source.kind !== 'partner',
        withTraining: tenant.capabilities.homeSections.includes('prakerja'),
      })
    : [];
  const filterNames: ListingParam[] = ['q', 'exact', 'limit', 'sort'];
  const resetHref = href(resetFilters(query));
  const firstPageHref = href({ ...query, page: 1 });
  const isEverything =
    (source.kind === 'all' || source.kind === 'line') && query.q === '' && activeFilterCount(query) === 0;
  const { collection } = listing;
  const shownTitle = collection?.title ? collection.title : title;
  const shownCover = collection ? collectionCover(collection, tenant) : cover;
  const way = { homeHref: pathTo(tenant.routes, 'home'), parents, current: shownTitle };
  const sorts = SORT_VALUES.filter((value) => sells || !PRICE_SORTS.includes(value)).map((value) => ({
    value: String(value),
    label: sortText[SORT_OPTIONS[value]],
  }));
  const form = (
    hidden: { name: string; value: string }[],
    options: { className?: string; submitOnChange?: boolean } = {},
  ) =>
    function WithForm(children: ReactNode) {
      return (
        <ListingForm action={path} hidden={hidden} {...options}>
          {children}
        </ListingForm>
      );
    };
  const ofFilters = listingParams({ ...resetFilters(query, filterNames), page: 1 }).map(([name, value]) => ({
    name,
    value,
  }));
  const sheet = { className: 'bottomSheet-form', submitOnChange: false };
  return (
    <>
      <ListingStylesheet />
      <FilterStylesheet />
      <ListingPage
        breadcrumb={
          <>
            <Breadcrumb {...way} />
            <JsonLd data={[breadcrumbData(tenant.origin, way)]} />
            <ListData
              urls={listing.courses.map(({ slug }) => `${tenant.origin}${pathTo(tenant.routes, 'course', { slug })}`)}
            />
          </>
        }
        title={shownTitle}
        cover={shownCover && <ListingCover cover={shownCover} isSaving={isSaving} />}
        countText={listingText.courseCount(wholeNumber(listing.totalData))}
        sort={<SortSelect name="sort" options={sorts} value={String(query.sort)} form={form(kept(query, ['sort']))} />}
        sidebar={<FilterSidebar groups={groups} resetHref={isFiltered ? resetHref : null} form={form(ofFilters)} />}
        activeFilters={
          <ActiveFilters
            resetHref={resetHref}
            saveHref={pathTo(tenant.routes, 'savedFilters', { dari: firstPageHref })}
            savedHref={pathTo(tenant.routes, 'savedFilters')}
            isTooLong={firstPageHref.length > FILTER_PATH_MAX_LENGTH}
            filters={activeFilters(listing.facets, query).map(({ label, without }) => ({
              label,
              removeHref: href(without),
            }))}
          />
        }
        more={
          query.page < listing.totalPage && (
            <MoreCourses source={source} search={listingSearch(query)} page={query.page} listKey={href(query)} />
          )
        }
        footer={
          listing.courses.length > 0 && (
            <>
              <PageSizeSelect
                name="limit"
                sizes={PAGE_SIZES}
                value={query.limit}
                form={form(kept(query, ['limit']))}
                applyText={listingText.apply}
              />
              <Pagination
                page={query.page}
                totalPages={listing.totalPage}
                hrefOf={(page) => href({ ...query, page })}
              />
            </>
          )
        }
        bottomBar={
          <ListingBottomBar
            filterCount={activeFilterCount(query)}
            filterBottomSheet={form(
              ofFilters,
              sheet,
            )(<FilterBottomSheet groups={groups} resetHref={resetHref} source={source} total={listing.totalData} />)}
            sortBottomSheet={form(
              kept(query, ['sort']),
              sheet,
            )(<SortBottomSheet name="sort" options={sorts} value={String(query.sort)} />)}
          />
        }
      >
        {above}
        {listing.corrected !== null && (
          <SearchedInstead
            typed={query.q}
            instead={listing.corrected}
            exactHref={href({ ...query, exact: true, page: 1 })}
          />
        )}
        {listing.courses.length > 0 ? (
          <CourseGrid label={listingText.results}>
            {listing.courses.map((course, index) => (
              <CatalogueCard
                key={course.id}
                course={course}
                tenant={tenant}
                headingLevel={2}
                wideOnMobile
                eager={index < 3 && !isSaving}
              />
            ))}
            <MoreInvitation
              listing={listing}
              query={query}
              nextHref={href({ ...query, page: query.page + 1 })}
              allHref={isEverything ? null : pathTo(tenant.routes, 'courses')}
            />
          </CourseGrid>
        ) : (
          <NothingFound context={context} />
        )}
      </ListingPage>
    </>
  );
}
