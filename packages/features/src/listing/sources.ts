import type { Facets } from '@suluh/api/types';
import { listingParams, type ListingQuery } from '@suluh/domain/listing';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import type { CourseCard } from '@suluh/api/types';

/** Which courses a listing is about. */
export type ListingSource =
  | { kind: 'all' }
  | { kind: 'category'; slug: string }
  | { kind: 'collection'; slug: string }
  | { kind: 'collectionEvents'; slug: string }
  | { kind: 'bestDeal' }
  | { kind: 'partner'; code: string };

export interface Listing {
  courses: readonly CourseCard[];
  totalData: number;
  totalPage: number;
  facets: Facets | null;
  /** Title of a collection. */
  title?: string;
  description?: string;
}

/**
 * The query of the API for a listing's address: lists as arrays, defaults left out, one round trip with facet counts.
 */
function apiQuery(query: ListingQuery, source: ListingSource): Record<string, unknown> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of listingParams(query)) {
    const list = name.endsWith('[]') ? name.slice(0, -2) : null;
    if (list === null) values[name] = value;
    else values[list] = [...((values[list] as string[] | undefined) ?? []), value];
  }
  return { ...values, ...(source.kind === 'partner' ? { lp: [source.code] } : {}), facets: 'true' };
}

/**
 * Loads one page of a listing with its filter options. `missing` when nothing was found (404); its options come along.
 */
export async function loadListing(context: AppContext, source: ListingSource, query: ListingQuery) {
  const api = catalogueApi(context, { fresh: query.q !== '' });
  const request = { params: { query: apiQuery(query, source) } };
  switch (source.kind) {
    case 'all':
    case 'partner':
      return flat(outcomeOf(await api.GET('/api/course/filter', request)));
    case 'category':
      return flat(
        outcomeOf(
          await api.GET('/api/category/{slug}/course', { params: { path: { slug: source.slug }, ...request.params } }),
        ),
      );
    case 'bestDeal':
      return ofCollection(outcomeOf(await api.GET('/api/collection/best-deal', request)));
    case 'collectionEvents':
      return ofCollection(
        outcomeOf(
          await api.GET('/api/collection/event/{slug}', { params: { path: { slug: source.slug }, ...request.params } }),
        ),
      );
    case 'collection':
      return ofCollection(
        outcomeOf(
          await api.GET('/api/collection/{slug}', { params: { path: { slug: source.slug }, ...request.params } }),
        ),
      );
  }
}

interface Meta {
  totalData: number;
  totalPage: number;
  facets?: Facets | undefined;
}

function flat(outcome: ReturnType<typeof outcomeOf<{ data: CourseCard[]; meta: Meta }>>) {
  if (outcome.kind !== 'found') return outcome;
  const { data, meta } = outcome.data;
  return { kind: 'found' as const, data: listingOf(data, meta) };
}

function ofCollection(
  outcome: ReturnType<
    typeof outcomeOf<{
      data: { collection: { title: string; description: string }; courses: CourseCard[] };
      meta: Meta;
    }>
  >,
) {
  if (outcome.kind !== 'found') return outcome;
  const { data, meta } = outcome.data;
  return {
    kind: 'found' as const,
    data: { ...listingOf(data.courses, meta), title: data.collection.title, description: data.collection.description },
  };
}

const listingOf = (courses: readonly CourseCard[], { totalData, totalPage, facets }: Meta): Listing => ({
  courses,
  totalData,
  totalPage,
  facets: facets ?? null,
});
