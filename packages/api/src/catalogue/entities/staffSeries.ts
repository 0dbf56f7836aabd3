import { MOST_IN_SERIES } from '@suluh/domain/schedule';
import { z } from 'zod';
import { isEachOnce, twice } from '../eachOnce.ts';
import { typedDay } from '../envelope.ts';

/** How a schedule is repeated. */
export const seriesPattern = z.object({
  unit: z.enum(['day', 'week']),
  every: z.int().min(1).max(30),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine(isEachOnce, twice)
    .default([])
    .describe('Of weeks: 1 is Monday, 7 Sunday'),
  count: z.int().min(1).max(MOST_IN_SERIES).nullable().default(null),
  until: typedDay.nullable().default(null).describe('Last day, on the clocks of its place'),
});

/** The schedules a pattern would make, with what stands in their way; nothing is made yet. */
export const seriesPreview = z
  .object({
    mark: z.string().describe('Of what is shown: it is made only while this is still so'),
    requestKey: z.uuid().describe('Makes it once, however often it is sent'),
    dates: z.array(
      z.object({
        startAt: z.string(),
        endAt: z.string(),
        batch: z.string(),
        collisions: z.array(
          z.object({
            reason: z
              .enum(['same', 'venue', 'teacher'])
              .describe('same: the course has it already, and it is not made'),
            title: z.string().nullable().describe('Null for a course the caller does not reach'),
            startAt: z.string(),
            endAt: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'SeriesPreview' });
