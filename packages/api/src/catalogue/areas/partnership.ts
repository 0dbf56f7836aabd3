import { MAX_FILE_BYTES } from '@suluh/domain/file';
import { partnershipSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { partnershipApplication } from '../entities/index.ts';

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
  params: z.object({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
  query: z.object({ filename: z.string().trim().min(1).max(200) }),
  upload: { field: 'file', maxBytes: MAX_FILE_BYTES },
  data: partnershipApplication,
  errors: [404, 409, 413, 415],
});
