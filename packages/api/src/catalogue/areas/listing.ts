import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import {
  category,
  categoryTopic,
  collection,
  bundleDetail,
  collectionDetail,
  courseCard,
  facets,
  flashSale,
} from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';
import { courseFilters, emptyList } from './course.ts';

const listing = courseFilters.extend({ ...pageQuery.shape, facets: z.enum(['true', 'false']).optional() });
const withFacets = z.object({ facets: facets.optional(), corrected: z.string().optional() });
const ofProgram = z.object({ program: slug.optional() });

export const categories = defineEntry({
  id: 'category.list',
  method: 'GET',
  path: '/api/category',
  auth: 'O',
  summary: 'Categories',
  query: ofProgram,
  data: z.array(category),
});

export const categoryTopics = defineEntry({
  id: 'category.topic',
  method: 'GET',
  path: '/api/category/{slug}/topic',
  auth: 'O',
  summary: 'Words the courses of a category are looked for by, those that find one, in their order',
  params: z.object({ slug }),
  query: ofProgram,
  data: z.array(categoryTopic),
  errors: [404],
});

export const categoryCourses = defineEntry({
  id: 'category.course',
  method: 'GET',
  path: '/api/category/{slug}/course',
  auth: 'O',
  summary: 'Courses of a category',
  description:
    '404 for an unknown category and when the page has no courses; the latter says how many pages there are, and carries data.facets when asked for.',
  params: z.object({ slug }),
  query: listing,
  data: z.array(courseCard),
  paged: withFacets,
  errors: [404],
  errorData: emptyList,
});

export const collections = defineEntry({
  id: 'collection.list',
  method: 'GET',
  path: '/api/collection',
  auth: 'O',
  summary: 'Collections',
  query: ofProgram.extend(pageQuery.shape),
  data: z.array(collection),
  paged: true,
});

export const bestDeal = defineEntry({
  id: 'collection.bestDeal',
  method: 'GET',
  path: '/api/collection/best-deal',
  auth: 'O',
  summary: 'Best deals (Pilihan Terbaik)',
  query: listing,
  data: collectionDetail,
  paged: withFacets,
});

export const bundles = defineEntry({
  id: 'collection.bundle',
  method: 'GET',
  path: '/api/collection/bundle',
  auth: 'O',
  summary: 'Bundles: sets of courses that are bought together, each with its courses',
  query: ofProgram,
  data: z.array(bundleDetail),
});

export const bundleStatus = defineEntry({
  id: 'bundle.status',
  method: 'GET',
  path: '/api/bundle/status',
  auth: 'B',
  summary: 'Whether the learner owns a bundle of which something is still to be begun',
  data: z.object({
    active: z.boolean(),
    courses: z.array(z.object({ courseId: z.int(), fullname: z.string() })).describe('What is still to be begun'),
  }),
});

export const mysooltanCollection = defineEntry({
  id: 'collection.mysooltan',
  method: 'GET',
  path: '/api/collection/mysooltan',
  auth: 'B',
  summary: 'Collection for small-business users',
  query: listing,
  data: collectionDetail,
  paged: withFacets,
  errors: [403],
});

export const collectionEvents = defineEntry({
  id: 'collection.events',
  method: 'GET',
  path: '/api/collection/event/{slug}',
  auth: 'O',
  summary: 'A collection with those of its courses that have a date to come',
  params: z.object({ slug }),
  query: listing,
  data: collectionDetail,
  paged: withFacets,
  errors: [404],
});

export const collectionBySlug = defineEntry({
  id: 'collection.detail',
  method: 'GET',
  path: '/api/collection/{slug}',
  auth: 'O',
  summary: 'A collection with its courses',
  params: z.object({ slug }),
  query: listing,
  data: collectionDetail,
  paged: withFacets,
  errors: [404],
});

export const flashSaleNow = defineEntry({
  id: 'flashSale.current',
  method: 'GET',
  path: '/api/flash-sale',
  auth: 'O',
  summary: 'The running flash sale',
  query: ofProgram,
  data: flashSale,
});

export const prakerjaCollections = defineEntry({
  id: 'prakerja.collections',
  method: 'GET',
  path: '/api/prakerja/collection',
  auth: 'O',
  summary: 'Prakerja collections, each with up to 8 courses',
  data: z.array(collectionDetail),
});
