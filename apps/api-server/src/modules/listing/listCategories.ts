import { listing } from '@suluh/api/catalogue';
import { vignetteOf } from '@suluh/domain/vignette';
import { sharedRoute } from '../../http/route.ts';
import { listSomeCourses, offeredIn } from '../course/listCourses.ts';
import { allCategories, categoryOf, categoryScope } from '../course/scopes.ts';
import { wordsOf } from '../../search/searchWords.ts';

/** Categories with the number of courses the caller's programme has in them, and their courses. */
export const categoryRoutes = [
  sharedRoute(listing.categories, async ({ query, ...where }, services) => {
    const offered = await offeredIn(services, where, query.program);
    const rows = await allCategories(services);
    const { index } = services.courseCache;
    const scope = offered.scope.of(index);
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

  sharedRoute(listing.categoryTopics, async ({ params, query, ...where }, services) => {
    const { courseCache } = services;
    const { topics } = await categoryOf(services, params.slug);
    const { key, of } = await categoryScope(services, params.slug);
    const { scope } = await offeredIn(services, where, query.program);
    const counted = await courseCache.keep(`topics:${scope.key}/${key}`, () =>
      Promise.all(
        topics.map(async (title) => {
          const { index, found } = await courseCache.search(wordsOf(title).join(' '), true);
          return { title, totalCourse: scope.of(index).and(of(index)).and(found.set).count() };
        }),
      ),
    );
    return { data: counted.filter(({ totalCourse }) => totalCourse > 0) };
  }),

  sharedRoute(listing.categoryCourses, async ({ params, query, ...where }, services) => {
    const scope = await categoryScope(services, params.slug);
    const { courses, meta } = await listSomeCourses(services, query, scope, where);
    return { data: courses, meta };
  }),
];
