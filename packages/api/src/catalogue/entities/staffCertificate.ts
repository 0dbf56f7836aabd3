import { z } from 'zod';

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
