import { EMPTY_LISTING_QUERY, type ListFilter, type ListingParam, type ListingQuery } from './query.ts';
import type { SortValue } from './sort.ts';
import { withoutHiddenFilters } from './visibility.ts';

/** The params that survive a reset unless a page names its own (docs/product/listing.md#filters). */
export const BASE_PARAMS: readonly ListingParam[] = ['q', 'limit', 'sort'];

/**
 * Changes of a listing's choices. On mobile they run on temporary values until confirmed
 * (docs/product/listing.md#filters).
 */
export type FilterChange =
  | { kind: 'toggle'; filter: ListFilter; value: string }
  | { kind: 'rating'; rating: number | null }
  | { kind: 'age'; min_age: number | null; max_age: number | null }
  | { kind: 'sort'; sort: SortValue }
  | { kind: 'reset'; baseParams?: readonly ListingParam[] };

/** The query after one change. Every change leads back to page 1; hidden filters lose their values. */
export function changeFilter(query: ListingQuery, change: FilterChange): ListingQuery {
  return { ...withoutHiddenFilters(applied(query, change)), page: 1 };
}

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
  const age = query.min_age !== null || query.max_age !== null ? 1 : 0;
  return chosen + age + (query.rating === null ? 0 : 1);
}

function applied(query: ListingQuery, change: FilterChange): ListingQuery {
  switch (change.kind) {
    case 'toggle':
      return { ...query, [change.filter]: toggled(query[change.filter], change.value) };
    case 'rating':
      return { ...query, rating: change.rating };
    case 'age':
      return { ...query, min_age: change.min_age, max_age: change.max_age };
    case 'sort':
      return { ...query, sort: change.sort };
    case 'reset':
      return resetFilters(query, change.baseParams);
  }
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
