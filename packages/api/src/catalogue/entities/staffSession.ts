import { z } from 'zod';

/** A session learners check in to, as those who look after it see it. */
export const staffSession = z
  .object({
    no: z.int(),
    startAt: z.string().nullable().describe('Null where it is checked in to on any day'),
    endAt: z.string().nullable(),
    attended: z.int().describe('How many were there: one that was attended is neither changed nor taken away'),
  })
  .meta({ id: 'StaffSession' });

/** The sessions of a course or schedule, which are saved as one. */
export const staffSessions = z
  .object({ version: z.int().describe('The next change names it'), sessions: z.array(staffSession) })
  .meta({ id: 'StaffSessions' });
