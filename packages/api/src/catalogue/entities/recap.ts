import { RECAP_CATEGORIES } from '@suluh/domain/recap';
import { z } from 'zod';

const count = z.int().min(0);

/** What somebody learned in a year. */
export const recap = z.object({
  name: z.string().describe('First name'),
  year: z.int(),
  category: z.enum(RECAP_CATEGORIES),
  courses: z.array(z.string()).describe('Names of the courses, those with the most learning first'),
  institutes: z.array(z.string()).describe('Who gives them, in the order of the courses'),
  hours: count,
  certificates: count,
  teacher: z.string().nullable().describe('Who was learned with longest'),
});

/** The learner's own recap of a year, and how it is shared. */
export const ownRecap = z.object({
  years: z.array(z.int()).describe('Years somebody learned in, the newest first'),
  recap: recap.nullable(),
  shared: z
    .object({
      recapId: z.uuid(),
      file: z.string(),
      isOutdated: z.boolean().describe('Whether more was learned since it was drawn'),
    })
    .nullable(),
});

/** A recap its learner shares. */
export const sharedRecap = z.object({ recap, file: z.string().describe('Storage path of the picture') });
