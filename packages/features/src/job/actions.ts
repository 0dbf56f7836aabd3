import type { ApiResult } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { JOB_EXPERIENCES, type JobFilters } from '@suluh/domain/job';
import { z } from 'zod';
import { number, refusedTo, returning, text, type Action, type Way } from '../parts/action/index.ts';
import { applyWith } from './calls.ts';
import { cvFailure } from './cvFailure.ts';

/** The refusal of what the API need not be asked about. */
const refused = (status: string): ApiResult<object> => ({
  error: { code: 400, status, message: '' },
  response: new Response(null, { status: 400 }),
});

/** Applies for a vacancy, and returns to see how it stands; of a file that cannot be a CV the API is not asked. */
export const jobApply: Action<{ id: number }, ApiResult<object>> = {
  name: 'job-apply',
  input: z.object({ id: number }),
  run: async (api, input, { files }) => {
    const file = files?.file ?? new File([], '');
    const failure = cvFailure(file);
    return failure ? refused(failure.code) : applyWith(api, input, file);
  },
  leadsTo: returning,
};

/** Where who is not logged in comes back to, to press again; all others are led on. */
const thenTo = (result: ApiResult<unknown>, routes: Routes, way: Way, page: string): string =>
  result.error?.code === 401 ? refusedTo(result.error, routes, page) : returning(result, routes, way);

/** Keeps a vacancy, and leads to those that are kept (docs/product/job.md#saved). */
export const jobSave: Action<{ id: number; slug: string }, ApiResult<object>> = {
  name: 'job-save',
  input: z.object({ id: number, slug: text }),
  run: (api, { id }) => api.PUT('/api/job-saved/{id}', { params: { path: { id } } }),
  leadsTo: (result, routes, way, { slug }) => thenTo(result, routes, way, pathTo(routes, 'job', { slug })),
};

/** Keeps it no longer. */
export const jobUnsave: Action<{ id: number }, ApiResult<object>> = {
  name: 'job-unsave',
  input: z.object({ id: number }),
  run: (api, { id }) => api.DELETE('/api/job-saved/{id}', { params: { path: { id } } }),
  leadsTo: returning,
};

/** Has a search watched, and leads to those that are. */
export const jobWatch: Action<JobFilters, ApiResult<object>> = {
  name: 'job-watch',
  input: z.object({
    q: text,
    city: text,
    kind: text,
    company: text,
    education: text,
    experience: z.enum(JOB_EXPERIENCES).default(''),
  }),
  run: (api, body) => api.POST('/api/job-alert', { body }),
  leadsTo: (result, routes, way, filters) =>
    thenTo(result, routes, way, pathTo(routes, 'jobVacancies', { ...filters })),
};

/** Watches it no longer. */
export const jobUnwatch: Action<{ id: string }, ApiResult<object>> = {
  name: 'job-unwatch',
  input: z.object({ id: text }),
  run: (api, { id }) => api.DELETE('/api/job-alert/{id}', { params: { path: { id } } }),
  leadsTo: returning,
};
