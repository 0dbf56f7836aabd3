import { FACES } from '@suluh/domain/address';
import {
  COURSE_TYPE_FILTERS,
  METHOD_FILTERS,
  PRICE_BUCKETS,
  PROVIDER_FILTERS,
  SORT_VALUES,
  TRAINING_FILTERS,
} from '@suluh/domain/listing';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import {
  courseCard,
  courseDetail,
  courseIncluded,
  courseMarks,
  coursePreview,
  courseSection,
  event,
  facets,
  suggestion,
  trialLesson,
} from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';
import { rowIdInAddress } from '../rowId.ts';

const values = z.array(z.string().min(1).max(120)).max(50);
const age = z.coerce.number<number>().int().min(0).max(120);

/** Filters of every course listing (docs/product/course.md). Values are those of the facets. */
export const courseFilters = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Words to look for; typing errors and beginnings of words are understood'),
  exact: z.enum(['true']).optional().describe('Words are taken as they are typed'),
  sort: z.coerce
    .number<number>()
    .pipe(z.union(SORT_VALUES.map((sort) => z.literal(sort))))
    .default(0)
    .describe('0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah'),
  courseType: z.array(z.enum(COURSE_TYPE_FILTERS)).max(2).optional(),
  locationEvent: values.optional().describe('Cities of events'),
  location: values.optional().describe('Cities of providers'),
  role: values.optional().describe('Categories of the programme, by id, or upcoming'),
  category: values.optional().describe('Category ids or slugs'),
  price: z.array(z.enum(PRICE_BUCKETS)).max(4).optional(),
  education: values.optional(),
  min_age: age.optional(),
  max_age: age.optional(),
  rating: z.coerce.number<number>().int().min(1).max(5).optional().describe('This rating and above'),
  lp: values.optional().describe('Codes of providers'),
  provider: z.enum(PROVIDER_FILTERS).optional(),
  training: z.enum(TRAINING_FILTERS).optional(),
  method: z.enum(METHOD_FILTERS).optional(),
  program: slug.optional().describe('Courses of this programme; else X-Program'),
});

const listing = courseFilters.extend({
  ...pageQuery.shape,
  facets: z.enum(['true', 'false']).optional().describe('true: meta.facets has the filter options of the same search'),
});
const withFacets = z.object({
  facets: facets.optional(),
  corrected: z.string().optional().describe('What was looked for instead, when words were mistyped'),
});
/** What a listing would find, without its courses. */
const options = z.object({ totalData: z.int().min(0), facets });
/** What a 404 of a listing says all the same. */
export const emptyList = z.object({
  facets: facets.optional(),
  totalPage: z
    .int()
    .min(0)
    .describe('Pages of the same listing: more than 0 when the page asked for is beyond its last'),
});
const onList =
  'Answers 404 when the page has no courses; the error data says how many pages there are and, with facets=true, holds the options, so filters can still be changed.';
const landing = z.enum(['prakerja', 'ukm', 'internship']);
const idOrSlug = z.object({ id: z.string().min(1).max(200).describe('Id or slug') });

export const filter = defineEntry({
  id: 'course.filter',
  method: 'GET',
  path: '/api/course/filter',
  auth: 'O',
  summary: 'Search and filter courses',
  description: onList,
  query: listing,
  data: z.array(courseCard),
  paged: withFacets,
  errors: [404],
  errorData: emptyList,
});

export const filterLanding = defineEntry({
  id: 'course.filterLanding',
  method: 'GET',
  path: '/api/course/filter/landing/{type}',
  auth: 'O',
  summary: 'Search and filter the courses of a landing page',
  description: onList,
  params: z.object({ type: landing }),
  query: listing,
  data: z.array(courseCard),
  paged: withFacets,
  errors: [404],
  errorData: emptyList,
});

export const filterOptions = defineEntry({
  id: 'course.filterOptions',
  method: 'GET',
  path: '/api/course/filter-options',
  auth: 'O',
  summary: 'How many courses a listing finds, and its filter options with counts, those without a course included',
  query: courseFilters,
  data: options,
});

export const filterOptionsLanding = defineEntry({
  id: 'course.filterOptionsLanding',
  method: 'GET',
  path: '/api/course/filter-options/landing/{type}',
  auth: 'O',
  summary: 'Filter options of a landing page',
  params: z.object({ type: landing }),
  query: courseFilters,
  data: options,
});

export const filterOptionsCategory = defineEntry({
  id: 'course.filterOptionsCategory',
  method: 'GET',
  path: '/api/course/filter-options/category/{slug}',
  auth: 'O',
  summary: 'Filter options within a category',
  params: z.object({ slug }),
  query: courseFilters,
  data: options,
  errors: [404],
});

