import type { ApiClient, ApiResult } from '@suluh/api/client';
import type { Collection, CourseCard, Facets } from '@suluh/api/types';
import { listingParams, UPCOMING, type ListingQuery } from '@suluh/domain/listing';

/** Which courses a listing is about. */
export type ListingSource =
  | { kind: 'all' }
  /** The courses of a line's programmes. */
  | { kind: 'line'; type: 'ukm' }
  | { kind: 'category'; slug: string }
  | { kind: 'collection'; slug: string }
  | { kind: 'collectionEvents'; slug: string }
  | { kind: 'bestDeal' }
  | { kind: 'partner'; code: string };

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
  return {
    ...values,
    ...(query.exact ? { exact: 'true' } : {}),
    ...(source.kind === 'partner' ? { lp: [source.code] } : {}),
  };
}

interface Meta {
  page: number;
  totalData: number;
  totalPage: number;
  facets?: Facets | undefined;
  corrected?: string | undefined;
}

/** One page of a listing. */
export interface ListingPage {
  courses: CourseCard[];
  /** What a collection says of itself. */
  collection: Pick<Collection, 'title' | 'description' | 'image'> | null;
  meta: Meta;
}

/**
 * Asks for one page of a listing with its filter options, by whichever client: of a page that is drawn, or of the
 * browser.
 */
export async function askListing(
  api: ApiClient,
  source: ListingSource,
  query: ListingQuery,
): Promise<ApiResult<ListingPage>> {
  const asked = { query: { ...apiQuery(query, source), facets: 'true' as const } };
  switch (source.kind) {
    case 'all':
    case 'partner':
      return ofCourses(await api.GET('/api/course/filter', { params: asked }));
    case 'line': {
      const path = { type: source.type };
      return ofCourses(await api.GET('/api/course/filter/landing/{type}', { params: { path, ...asked } }));
    }
    case 'category': {
      const path = { slug: source.slug };
      return ofCourses(await api.GET('/api/category/{slug}/course', { params: { path, ...asked } }));
    }
    case 'bestDeal':
      return ofCollection(await api.GET('/api/collection/best-deal', { params: asked }));
    case 'collectionEvents': {
      const path = { slug: source.slug };
      return ofCollection(await api.GET('/api/collection/event/{slug}', { params: { path, ...asked } }));
    }
    case 'collection': {
      const path = { slug: source.slug };
      return ofCollection(await api.GET('/api/collection/{slug}', { params: { path, ...asked } }));
    }
  }
}

/** What a listing would find, without its courses. */
export interface ListingOptions {
  totalData: number;
  facets: Facets;
}

/** Asks how many courses a listing would find, and for its filter options. */
export async function askOptions(
  api: ApiClient,
  source: ListingSource,
  query: ListingQuery,
): Promise<ApiResult<{ data: ListingOptions }>> {
  const { page: _, limit: __, ...asked } = apiQuery(query, source);
  switch (source.kind) {
    case 'all':
    case 'partner':
      return api.GET('/api/course/filter-options', { params: { query: asked } });
    case 'line': {
      const path = { type: source.type };
      return api.GET('/api/course/filter-options/landing/{type}', { params: { path, query: asked } });
    }
    case 'category': {
      const path = { slug: source.slug };
      return api.GET('/api/course/filter-options/category/{slug}', { params: { path, query: asked } });
    }
    case 'bestDeal':
      return api.GET('/api/course/filter-options/best-deal', { params: { query: asked } });
    case 'collection':
    case 'collectionEvents': {
      const path = { slug: source.slug };
      const only = source.kind === 'collectionEvents' ? { role: [UPCOMING] } : {};
      return api.GET('/api/course/filter-options/slug/{slug}', { params: { path, query: { ...asked, ...only } } });
    }
  }
}

function ofCourses(result: ApiResult<{ data: CourseCard[]; meta: Meta }>): ApiResult<ListingPage> {
  if (result.error) return result;
  const { data, meta } = result.data;
  return { ...result, data: { courses: data, collection: null, meta } };
}

function ofCollection(
  result: ApiResult<{ data: { collection: Collection; courses: CourseCard[] }; meta: Meta }>,
): ApiResult<ListingPage> {
  if (result.error) return result;
  const { data, meta } = result.data;
  return { ...result, data: { ...data, meta } };
}
