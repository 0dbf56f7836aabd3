import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** A vacancy by slug or id. */
export const loadJob = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/job-vacancies/{slug}', { params: { path: { slug } } }));
