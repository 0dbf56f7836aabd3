import type { course } from '@suluh/api/catalogue';
import type { SortValue } from '@suluh/domain/listing';
import type { z } from 'zod';
import type { Bitset } from './bitset.ts';
import type { Found } from './textSearch.ts';
import type { CourseIndex } from './courseIndex.ts';
import { FACET_NAMES, type FacetName } from './indexParts.ts';

/** Filters as the catalogue validates them. Categories are ids here. */
export type Filters = Omit<z.output<typeof course.courseFilters>, 'q' | 'exact' | 'sort' | 'program'>;

/** What a listing is asked for. */
export interface ListingRequest {
  filters: Filters;
  /** Courses the listing is about before anything is chosen: a programme, a category, a collection. */
  scope: Bitset;
  /** Courses found by words; null when none were given. */
  found: Pick<Found, 'set' | 'slots'> | null;
  sort: SortValue;
}

/** Number of courses per value of a facet. */
export type FacetCounts = Record<FacetName, ReadonlyMap<string, number>>;

/** A listing: which courses there are, and how to cut a page out of them. */
export interface Listing {
  total: number;
  /** Ids of the page, in order. `page` counts from 1. */
  page(page: number, limit: number): number[];
  /** Counts of every value the scope has, each under all filters but its own; 0 where nothing is left. */
  counts(): FacetCounts;
}

const isChosen = <T>(values: readonly T[] | undefined): values is readonly T[] =>
  values !== undefined && values.length > 0;

function chosenFacets(index: CourseIndex, filters: Filters): Map<FacetName, Bitset> {
  const chosen = new Map<FacetName, Bitset>();
  for (const name of FACET_NAMES) {
    if (name === 'rating') {
      if (filters.rating !== undefined) chosen.set(name, index.facets.rating.any([String(filters.rating)]));
    } else if (isChosen(filters[name])) chosen.set(name, index.facets[name].any(filters[name]));
  }
  return chosen;
}

/**
 * The courses of `base` under the filters that are no facet: age, provider, training and method
 * (docs/product/listing.md).
 */
function underOtherFilters(
  index: CourseIndex,
  base: Bitset,
  { min_age: min, max_age: max, provider, training, method }: Filters,
): Bitset {
  let set = base;
  if (provider === 'internal' || provider === 'partner') set = set.and(index.providers.any([provider]));
  if (provider === 'coursera')
    set = set.and(index.facets.lp.any(index.facets.lp.values.filter((code) => code.toLowerCase() === 'coursera')));
  if (training === 'prakerja') set = set.and(index.prakerja);
  if (training === 'nonprakerja') set = set.without(index.prakerja);
  if (method === 'mandiri') set = set.and(index.types.any(['a']));
  if (method === 'webinar') set = set.and(index.types.any(['b', 'c']));
  return min === undefined && max === undefined ? set : index.forAges(min ?? 0, max ?? Infinity, set);
}

const all = (sets: Iterable<Bitset>, start: Bitset): Bitset => {
  let both = start;
  for (const set of sets) both = both.and(set);
  return both;
};

function pageOf(ids: Uint32Array, isKept: (position: number) => boolean, skip: number, take: number): number[] {
  const picked: number[] = [];
  let passed = 0;
  for (const position of ids) {
    if (!isKept(position)) continue;
    if (passed++ < skip) continue;
    picked.push(position);
    if (picked.length === take) break;
  }
  return picked;
}

/**
 * Finds the courses of a listing (docs/product/listing.md): values of one filter widen it, filters narrow each other.
 */
export function list(index: CourseIndex, { filters, scope, found, sort }: ListingRequest): Listing {
  const base = found === null ? scope : scope === index.all ? found.set : scope.and(found.set);
  const others = underOtherFilters(index, base, filters);
  const chosen = chosenFacets(index, filters);
  const result = all(chosen.values(), others);
  const total = result.count();
  return {
    total,
    page(page, limit) {
      if ((page - 1) * limit >= total) return [];
      const order = sort === 0 && found !== null ? found.slots : index.orders[sort];
      return pageOf(order, (slot) => result.has(slot), (page - 1) * limit, limit).map((slot) => index.idAt(slot));
    },
    counts() {
      const slotsLeft = result.slots();
      const slotsInScope = scope === index.all ? null : scope.slots();
      const countsOf = (name: FacetName): ReadonlyMap<string, number> => {
        const dimension = index.facets[name];
        const besides = () =>
          all(
            [...chosen].flatMap(([other, set]) => (other === name ? [] : [set])),
            others,
          );
        const now = dimension.countsOf(chosen.has(name) ? besides().slots() : slotsLeft);
        const everywhere = slotsInScope === null ? null : dimension.countsOf(slotsInScope);
        const isListed = (number: number) => everywhere === null || everywhere[number]! > 0;
        return new Map(
          dimension.values.flatMap((value, number): [string, number][] =>
            isListed(number) ? [[value, now[number]!]] : [],
          ),
        );
      };
      return {
        courseType: countsOf('courseType'),
        locationEvent: countsOf('locationEvent'),
        location: countsOf('location'),
        role: countsOf('role'),
        category: countsOf('category'),
        price: countsOf('price'),
        education: countsOf('education'),
        rating: countsOf('rating'),
        lp: countsOf('lp'),
      };
    },
  };
}
