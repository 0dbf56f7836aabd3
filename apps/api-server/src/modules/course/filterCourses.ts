import { course } from '@suluh/api/catalogue';
import { sharedRoute } from '../../http/route.ts';
import { EVERYTHING, listOptions, listSomeCourses } from './listCourses.ts';
import { categoryScope, collectionAsked, collectionOfKind, collectionScope, landingScope, NOTHING } from './scopes.ts';

/** Listings and their filter options (docs/product/listing.md). */
export const filterRoutes = [
  sharedRoute(course.filter, async ({ query, ...where }, services) => {
    const { courses, meta } = await listSomeCourses(services, query, EVERYTHING, where);
    return { data: courses, meta };
  }),

  sharedRoute(course.filterLanding, async ({ params, query, ...where }, services) => {
    const scope = await landingScope(services, params.type);
    const { courses, meta } = await listSomeCourses(services, query, scope, where);
    return { data: courses, meta };
  }),

  sharedRoute(course.filterOptions, async ({ query, ...where }, services) => ({
    data: await listOptions(services, query, EVERYTHING, where),
  })),

  sharedRoute(course.filterOptionsLanding, async ({ params, query, ...where }, services) => ({
    data: await listOptions(services, query, await landingScope(services, params.type), where),
  })),

  sharedRoute(course.filterOptionsCategory, async ({ params, query, ...where }, services) => ({
    data: await listOptions(services, query, await categoryScope(services, params.slug), where),
  })),

  sharedRoute(course.filterOptionsCollection, async ({ params, query, ...where }, services) => ({
    data: await listOptions(
      services,
      query,
      collectionScope(await collectionAsked(services, params.slug, { query, programHeader: where.programHeader })),
      where,
    ),
  })),

  sharedRoute(course.filterOptionsBestDeal, async ({ query, ...where }, services) => {
    const bestDeal = await collectionOfKind(services, 'best-deal');
    return { data: await listOptions(services, query, bestDeal ? collectionScope(bestDeal) : NOTHING, where) };
  }),
];
