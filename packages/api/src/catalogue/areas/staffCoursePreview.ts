import { FACES } from '@suluh/domain/address';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { rowIdInAddress } from '../rowId.ts';

export const previewMake = defineEntry({
  id: 'admin.course.preview',
  method: 'POST',
  path: '/api/admin/course/{id}/preview',
  auth: 'A',
  permission: 'course.read',
  scope: 'partner',
  summary: 'A link to the page of a course as a face shows it, published or not; it opens for 15 minutes',
  description: '400 at `programId` for a programme that does not offer the course.',
  params: z.object({ id: rowIdInAddress }),
  body: z.object({
    face: z.enum(FACES),
    programId: rowIdInAddress.nullable().default(null).describe("Of the programmes' face: which one"),
  }),
  data: z.object({ url: z.string(), endsAt: z.string() }),
  status: 201,
  errors: [404],
});
