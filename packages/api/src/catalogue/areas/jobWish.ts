import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { jobAlert, jobCard, jobFilters } from '../entities/index.ts';
import { pageQuery } from '../envelope.ts';
import { rowIdInAddress } from '../rowId.ts';

const job = z.object({ id: rowIdInAddress });
const done = z.object({ success: z.boolean() });

export const matching = defineEntry({
  id: 'jobMatching.list',
  method: 'GET',
  path: '/api/job-matching',
  auth: 'B',
  summary: 'Open vacancies about what courses of the learner teach, newest first',
  query: pageQuery.extend(jobFilters.shape),
  data: z.array(jobCard),
  paged: true,
});

export const saved = defineEntry({
  id: 'jobSaved.list',
  method: 'GET',
  path: '/api/job-saved',
  auth: 'B',
  summary: 'Open vacancies the learner keeps, the last kept first',
  data: z.array(jobCard),
});

export const save = defineEntry({
  id: 'jobSaved.save',
  method: 'PUT',
  path: '/api/job-saved/{id}',
  auth: 'B',
  summary: 'Keep a vacancy, at most 100; again, it changes nothing',
  params: job,
  data: done,
  errors: [404, 409],
});

export const unsave = defineEntry({
  id: 'jobSaved.remove',
  method: 'DELETE',
  path: '/api/job-saved/{id}',
  auth: 'B',
  summary: 'Keep a vacancy no longer',
  params: job,
  data: done,
});

export const alerts = defineEntry({
  id: 'jobAlert.list',
  method: 'GET',
  path: '/api/job-alert',
  auth: 'B',
  summary: 'Searches that are watched for the learner',
  data: z.array(jobAlert),
});

export const watch = defineEntry({
  id: 'jobAlert.create',
  method: 'POST',
  path: '/api/job-alert',
  auth: 'B',
  summary: 'Have a search watched, at most five: told of new vacancies once a day; again, it changes nothing',
  description: '400 for a search for nothing; 409 CONFLICT for a sixth.',
  body: jobFilters,
  data: z.array(jobAlert),
  errors: [409],
});

export const unwatch = defineEntry({
  id: 'jobAlert.remove',
  method: 'DELETE',
  path: '/api/job-alert/{id}',
  auth: 'B',
  summary: 'Watch a search no longer',
  params: z.object({ id: z.uuid() }),
  data: done,
});
