import { pathTo } from '@suluh/domain/address';
import {
  activeFilterCount,
  FILTER_PATH_MAX_LENGTH,
  listingParams,
  listingSearch,
  resetFilters,
  SORT_OPTIONS,
  SORT_VALUES,
  type ListingParam,
  type ListingQuery,
} from '@suluh/domain/listing';
import { PAGE_SIZES } from '@suluh/domain/pagination';
import { listingText, sortText } from '@suluh/i18n-id/listing';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import type { ReactElement, ReactNode } from 'react';
import { Way } from '../parts/structured-data/index.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { ListingSource } from './askListing.ts';
import { FilterBottomSheet } from './FilterBottomSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { FilterStylesheet } from './FilterStylesheet.tsx';
import type { FilterGroupView } from './filterView.ts';
import { ListingBottomBar } from './ListingBottomBar.tsx';
import { ListingForm } from './ListingForm.tsx';
import { MoreCourses } from './MoreCourses.tsx';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { SortBottomSheet } from './SortBottomSheet.tsx';
import { SortSelect } from './SortSelect.tsx';

interface ListingViewProps {
  tenant: TenantConfig;
  source: ListingSource;
  /** Path of this listing. */
  path: string;
  query: ListingQuery;
  title: string;
  parents?: readonly { href: string; label: string }[];
  cover?: ReactNode;
  groups: readonly FilterGroupView[];
  /** Chosen filters, each with the query without it. */
  chosen?: readonly { label: string; without: ListingQuery }[];
  /** How many courses there are in all, formatted. */
  totalText: string;
  /** Pages follow this one. */
  hasMore: boolean;
  /** What search engines are told of the list. */
  listData: ReactNode;
  /** Inside of the place of the results (`ListingResults`). */
  results: { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };
  /** Links to pages; null where nothing was found. */
  pagination: ReactNode;
}

/** Orders by price, of no use where nothing is sold. */
const PRICE_SORTS: readonly number[] = [1, 2];

/** Fields a form keeps although it does not show them. */
const kept = (query: ListingQuery, except: readonly string[]) =>
  listingParams(query)
    .filter(([name]) => name !== 'page' && !except.includes(name))
    .map(([name, value]) => ({ name, value }));

/** What a form of filters keeps. */
const OF_FILTERS: ListingParam[] = ['q', 'exact', 'limit', 'sort'];

/** A listing around its results: title, filters, sorting, pages. */
export function ListingView(props: ListingViewProps): ReactElement {
  const { tenant, source, path, query, title, parents = [], cover, groups, chosen = [], totalText, hasMore } = props;
  const { listData, results, pagination } = props;
  const href = (next: ListingQuery) => `${path}${listingSearch(next)}`;
  const isFiltered = activeFilterCount(query) > 0;
  const resetHref = href(resetFilters(query));
  const firstPageHref = href({ ...query, page: 1 });
  const sorts = SORT_VALUES.filter((value) => tenant.capabilities.hasCart || !PRICE_SORTS.includes(value)).map(
    (value) => ({ value: String(value), label: sortText[SORT_OPTIONS[value]] }),
  );
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
  const ofFilters = listingParams({ ...resetFilters(query, OF_FILTERS), page: 1 }).map(([name, value]) => ({
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
            <Way tenant={tenant} parents={parents} current={title} />
            {listData}
          </>
        }
        title={title}
        cover={cover}
        countText={listingText.courseCount(totalText)}
        sort={<SortSelect name="sort" options={sorts} value={String(query.sort)} form={form(kept(query, ['sort']))} />}
        sidebar={<FilterSidebar groups={groups} resetHref={isFiltered ? resetHref : null} form={form(ofFilters)} />}
        activeFilters={
          <ActiveFilters
            resetHref={resetHref}
            saveHref={pathTo(tenant.routes, 'savedFilters', { dari: firstPageHref })}
            savedHref={pathTo(tenant.routes, 'savedFilters')}
            isTooLong={firstPageHref.length > FILTER_PATH_MAX_LENGTH}
            filters={chosen.map(({ label, without }) => ({ label, removeHref: href(without) }))}
          />
        }
        more={
          hasMore && (
            <MoreCourses source={source} search={listingSearch(query)} page={query.page} listKey={href(query)} />
          )
        }
        footer={
          pagination !== null && (
            <>
              <PageSizeSelect
                name="limit"
                sizes={PAGE_SIZES}
                value={query.limit}
                form={form(kept(query, ['limit']))}
                applyText={listingText.apply}
              />
              {pagination}
            </>
          )
        }
        bottomBar={
          <ListingBottomBar
            filterCount={activeFilterCount(query)}
            filterBottomSheet={form(
              ofFilters,
              sheet,
            )(<FilterBottomSheet groups={groups} resetHref={resetHref} source={source} totalText={totalText} />)}
            sortBottomSheet={form(
              kept(query, ['sort']),
              sheet,
            )(<SortBottomSheet name="sort" options={sorts} value={String(query.sort)} />)}
          />
        }
        results={results}
      />
    </>
  );
}
