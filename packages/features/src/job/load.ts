import type { ApiClient } from '@suluh/api/client';
import { asksForSomething } from '@suluh/domain/job';
import { filledIn } from '../parts/list-query/index.ts';
import { learnerApi, renewWhenOver } from '../parts/context/index.ts';
import type { JobSearch } from './jobSearch.ts';
import type { CourseCard, JobAlert, JobApplication, JobCard, JobDetail } from '@suluh/api/types';
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

/** Courses beside a vacancy: so few, or none where there is one alone. */
const COURSES_BESIDE = { least: 2, most: 3 } as const;
/** Most words the search takes, in signs. */
const MOST_SIGNS = 100;

/**
 * Courses about what a vacancy asks for: those its title finds, then those that vacancies of its kind ask for
 * (docs/product/job.md#page). None while they do not come.
 */
export async function coursesFor(
  context: AppContext,
  { jobTitle, employmentType: kind }: Pick<JobDetail, 'jobTitle' | 'employmentType'>,
): Promise<CourseCard[]> {
  const api = catalogueApi(context);
  const [named, ofKind] = await Promise.all([
    api.GET('/api/course/filter', { params: { query: { q: jobTitle.slice(0, MOST_SIGNS) } } }),
    api.GET('/api/job-vacancies/courses', { params: { query: kind ? { kind } : {} } }),
  ]);
  const found = [...(named.data?.data ?? []), ...(ofKind.data?.data ?? [])];
  const courses = [...new Map(found.map((course) => [course.id, course])).values()].slice(0, COURSES_BESIDE.most);
  return courses.length < COURSES_BESIDE.least ? [] : courses;
}
