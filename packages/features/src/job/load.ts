import type { ApiClient } from '@suluh/api/client';
import { asksForSomething } from '@suluh/domain/job';
import { filledIn } from '../parts/list-query/index.ts';
import { learnerApi, renewWhenOver } from '../parts/context/index.ts';
import type { JobSearch } from './jobSearch.ts';
import type { JobAlert, JobApplication, JobCard } from '@suluh/api/types';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';

/** A vacancy by slug or id. */
export const loadJob = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/job-vacancies/{slug}', { params: { path: { slug } } }));

/**
 * A page of vacancies. Those that fit the visitor's own courses are asked for as the visitor: who is not logged in is led
 * to login, and back to the same address.
 */
export async function loadJobs(
  context: AppContext,
  { match, ...filters }: JobSearch,
  { page, limit, address }: { page: number; limit: number; address: string },
) {
  const params = { query: { page, limit, ...filledIn(filters) } };
  if (match === '') {
    const api = catalogueApi(context, { fresh: asksForSomething(filters) });
    return outcomeOf(await api.GET('/api/job-vacancies', { params }));
  }
  const api = await learnerApi(context, address);
  const outcome = outcomeOf(await api.GET('/api/job-matching', { params }));
  if (outcome.kind !== 'found') renewWhenOver(outcome.failure, context.tenant, address);
  return outcome;
}

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
