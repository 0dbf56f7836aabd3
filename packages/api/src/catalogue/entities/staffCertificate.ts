import { z } from 'zod';
import { named, words } from '../words.ts';

/** A certificate as those see it who answer for it. */
export const staffCertificate = z
  .object({
    id: z.uuid(),
    number: z.string(),
    fullname: z.string().describe('As it is printed'),
    userId: z.uuid(),
    email: z.string(),
    course: z.string(),
    isCompetence: z.boolean(),
    issuedAt: z.string(),
    standing: z.enum(['valid', 'expired', 'replaced', 'revoked']),
    publicReason: z.string().nullable().describe('Why it was revoked, as whoever checks it reads it'),
    endedReason: z.string().nullable().describe('Who ended it and why'),
  })
  .meta({ id: 'StaffCertificate' });

/** What certificates say beside their course: who signs, and which units of competence were proved. */
export const staffTemplateFields = z.object({
  signers: z
    .array(
      z.object({
        name: named(80).min(1),
        role: words(120),
        signature: z
          .string()
          .nullable()
          .default(null)
          .describe(
            'How they sign: a picture among the closed files. One that no signer of the template has is left out; without one, that of their name stays',
          ),
      }),
    )
    .min(1)
    .max(3),
  units: z.array(z.object({ code: words(40), title: words(200).min(1) })).max(40),
});

/** A template, of a course or of all courses of a partner that have none of their own. */
export const staffTemplate = staffTemplateFields
  .extend({
    id: z.int(),
    partnerId: z.int().nullable(),
    courseId: z.int().nullable(),
    title: z.string().describe('Name of the course or the partner'),
    version: z.int(),
  })
  .meta({ id: 'StaffTemplate' });
