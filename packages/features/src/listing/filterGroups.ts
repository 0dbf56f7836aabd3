import type { Facets } from '@suluh/api/types';
import {
  FILTER_MAX_ITEMS,
  showsEventLocation,
  visibleOptions,
  type FilterOption,
  type ListFilter,
  type ListingQuery,
} from '@suluh/domain/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { courseTypeFilterText, filterTitle, listingText, priceBucketText } from '@suluh/i18n-id/listing';
import type { AgeGroupView, ChoiceGroupView, FilterGroupView } from './filterView.ts';

/** Filters in the order of the design; the provider's city comes last. */
const ORDER: readonly (ListFilter | 'age' | 'rating')[] = [
  'courseType',
  'locationEvent',
  'role',
  'category',
  'price',
  'age',
  'education',
  'rating',
  'lp',
  'location',
];
const CLOSED = new Set<string>(['education', 'lp', 'location']);
const RATINGS = [4, 3] as const;

const titled = (filter: ListFilter, { title, value }: { title: string; value: string }): string => {
  if (filter === 'price') return priceBucketText[value as keyof typeof priceBucketText] ?? title;
  if (filter === 'courseType') return courseTypeFilterText[value as keyof typeof courseTypeFilterText] ?? title;
  return title;
};

/**
 * Options as they are shown: chosen ones stay although the search no longer has them, so that they can be taken back.
 */
function optionsOf(filter: ListFilter, facets: Facets, query: ListingQuery): FilterOption[] {
  const known = facets[filter].map((option) => ({ ...option, title: titled(filter, option) }));
  const lost = (query[filter] as readonly string[]).filter((value) => !known.some((option) => option.value === value));
  return [...known, ...lost.map((value) => ({ title: titled(filter, { title: value, value }), value, count: 0 }))];
}

function choices(filter: ListFilter, facets: Facets, query: ListingQuery): ChoiceGroupView | null {
  const options = optionsOf(filter, facets, query);
  if (options.length === 0) return null;
  const chosen = query[filter] as readonly string[];
  const shown = visibleOptions({ filter, options, expanded: true }).options;
  return {
    kind: 'checkbox',
    id: filter,
    name: `${filter}[]`,
    title: filterTitle[filter],
    open: !CLOSED.has(filter) || chosen.length > 0,
    visibleCount: FILTER_MAX_ITEMS[filter],
    options: shown.map(({ value, title, count, disabled }) => ({
      value,
      label: title,
      countText: wholeNumber(count),
      checked: chosen.includes(value),
      disabled: disabled && !chosen.includes(value),
    })),
  };
}

const ratingGroup = (query: ListingQuery): ChoiceGroupView => ({
  kind: 'radio',
  id: 'rating',
  name: 'rating',
  title: filterTitle.rating,
  open: true,
  visibleCount: RATINGS.length + 1,
  options: [
    { value: '', label: listingText.anyRating, checked: query.rating === null },
    ...[...new Set([...RATINGS, ...(query.rating === null ? [] : [query.rating])])]
      .sort((a, b) => b - a)
      .map((stars) => ({ value: String(stars), label: listingText.andUp, stars, checked: query.rating === stars })),
  ],
});

/**
 * The groups of the filter column and sheet for a listing; roles are a programme's sections, prices only where
 * something is sold (docs/product/listing.md#address; docs/product/listing.md#filters, maximum items and zero counts).
 */
export function filterGroups(
  facets: Facets,
  query: ListingQuery,
  age: Pick<AgeGroupView, 'min' | 'max' | 'minError' | 'maxError'>,
  { withRoles, withPrices = true }: { withRoles: boolean; withPrices?: boolean },
): FilterGroupView[] {
  return ORDER.flatMap((filter): FilterGroupView[] => {
    if (filter === 'age') {
      return [
        { kind: 'age', id: 'age', title: filterTitle.age, open: true, minName: 'min_age', maxName: 'max_age', ...age },
      ];
    }
    if (filter === 'rating') return [ratingGroup(query)];
    if (filter === 'role' && !withRoles) return [];
    if (filter === 'price' && !withPrices) return [];
    const group = choices(filter, facets, query);
    if (group && filter === 'locationEvent' && !showsEventLocation(query)) return [{ ...group, waitsForOffline: true }];
    return group ? [group] : [];
  });
}

/** Chosen filters as removable chips, each with the query without it. */
export function activeFilters(facets: Facets | null, query: ListingQuery): { label: string; without: ListingQuery }[] {
  const lists = (Object.keys(filterTitle) as (keyof typeof filterTitle)[]).filter(
    (name): name is ListFilter => name !== 'age' && name !== 'rating',
  );
  const chips = lists.flatMap((filter) =>
    (query[filter] as readonly string[]).map((value) => {
      const option = facets?.[filter].find((known) => known.value === value) ?? { title: value, value };
      return {
        label: titled(filter, option),
        without: {
          ...query,
          [filter]: (query[filter] as readonly string[]).filter((other) => other !== value),
          page: 1,
        },
      };
    }),
  );
  if (query.min_age !== null || query.max_age !== null)
    chips.push({
      label: listingText.ageChip(query.min_age, query.max_age),
      without: { ...query, min_age: null, max_age: null, page: 1 },
    });
  if (query.rating !== null)
    chips.push({ label: listingText.ratingAndUp(query.rating), without: { ...query, rating: null, page: 1 } });
  return chips;
}
