import type { Facets } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';
import {
  FILTER_MAX_ITEMS,
  isOptionClosed,
  LIST_FILTERS,
  ONE_OF_FILTER_NAMES,
  ONE_OF_FILTERS,
  showsEventLocation,
  visibleOptions,
  type FilterOption,
  type ListFilter,
  type ListingQuery,
  type OneOfFilter,
} from '@suluh/domain/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import {
  courseTypeFilterText,
  filterTitle,
  listingText,
  oneOfFilterText,
  priceBucketText,
} from '@suluh/i18n-id/listing';
import type { ListingSource } from './askListing.ts';
import type { AgeGroupView, ChoiceGroupView, FilterGroupView, FilterOptionView } from './filterView.ts';

/** Filters in the order of the design; the provider's city comes last. */
const ORDER: readonly (ListFilter | OneOfFilter | 'age' | 'rating')[] = [
  'courseType',
  'locationEvent',
  'method',
  'role',
  'category',
  'training',
  'price',
  'age',
  'education',
  'rating',
  'provider',
  'lp',
  'location',
];
const CLOSED = new Set<string>(['method', 'training', 'education', 'provider', 'lp', 'location']);
const RATINGS = [4, 3] as const;

/** The mark of an option that is chosen. */
const ticked = (isChosen: boolean): { checked?: true } => (isChosen ? { checked: true } : {});

/** How an option is shown by how many courses it has: one without any is closed, unless it is chosen. */
const counted = (count: number, isChosen: boolean): Pick<FilterOptionView, 'countText' | 'checked' | 'disabled'> => ({
  countText: wholeNumber(count),
  ...ticked(isChosen),
  ...(isOptionClosed(count) && !isChosen ? { disabled: true as const } : {}),
});

const countIn = (options: readonly { value: string; count: number }[], value: string): number =>
  options.find((option) => option.value === value)?.count ?? 0;

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
    options: shown.map(({ value, title, count }) => ({
      value,
      label: title,
      ...counted(count, chosen.includes(value)),
    })),
  };
}

const ratingGroup = ({ rating }: Facets, query: ListingQuery): ChoiceGroupView => ({
  kind: 'radio',
  id: 'rating',
  name: 'rating',
  title: filterTitle.rating,
  open: true,
  visibleCount: FILTER_MAX_ITEMS.rating + 1, // beside none chosen
  options: [
    { value: '', label: listingText.anyRating, ...ticked(query.rating === null) },
    ...[...new Set([...RATINGS, ...(query.rating === null ? [] : [query.rating])])]
      .sort((a, b) => b - a)
      .map((stars) => ({
        value: String(stars),
        label: listingText.andUp,
        stars,
        ...counted(countIn(rating, String(stars)), query.rating === stars),
      })),
  ],
});

/** Whether a list has courses of Coursera, which have a choice of their own then. */
const hasCoursera = ({ lp }: Facets): boolean => lp.some(({ value }) => value.toLowerCase() === 'coursera');

function oneOfGroup(name: OneOfFilter, facets: Facets, query: ListingQuery): ChoiceGroupView {
  const values = ONE_OF_FILTERS[name].filter(
    (value) => value !== 'coursera' || hasCoursera(facets) || query.provider === 'coursera',
  );
  return {
    kind: 'radio',
    id: name,
    name,
    title: filterTitle[name],
    open: !CLOSED.has(name) || query[name] !== 'semua',
    visibleCount: values.length,
    options: values.map((value) => ({
      value: value === 'semua' ? '' : value,
      label: oneOfFilterText[value],
      ...(value === 'semua'
        ? ticked(query[name] === value)
        : counted(countIn(facets[name], value), query[name] === value)),
    })),
  };
}

/** What a listing is filtered by beside what every listing is. */
interface FilterChoices {
  /** A programme's sections. */
  withRoles: boolean;
  /** Where something is sold. */
  withPrices?: boolean;
  /** Who offers a course: where institutions have pages. */
  withProviders?: boolean;
  /** Not on the page of one, whose courses are all its own. */
  withInstitutions?: boolean;
  /** Where Prakerja's courses are sold. */
  withTraining?: boolean;
}

/** Which of them a listing of a tenant has. */
export const shownFilters = (
  { capabilities: { homeSections, hasCart, hasPartnerPages } }: Pick<TenantConfig, 'capabilities'>,
  source: Pick<ListingSource, 'kind'>,
): FilterChoices => ({
  withRoles: homeSections.includes('programSections'),
  withPrices: hasCart,
  withProviders: hasPartnerPages && source.kind !== 'partner',
  withInstitutions: source.kind !== 'partner',
  withTraining: homeSections.includes('prakerja'),
});

type TypedAge = Pick<AgeGroupView, 'min' | 'max' | 'minError' | 'maxError'>;

/** The group of the two ages. */
export const ageGroup = (age: TypedAge): AgeGroupView => ({
  kind: 'age',
  id: 'age',
  title: filterTitle.age,
  open: true,
  minName: 'min_age',
  maxName: 'max_age',
  ...age,
});

/**
 * The groups of the filter column and sheet for a listing; roles are a programme's sections, prices only where
 * something is sold (docs/product/listing.md#address; docs/product/listing.md#filters, maximum items and zero counts).
 */
export function filterGroups(
  facets: Facets,
  query: ListingQuery,
  age: TypedAge,
  { withRoles, withPrices = true, withProviders = false, withInstitutions = true, withTraining = false }: FilterChoices,
): FilterGroupView[] {
  return ORDER.flatMap((filter): FilterGroupView[] => {
    if (filter === 'age') return [ageGroup(age)];
    if (filter === 'rating') return [ratingGroup(facets, query)];
    if (filter === 'provider' || filter === 'training' || filter === 'method') {
      const isShown = { provider: withProviders, training: withTraining, method: true }[filter];
      return isShown || query[filter] !== 'semua' ? [oneOfGroup(filter, facets, query)] : [];
    }
    if (filter === 'role' && !withRoles) return [];
    if (filter === 'price' && !withPrices) return [];
    if (filter === 'lp' && !withInstitutions) return [];
    const group = choices(filter, facets, query);
    if (group && filter === 'locationEvent' && !showsEventLocation(query)) return [{ ...group, waitsForOffline: true }];
    return group ? [group] : [];
  });
}

/** Chosen filters as removable chips, each with the query without it. */
export function activeFilters(facets: Facets | null, query: ListingQuery): { label: string; without: ListingQuery }[] {
  const chips = LIST_FILTERS.flatMap((filter) =>
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
  for (const name of ONE_OF_FILTER_NAMES)
    if (query[name] !== 'semua')
      chips.push({ label: oneOfFilterText[query[name]], without: { ...query, [name]: 'semua', page: 1 } });
  if (query.min_age !== null || query.max_age !== null)
    chips.push({
      label: listingText.ageChip(query.min_age, query.max_age),
      without: { ...query, min_age: null, max_age: null, page: 1 },
    });
  if (query.rating !== null)
    chips.push({ label: listingText.ratingAndUp(query.rating), without: { ...query, rating: null, page: 1 } });
  return chips;
}
