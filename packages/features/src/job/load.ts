import type { ApiClient } from '@suluh/api/client';
import type { JobAlert, JobApplication, JobCard } from '@suluh/api/types';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';

/** A vacancy by slug or id. */
export const loadJob = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/job-vacancies/{slug}', { params: { path: { slug } } }));

/** What somebody keeps of vacancies, and applied for: all at once. */
export async function loadSavedJobs(
  api: ApiClient,
): Promise<Outcome<{ jobs: JobCard[]; alerts: JobAlert[]; applications: JobApplication[] }>> {
  const [jobs, alerts, applications] = await Promise.all([
    api.GET('/api/job-saved').then(outcomeOf),
    api.GET('/api/job-alert').then(outcomeOf),
    api.GET('/api/job-application').then(outcomeOf),
  ]);
  if (jobs.kind !== 'found') return jobs;
  if (alerts.kind !== 'found') return alerts;
  if (applications.kind !== 'found') return applications;
  return {
    kind: 'found',
    data: { jobs: jobs.data.data, alerts: alerts.data.data, applications: applications.data.data },
  };
}
