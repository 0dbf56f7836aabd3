import { listing } from '@suluh/api/catalogue';
import { vignetteOf } from '@suluh/domain/vignette';
import { sharedRoute } from '../../http/route.ts';
import { listSomeCourses, scopeOfCall } from '../course/listCourses.ts';
import { allCategories, categoryScope } from '../course/scopes.ts';
import { programOf } from '../program/queries.ts';

/** Categories with the number of courses the caller's programme has in them, and their courses. */
export const categoryRoutes = [
  sharedRoute(listing.categories, async ({ query, programHeader }, services) => {
    const program = await programOf(services, query.program, programHeader);
    const rows = await allCategories(services);
    const { index } = services.catalogue;
    const scope = scopeOfCall(program).of(index);
    const { category } = index.facets;
    const inScope = category.countsWithin(scope);
    const counts = new Map(category.values.map((value, at) => [value, inScope[at]!]));
    return {
      data: rows.map(({ id, name, slug, description, image }) => ({
        id,
        name,
        slug,
        description,
        image: image ?? vignetteOf({ title: name, categories: [{ id, name }] }),
        totalCourse: counts.get(String(id)) ?? 0,
      })),
    };
  }),

  sharedRoute(listing.categoryCourses, async ({ params, query, programHeader }, services) => {
    const scope = await categoryScope(services, params.slug);
    const { courses, meta } = await listSomeCourses(services, query, scope, programHeader);
    return { data: courses, meta };
  }),
];
