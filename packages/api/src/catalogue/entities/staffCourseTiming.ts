import { z } from 'zod';
import { rupiah } from '../envelope.ts';

/** What is planned for a course. */
export const staffCourseTiming = z
  .object({
    publishAt: z.string().nullable(),
    unpublishAt: z.string().nullable(),
    prices: z.array(
      z.object({
        id: z.int(),
        price: rupiah,
        startAt: z.string(),
        endAt: z.string(),
        state: z.enum(['coming', 'running', 'over']),
      }),
    ),
  })
  .meta({ id: 'StaffCourseTiming' });
