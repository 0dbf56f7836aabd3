import { pageParam } from '../pagination/index.ts';
import { ONE_OF_FILTER_NAMES } from './otherFilters.ts';
import { LIST_FILTERS, LISTING_PARAMS, type ListingParam, type ListingQuery } from './query.ts';
import { withoutHiddenFilters } from './visibility.ts';

/**
 * The query params of a listing as name-value pairs, in a fixed order. Empty values and defaults are left out, page 1
 * is omitted, lists use bracket format (docs/product/api.md; docs/product/listing.md), filters that are hidden are
 * dropped.
 */
export function listingParams(query: ListingQuery): [string, string][] {
  const visible = withoutHiddenFilters(query);
  return LISTING_PARAMS.flatMap((param) => pairsOf(param, visible));
}

/** The same as a query string with a leading '?', or '' when there is nothing to say. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingParams(query)).toString();
  return search === '' ? '' : `?${search}`;
}

function pairsOf(param: ListingParam, query: ListingQuery): [string, string][] {
  const listFilter = LIST_FILTERS.find((filter) => filter === param);
  if (listFilter) return query[listFilter].map((value) => [`${listFilter}[]`, value]);
  const value = singleValue(param, query);
  return value === null ? [] : [[param, value]];
}

function singleValue(param: ListingParam, query: ListingQuery): string | null {
  if (param === 'page') return pageParam(query.page);
  if (param === 'limit') return query.limit === 10 ? null : String(query.limit);
  if (param === 'sort') return query.sort === 0 ? null : String(query.sort);
  if (param === 'q') return query.q === '' ? null : query.q;
  if (param === 'exact') return query.exact && query.q !== '' ? '1' : null;
  const oneOf = ONE_OF_FILTER_NAMES.find((name) => name === param);
  if (oneOf) return query[oneOf] === 'semua' ? null : query[oneOf];
  const number = query[param as 'min_age' | 'max_age' | 'rating'];
  return number === null ? null : String(number);
}
