import { z } from 'zod';
import { named, words } from '../words.ts';

/** What of somebody who teaches staff may change. */
export const staffTeacherFields = z.object({
  fullname: named(120).min(1),
  role: words(120).describe('What they are, in one line'),
  bio: words(2000).describe('Empty: the words of the course most people took'),
});

/** Somebody who teaches, as those see them who look after their page. */
export const staffTeacher = staffTeacherFields
  .extend({
    id: z.int(),
    slug: z.string().describe('Of the page; made of the name, and stays'),
    foto: z.string().nullable(),
    signature: z.string().nullable().describe('How they sign certificates: a picture among the closed files'),
    signedFor: z.array(z.string()).describe('Partners on whose certificates it stands'),
    courses: z.int().describe('Courses that give the name, published or not'),
    version: z.int(),
  })
  .meta({ id: 'StaffTeacher' });
