import type { ListingQuery } from './query.ts';

/** The locationEvent filter shows once the offline course type is chosen (docs/product/listing.md#filters). */
export function showsEventLocation(query: Pick<ListingQuery, 'courseType'>): boolean {
  return query.courseType.includes('offline');
}

/** The query without the values of filters that cannot be seen, so that nothing filters unseen. */
export function withoutHiddenFilters(query: ListingQuery): ListingQuery {
  return showsEventLocation(query) ? query : { ...query, locationEvent: [] };
}
