import type { ListFilter } from './query.ts';

/** A choice of a filter with the number of courses it would leave (docs/product/listing.md#filters). */
export interface FilterOption {
  title: string;
  value: string;
  count: number;
}

/** How many options a filter shows before it is expanded (docs/product/display.md#carousels). */
export const FILTER_MAX_ITEMS: Record<ListFilter | 'rating', number> = {
  courseType: 2,
  location: 5,
  role: 9999,
  category: 8,
  price: 5,
  education: 8,
  rating: 1,
  lp: 5,
  locationEvent: 5,
};

export interface VisibleOptions {
  options: readonly (FilterOption & { disabled: boolean })[];
  /** Options kept back until the filter is expanded. */
  hiddenCount: number;
}

/** Whether an option that leaves so many courses is closed (docs/product/listing.md#filters). */
export const isOptionClosed = (count: number): boolean => count === 0;

/**
 * The options a filter shows: categories sorted by count, largest first, cut to the filter's maximum unless
 * expanded; an option without courses is disabled (docs/product/listing.md#filters).
 */
export function visibleOptions(input: {
  filter: ListFilter | 'rating';
  options: readonly FilterOption[];
  expanded: boolean;
}): VisibleOptions {
  const { filter, options, expanded } = input;
  const ordered = filter === 'category' ? [...options].sort((a, b) => b.count - a.count) : options;
  const shown = expanded ? ordered : ordered.slice(0, FILTER_MAX_ITEMS[filter]);
  return {
    options: shown.map((option) => ({ ...option, disabled: isOptionClosed(option.count) })),
    hiddenCount: ordered.length - shown.length,
  };
}

/** How many words the courses of a category may be looked for by, and of how many letters (docs/product/listing.md#topics). */
export const MOST_TOPICS = 12;
export const MOST_TOPIC_LETTERS = 40;
