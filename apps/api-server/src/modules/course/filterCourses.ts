import { course } from '@suluh/api/catalogue';
import { sharedRoute } from '../../http/route.ts';
import { EVERYTHING, listFacets, listSomeCourses } from './listCourses.ts';
import {
  categoryScope,
  collectionOfKind,
  collectionScope,
  landingScope,
  NOTHING,
  openCollection,
  prakerjaCollection,
} from './scopes.ts';

/** Listings and their filter options (docs/product/listing.md). */
export const filterRoutes = [
  sharedRoute(course.filter, async ({ query, programHeader }, services) => {
    const { courses, meta } = await listSomeCourses(services, query, EVERYTHING, programHeader);
    return { data: courses, meta };
  }),

  sharedRoute(course.filterLanding, async ({ params, query, programHeader }, services) => {
    const scope = await landingScope(services, params.type);
    const { courses, meta } = await listSomeCourses(services, query, scope, programHeader);
    return { data: courses, meta };
  }),

  sharedRoute(course.filterOptions, async ({ query, programHeader }, services) => ({
    data: await listFacets(services, query, EVERYTHING, programHeader),
  })),

  sharedRoute(course.filterOptionsLanding, async ({ params, query, programHeader }, services) => ({
    data: await listFacets(services, query, await landingScope(services, params.type), programHeader),
  })),

  sharedRoute(course.filterOptionsCategory, async ({ params, query, programHeader }, services) => ({
    data: await listFacets(services, query, await categoryScope(services, params.slug), programHeader),
  })),

  sharedRoute(course.filterOptionsCollection, async ({ params, query, programHeader }, services) => ({
    data: await listFacets(
      services,
      query,
      collectionScope(await openCollection(services, params.slug)),
      programHeader,
    ),
  })),

  sharedRoute(course.filterOptionsPrakerja, async ({ params, query, programHeader }, services) => ({
    data: await listFacets(
      services,
      query,
      collectionScope(await prakerjaCollection(services, params.slug)),
      programHeader,
    ),
  })),

  sharedRoute(course.filterOptionsBestDeal, async ({ query, programHeader }, services) => {
    const bestDeal = await collectionOfKind(services, 'best-deal');
    return { data: await listFacets(services, query, bestDeal ? collectionScope(bestDeal) : NOTHING, programHeader) };
  }),
];
