import type { ApiClient } from '@suluh/api/client';
import type { Facets } from '@suluh/api/types';
import { isOptionClosed, parseListingQuery, withoutHiddenFilters } from '@suluh/domain/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { askOptions, type ListingOptions, type ListingSource } from './askListing.ts';
import type { FilterGroupView } from './filterView.ts';

/** Asks how many courses a form of filters would find. @returns null when there is no answer */
export async function countsOf(api: ApiClient, source: ListingSource, form: FormData): Promise<ListingOptions | null> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  const query = withoutHiddenFilters(parseListingQuery(new URLSearchParams(fields)));
  const { data } = await askOptions(api, source, query);
  return data?.data ?? null;
}

/**
 * The groups with the counts of what is chosen now, in the order they stand in: what is ticked stays as the page was asked
 * for, for the form keeps it, and nothing that is ticked is closed.
 */
export const withCounts = (
  groups: readonly FilterGroupView[],
  facets: Facets,
  isTicked: (name: string, value: string) => boolean,
): FilterGroupView[] =>
  groups.map((group): FilterGroupView => {
    if (group.kind === 'age') return group;
    const counts = new Map(facets[group.id as keyof Facets].map(({ value, count }) => [value, count]));
    return {
      ...group,
      options: group.options.map((option) => {
        if (option.value === '') return option; // whatever there is
        const { disabled: _, ...kept } = option;
        const count = counts.get(option.value) ?? 0;
        const isClosed = isOptionClosed(count) && !isTicked(group.name, option.value);
        return { ...kept, countText: wholeNumber(count), ...(isClosed ? { disabled: true } : {}) };
      }),
    };
  });
