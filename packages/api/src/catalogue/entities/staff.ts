import { z } from 'zod';

/** A schedule as those who look after it see it. */
export const staffEvent = z
  .object({
    id: z.int(),
    courseId: z.int(),
    courseFullname: z.string(),
    batch: z.string(),
    city: z.string().nullable(),
    startAt: z.string(),
    endAt: z.string(),
    timeZone: z.string(),
    capacity: z.int(),
    enrolled: z.int().describe('Learners who hold a place'),
  })
  .meta({ id: 'StaffEvent' });
