import { ONE_OF_FILTER_NAMES } from './otherFilters.ts';
import { EMPTY_LISTING_QUERY, type ListingParam, type ListingQuery } from './query.ts';
import { withoutHiddenFilters } from './visibility.ts';

/** The params that survive a reset unless a page names its own (docs/product/listing.md#filters). */
export const BASE_PARAMS: readonly ListingParam[] = ['q', 'exact', 'limit', 'sort'];

/**
 * The query without anything but its base params (docs/product/listing.md: reset removes all query params except the
 * base ones).
 */
export function resetFilters(query: ListingQuery, baseParams: readonly ListingParam[] = BASE_PARAMS): ListingQuery {
  const kept = Object.entries(query).filter(([name]) => baseParams.some((param) => param === name));
  return { ...EMPTY_LISTING_QUERY, ...Object.fromEntries(kept) };
}

/**
 * How many choices differ from an unfiltered listing, for the mark on the Filter button. An age range counts
 * once.
 */
export function activeFilterCount(query: ListingQuery): number {
  const { courseType, locationEvent, location, role, category, price, education, lp } = withoutHiddenFilters(query);
  const lists = [courseType, locationEvent, location, role, category, price, education, lp];
  const chosen = lists.reduce((count, values) => count + values.length, 0);
  const oneOf = ONE_OF_FILTER_NAMES.filter((name) => query[name] !== 'semua').length;
  const age = query.min_age !== null || query.max_age !== null ? 1 : 0;
  return chosen + oneOf + age + (query.rating === null ? 0 : 1);
}