export const filterOptionsCollection = defineEntry({
  id: 'course.filterOptionsCollection',
  method: 'GET',
  path: '/api/course/filter-options/slug/{slug}',
  auth: 'O',
  summary: 'Filter options within a collection',
  params: z.object({ slug }),
  query: courseFilters,
  data: options,
  errors: [404],
});

export const filterOptionsBestDeal = defineEntry({
  id: 'course.filterOptionsBestDeal',
  method: 'GET',
  path: '/api/course/filter-options/best-deal',
  auth: 'O',
  summary: 'Filter options within the best deals',
  query: courseFilters,
  data: options,
});

export const suggest = defineEntry({
  id: 'course.suggest',
  method: 'GET',
  path: '/api/course/suggest',
  auth: 'O',
  summary: 'Suggestions while typing',
  description: 'Before anything is typed: the words many learners looked for of late.',
  query: z.object({ q: z.string().trim().max(200).default(''), program: slug.optional() }),
  data: suggestion,
});

export const marks = defineEntry({
  id: 'course.marks',
  method: 'GET',
  path: '/api/course/marks',
  auth: 'B',
  summary: 'Which of these courses the learner wished for, owns or has in an order that waits',
  query: z.object({ courseId: z.array(rowIdInAddress).min(1).max(200) }),
  data: courseMarks,
});

export const detail = defineEntry({
  id: 'course.detail',
  method: 'GET',
  path: '/api/course/v2/{id}',
  auth: 'O',
  summary: 'A course',
  params: idOrSlug,
  query: z.object({ specialProgram: slug.optional() }),
  data: courseDetail,
  errors: [404],
});

export const preview = defineEntry({
  id: 'course.preview',
  method: 'GET',
  path: '/api/course/preview/{token}',
  auth: 'P',
  summary: 'A course as its page will show it, by a link of staff; nobody keeps the answer',
  description: 'On a face or programme that the link was not made for, and once it ended, there is nothing (404).',
  params: z.object({ token: z.string().regex(/^[\w-]{1,600}$/) }),
  query: z.object({ face: z.enum(FACES) }),
  data: coursePreview,
  errors: [404],
});

export const content = defineEntry({
  id: 'course.content',
  method: 'GET',
  path: '/api/course/{id}/content',
  auth: 'O',
  summary: 'Curriculum of a course',
  params: idOrSlug,
  data: z.array(courseSection),
  errors: [404],
});

export const included = defineEntry({
  id: 'course.included',
  method: 'GET',
  path: '/api/course/{id}/included',
  auth: 'O',
  summary: 'What of a course is counted beside its lessons',
  params: idOrSlug,
  data: courseIncluded,
  errors: [404],
});

export const trial = defineEntry({
  id: 'course.trial',
  method: 'GET',
  path: '/api/course/{id}/trial/{lessonId}',
  auth: 'O',
  summary: 'A lesson that opens without buying the course, its files behind addresses that expire',
  params: idOrSlug.extend({ lessonId: rowIdInAddress }),
  data: trialLesson,
  errors: [404],
});

export const events = defineEntry({
  id: 'course.event',
  method: 'GET',
  path: '/api/course/{id}/event',
  auth: 'O',
  summary: 'Schedule of a course, coming events first',
  params: idOrSlug,
  data: z.array(event),
  errors: [404],
});

export const eventsB2b = defineEntry({
  id: 'course.eventB2b',
  method: 'GET',
  path: '/api/course/{id}/event-b2b',
  auth: 'B',
  summary: 'Dates of a course that only people of the programme the caller is logged in to see and book',
  params: idOrSlug,
  data: z.array(event),
  errors: [404],
});

export const forYou = defineEntry({
  id: 'course.forYou',
  method: 'GET',
  path: '/api/course/for-you',
  auth: 'O',
  summary: 'Courses a device was last used to look at, and others near to them or to the interests of the learner',
  query: z.object({
    viewed: z.array(rowIdInAddress).max(10).default([]),
  }),
  data: z.object({ viewed: z.array(courseCard).max(10), suggested: z.array(courseCard).max(10) }),
});

export const recommendation = defineEntry({
  id: 'course.recommendation',
  method: 'GET',
  path: '/api/course/{id}/recommendation',
  auth: 'O',
  summary: 'Up to 10 courses like this one',
  params: idOrSlug,
  data: z.array(courseCard).max(10),
  errors: [404],
});
