import { pageMetadata } from '../seo/index.ts';
import type { Metadata } from 'next';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** A vacancy by slug or id. */
export const loadJob = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/job-vacancies/{slug}', { params: { path: { slug } } }));

/** Title and canonical link of a vacancy's page. */
export async function jobMetadata(context: AppContext, slug: string): Promise<Metadata> {
  const outcome = await loadJob(context, slug);
  if (outcome.kind !== 'found') return {};
  const { jobTitle, company, slugJob } = outcome.data.data;
  return pageMetadata(context.tenant, {
    title: `${jobTitle} · ${company.title}`,
    path: context.tenant.routes.job(slugJob),
  });
}
