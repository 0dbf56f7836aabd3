/** Order of reviews by time; newest first unless asked otherwise (docs/product/display.md#carousels). */
export const REVIEW_SORTS = ['desc', 'asc'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The order a query asks for; anything but asc is desc. */
export function reviewSortOf(value: unknown): ReviewSort {
  return value === 'asc' ? 'asc' : 'desc';
}
