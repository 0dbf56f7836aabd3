import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** Somebody who teaches, with their courses. */
export const loadTeacher = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/teacher/{slug}', { params: { path: { slug } } }));
