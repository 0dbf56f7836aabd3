import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { staffQuestion, staffSubmission } from '../entities/index.ts';
import { staffPageQuery } from '../envelope.ts';
import { conflictWith } from '../staffEntity.ts';

const params = z.object({ id: z.uuid() });
const queue = staffPageQuery.extend({
  state: z.enum(['waiting', 'all']).default('waiting').describe('`waiting`: neither answered nor marked'),
});

export const staffQuestions = defineEntry({
  id: 'admin.question',
  method: 'GET',
  path: '/api/admin/question',
  auth: 'A',
  permission: 'learning.answer',
  scope: 'event',
  summary: 'What learners asked about lessons, the oldest first',
  query: queue,
  data: z.array(staffQuestion),
  paged: true,
});

export const staffAnswer = defineEntry({
  id: 'admin.answer',
  method: 'PUT',
  path: '/api/admin/question/{id}/answer',
  auth: 'A',
  permission: 'learning.answer',
  scope: 'event',
  summary: 'Answer a question, or change the answer; its learner is told of the first',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody else answered or marked it since: data says what is there now, who did and when.',
  params,
  body: z.object({ answer: z.string().trim().min(1).max(4000), isPublic: z.boolean().default(false) }),
  data: staffQuestion,
  errors: [404, 409],
  errorData: conflictWith(staffQuestion),
});

export const staffSubmissions = defineEntry({
  id: 'admin.submission',
  method: 'GET',
  path: '/api/admin/submission',
  auth: 'A',
  permission: 'learning.mark',
  scope: 'event',
  summary: 'Work handed in, the oldest first',
  query: queue,
  data: z.array(staffSubmission),
  paged: true,
});

export const staffSubmissionFile = defineEntry({
  id: 'admin.submissionFile',
  method: 'GET',
  path: '/api/admin/submission/{id}/file',
  auth: 'A',
  permission: 'learning.mark',
  scope: 'event',
  summary: 'The file of work handed in',
  params,
  data: fileData,
  file: 'application/octet-stream',
  carries: 'onePerson',
  errors: [404],
});

export const staffMark = defineEntry({
  id: 'admin.mark',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/submission/{id}/mark',
  auth: 'A',
  permission: 'learning.mark',
  scope: 'event',
  summary: 'Mark work handed in; earlier marks stay, the last one counts, and the learner is told',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody else answered or marked it since: data says what is there now, who did and when.',
  params,
  body: z.object({ score: z.int().min(0).max(100), words: z.string().trim().max(2000).default('') }),
  data: staffSubmission,
  errors: [404, 409],
  errorData: conflictWith(staffSubmission),
});
