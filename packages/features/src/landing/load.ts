import type { ApiClient } from '@suluh/api/client';
import { outcomeOf } from '../parts/context/index.ts';

const ROW_LENGTH = 10;

/** Slug of the page in the database that holds the offer for businesses. */
const OFFER_SLUG = 'bisnis';

/** All that the home for businesses shows; it fails when one of its parts did not come, so that no half page is kept. */
export async function loadEnterprise(api: ApiClient) {
  const [page, landing, companies, collection, categories] = await Promise.all([
    api.GET('/api/page/{slug}', { params: { path: { slug: OFFER_SLUG } } }).then(outcomeOf),
    api.GET('/api/landing', { params: { query: { page: 'enterprise' } } }).then(outcomeOf),
    api.GET('/api/companies').then(outcomeOf),
    api.GET('/api/collection/best-deal', { params: { query: { limit: ROW_LENGTH } } }).then(outcomeOf),
    api.GET('/api/category').then(outcomeOf),
  ]);
  const failed = [page, landing, companies, collection, categories].find((each) => each.kind === 'failed');
  if (failed) return { kind: 'failed' as const, failure: failed.failure };
  return {
    kind: 'found' as const,
    offer: page.kind === 'found' ? page.data.data : null,
    landing: landing.kind === 'found' ? landing.data.data : null,
    companies: companies.kind === 'found' ? companies.data.data : [],
    bestDeal:
      collection.kind === 'found'
        ? { courses: collection.data.data.courses, total: collection.data.meta.totalData }
        : { courses: [], total: 0 },
    fields: categories.kind === 'found' ? categories.data.data.map(({ name }) => name) : [],
  };
}

/** All that the Prakerja home shows; it fails when one of its parts did not come. */
export async function loadPrakerja(api: ApiClient) {
  const [collections, landing] = await Promise.all([
    api.GET('/api/prakerja/collection').then(outcomeOf),
    api.GET('/api/landing', { params: { query: { page: 'prakerja' } } }).then(outcomeOf),
  ]);
  const failed = [collections, landing].find((each) => each.kind === 'failed');
  if (failed) return { kind: 'failed' as const, failure: failed.failure };
  return {
    kind: 'found' as const,
    collections: collections.kind === 'found' ? collections.data.data : [],
    landing: landing.kind === 'found' ? landing.data.data : null,
  };
}
