import { z } from 'zod';
import { rupiah } from '../envelope.ts';

/** Schedule of a course (docs/product/api.md). `quota` is the number of seats left; instants are ISO 8601. */
export const event = z
  .object({
    eventId: z.int(),
    batch: z.string(),
    city: z.string().nullable(),
    venue: z.string().nullable(),
    url: z.string().nullable().describe('Map link'),
    startEvent: z.string(),
    endEvent: z.string(),
    timeEvent: z.string().describe('Such as 09.00 – 17.00 WIB'),
    timeZone: z.string().describe('IANA zone the event takes place in'),
    priceEvent: rupiah,
    quota: z.int().describe('Seats left'),
    capacity: z.int(),
    eventStatus: z.enum(['full', 'available', 'availableSoon', 'expired']),
  })
  .meta({ id: 'Event' });

/** What the organiser did to a class after its place was taken (docs/product/ticket.md#organiser). */
export const organiserChange = z.enum(['calledOff', 'moved']);
