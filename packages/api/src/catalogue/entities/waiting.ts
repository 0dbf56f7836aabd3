import { z } from 'zod';
import { event } from './event.ts';

/** How a learner stands with a schedule that is full or not on sale yet (docs/product/waiting.md). */
export const waitingPlace = z
  .object({
    event,
    courseId: z.int(),
    courseFullname: z.string(),
    slug: z.string(),
    state: z.enum(['none', 'waiting', 'offered', 'lapsed', 'told']),
    kind: z
      .enum(['seat', 'opening'])
      .nullable()
      .describe('What is waited for, or may be; null for a schedule that is on sale or over'),
    place: z.int().nullable().describe('Place in line, from 1'),
    offerEndsAt: z.string().nullable().describe('Until when a seat is kept for the learner'),
    salesOpenAt: z.string().nullable(),
    isOwned: z.boolean(),
    waitingOrderId: z.string().nullable().describe('The order the course waits in to be paid'),
  })
  .meta({ id: 'WaitingPlace' });
