import { PERMISSIONS } from '@suluh/domain/staff';
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

/** Who is signed in to the back office, and what they may do. */
export const staffMe = z
  .object({
    userId: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.enum(PERMISSIONS)),
    hasSecondFactor: z.boolean(),
    mustSetUp: z.boolean().describe('Nothing opens before a second factor is set up'),
    endsAt: z.string().describe('When this session is over, used or not'),
  })
  .meta({ id: 'StaffMe' });
