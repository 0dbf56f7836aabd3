import { MAX_FILE_BYTES, MAX_FILES } from '@suluh/domain/file';
import { partnershipReasonSchema, partnershipSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry, fileData, NEEDS_PROOF } from '../entry.ts';
import { partnershipApplication } from '../entities/index.ts';
import { conflictWith } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ id: rowIdInAddress });

/** Whoever handles what comes in decides about partners to be. */
const decided = {
  isRepeatable: true,
  method: 'POST',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  params,
  data: z.object({ success: z.boolean(), institutionId: z.int().nullable() }),
  errors: [404, 409],
  errorData: conflictWith(partnershipApplication),
} as const;

export const apply = defineEntry({
  id: 'partnership.apply',
  method: 'POST',
  path: '/api/partnership/application',
  auth: 'B',
  summary: 'Apply to become a partner',
  description: 'The applicant and staff are mailed. 409 CONFLICT while one of theirs is waiting.',
  body: partnershipSchema,
  data: partnershipApplication,
  status: 201,
  errors: [409],
});

export const mine = defineEntry({
  id: 'partnership.list',
  method: 'GET',
  path: '/api/partnership/application',
  auth: 'B',
  summary: 'Applications of the learner to become a partner, newest first',
  data: z.array(partnershipApplication),
});

export const file = defineEntry({
  id: 'partnership.file',
  method: 'POST',
  path: '/api/partnership/application/{id}/file',
  auth: 'B',
  summary: 'Add a picture or a PDF to an application that waits',
  description:
    'At most 4 pictures (JPG or PNG, 16:9) and one PDF, told by their content, 5 MB each. 409 CONFLICT when there are enough, or it was decided.',
  params,
  query: z.object({ filename: z.string().trim().min(1).max(200) }),
  upload: { field: 'file', maxBytes: MAX_FILE_BYTES },
  data: partnershipApplication,
  errors: [404, 409, 413, 415],
});

export const staffAccept = defineEntry({
  ...decided,
  id: 'admin.partnership.accept',
  path: '/api/admin/partnership/{id}/accept',
  summary: 'Accept an application to become a partner, which makes its institution; the applicant is mailed',
  description: '409 CONFLICT for one that was decided before: data says how, by whom and when.',
});

export const staffRefuse = defineEntry({
  ...decided,
  id: 'admin.partnership.refuse',
  path: '/api/admin/partnership/{id}/refuse',
  summary: 'Refuse an application to become a partner; the applicant is mailed the reason',
  description: '409 CONFLICT for one that was decided before: data says how, by whom and when.',
  body: z.object({ reason: partnershipReasonSchema }),
});

export const staffFile = defineEntry({
  id: 'admin.partnership.file',
  method: 'GET',
  path: '/api/admin/partnership/{id}/file/{no}',
  auth: 'A',
  permission: 'inbox.handle',
  scope: 'all',
  summary: 'A picture or PDF of an application to become a partner, by its place from 1',
  params: params.extend({
    no: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(MAX_FILES + 1),
  }),
  data: fileData,
  file: 'application/octet-stream',
  carries: 'people',
  description: NEEDS_PROOF,
  errors: [404],
});
