import type { course } from '@suluh/api/catalogue';
import { ONE_OF_FILTER_NAMES, type OneOfFilter, type SortValue } from '@suluh/domain/listing';
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
  found: Pick<Found, 'set' | 'slots' | 'isCheapestFirst'> | null;
  sort: SortValue;
}

/** Number of courses per value of a facet, and per choice of the filters of which one is chosen at a time. */
export type FacetCounts = Record<FacetName | OneOfFilter, ReadonlyMap<string, number>>;

/** A listing: which courses there are, and how to cut a page out of them. */
export interface Listing {
  total: number;
  /** Ids of the page, in order. `page` counts from 1. */
  page(page: number, limit: number): number[];
  /** Counts of every value the scope has and of every choice, each under all filters but its own; 0 where nothing is left. */
  counts(): FacetCounts;
}

/** The order of what costs least first. */
const PRICE_LOWEST: SortValue = 2;

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

/** The courses of each choice of the filters of which one is chosen at a time (docs/product/listing.md). */
const CHOICES: Readonly<Record<OneOfFilter, Readonly<Record<string, (index: CourseIndex) => Bitset>>>> = {
  provider: {
    internal: ({ providers }) => providers.any(['internal']),
    partner: ({ providers }) => providers.any(['partner']),
    coursera: ({ facets: { lp } }) => lp.any(lp.values.filter((code) => code.toLowerCase() === 'coursera')),
  },
  training: {
    prakerja: ({ prakerja }) => prakerja,
    nonprakerja: ({ all: every, prakerja }) => every.without(prakerja),
  },
  method: {
    mandiri: ({ types }) => types.any(['a']),
    webinar: ({ types }) => types.any(['b', 'c']),
  },
};

/** Those that are chosen; 'semua' chooses none. */
function chosenChoices(index: CourseIndex, filters: Filters): Map<OneOfFilter, Bitset> {
  const chosen = new Map<OneOfFilter, Bitset>();
  for (const name of ONE_OF_FILTER_NAMES) {
    const coursesOf = CHOICES[name][filters[name] ?? ''];
    if (coursesOf) chosen.set(name, coursesOf(index));
  }
  return chosen;
}

/** The courses of a set that are for the ages asked for. */
const ofAges = (index: CourseIndex, set: Bitset, { min_age: min, max_age: max }: Filters): Bitset =>
  min === undefined && max === undefined ? set : index.forAges(min ?? 0, max ?? Infinity, set);

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
  const choices = chosenChoices(index, filters);
  const others = ofAges(index, all(choices.values(), base), filters);
  const chosen = chosenFacets(index, filters);
  const result = all(chosen.values(), others);
  const total = result.count();
  const orderOf = ({ slots, isCheapestFirst }: NonNullable<typeof found>) =>
    isCheapestFirst ? index.orders[PRICE_LOWEST] : slots;
  return {
    total,
    page(page, limit) {
      if ((page - 1) * limit >= total) return [];
      const order = sort === 0 && found !== null ? orderOf(found) : index.orders[sort];
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
      const choicesOf = (name: OneOfFilter): ReadonlyMap<string, number> => {
        const besides = () => {
          const rest = [...choices].flatMap(([other, set]) => (other === name ? [] : [set]));
          return all(chosen.values(), ofAges(index, all(rest, base), filters));
        };
        const left = choices.has(name) ? besides() : result;
        return new Map(Object.entries(CHOICES[name]).map(([value, of]) => [value, left.and(of(index)).count()]));
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
        provider: choicesOf('provider'),
        training: choicesOf('training'),
        method: choicesOf('method'),
      };
    },
  };
}
