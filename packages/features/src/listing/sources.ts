import type { CourseCard, Facets } from '@suluh/api/types';
import type { ListingQuery } from '@suluh/domain/listing';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';
import { askListing, type ListingPage, type ListingSource } from './askListing.ts';

export interface Listing extends Pick<ListingPage, 'collection'> {
  courses: readonly CourseCard[];
  totalData: number;
  totalPage: number;
  facets: Facets | null;
  /** What was looked for instead of mistyped words. */
  corrected: string | null;
}

/**
 * Loads one page of a listing with its filter options. `missing` when nothing was found (404); its options come along.
 */
export async function loadListing(
  context: AppContext,
  source: ListingSource,
  query: ListingQuery,
): Promise<Outcome<Listing>> {
  const outcome = outcomeOf(await askListing(catalogueApi(context, { fresh: query.q !== '' }), source, query));
  if (outcome.kind !== 'found') return outcome;
  const { courses, collection, meta } = outcome.data;
  const { totalData, totalPage, facets, corrected } = meta;
  return {
    kind: 'found',
    data: { courses, collection, totalData, totalPage, facets: facets ?? null, corrected: corrected ?? null },
  };
}
