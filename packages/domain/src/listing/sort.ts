/** Sort options of a course listing by their query value (docs/product/display.md#carousels). */
export const SORT_OPTIONS = {
  0: 'relevance',
  1: 'priceHighest',
  2: 'priceLowest',
  3: 'newest',
  4: 'ratingHighest',
  5: 'ratingLowest',
} as const;

export type SortValue = keyof typeof SORT_OPTIONS;
export type SortCode = (typeof SORT_OPTIONS)[SortValue];

export const SORT_VALUES: readonly SortValue[] = [0, 1, 2, 3, 4, 5];
const DEFAULT_SORT: SortValue = 0;

/** The sort value a query asks for; anything but 0 to 5 is 0, the most relevant first. */
export function sortOf(value: unknown): SortValue {
  return SORT_VALUES.find((sort) => String(sort) === String(value)) ?? DEFAULT_SORT;
}
