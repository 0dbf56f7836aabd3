import { FACES } from '@suluh/domain/address';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';

const key = z.coerce.number<number>().int().min(1).max(2_147_483_647);

export const previewMake = defineEntry({
  id: 'admin.course.preview',
  method: 'POST',
  path: '/api/admin/course/{id}/preview',
  auth: 'A',
  permission: 'course.read',
  scope: 'partner',
  summary: 'A link to the page of a course as a face shows it, published or not; it opens for 15 minutes',
  description: '400 at `programId` for a programme that does not offer the course.',
  params: z.object({ id: key }),
  body: z.object({
    face: z.enum(FACES),
    programId: key.nullable().default(null).describe("Of the programmes' face: which one"),
  }),
  data: z.object({ url: z.string(), endsAt: z.string() }),
  status: 201,
  errors: [404],
});
