import { MAX_FILE_BYTES } from '@suluh/domain/file';
import { MOST_ANSWER_SIGNS } from '@suluh/domain/job';
import { z } from 'zod';
import { defineEntry, fileData, NEEDS_PROOF } from '../entry.ts';
import { jobApplication } from '../entities/index.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ id: z.uuid().describe('Application') });

export const apply = defineEntry({
  id: 'jobApplication.apply',
  method: 'POST',
  path: '/api/job-vacancies/{id}/apply',
  auth: 'B',
  summary: 'Apply for a vacancy with a CV',
  description:
    'A PDF of at most 5 MB, told by its content. Once for each vacancy: 409 CONFLICT. 404 for one that is closed.',
  params: z.object({ id: rowIdInAddress }),
  query: z.object({ filename: z.string().trim().min(1).max(200) }),
  upload: { field: 'file', maxBytes: MAX_FILE_BYTES },
  data: jobApplication,
  status: 201,
  errors: [404, 409, 413, 415],
});

export const mine = defineEntry({
  id: 'jobApplication.list',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/job-application',
  auth: 'B',
  summary: 'The learner’s applications, newest first, at most 100',
  data: z.array(jobApplication),
});

export const cv = defineEntry({
  id: 'admin.jobApplication.cv',
  method: 'GET',
  path: '/api/admin/job-application/{id}/cv',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'The CV of an application',
  params,
  data: fileData,
  file: 'application/pdf',
  carries: 'people',
  description: NEEDS_PROOF,
  errors: [404],
});

export const decide = defineEntry({
  id: 'admin.jobApplication.decide',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/job-application/{id}/decide',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'Invite an applicant, or decline; they are told by notification and mail',
  description: '409 CONFLICT for one that was decided before.',
  params,
  body: z.object({ status: z.enum(['invited', 'declined']), answer: z.string().trim().min(1).max(MOST_ANSWER_SIGNS) }),
  data: z.object({ success: z.boolean() }),
  errors: [404, 409],
});
