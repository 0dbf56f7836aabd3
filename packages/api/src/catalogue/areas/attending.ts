import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { checkInState, doorAnswer, doorRoster, doorScan, ticket } from '../entities/index.ts';
import { PASS_LETTERS } from '../envelope.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const courseParams = z.object({ id: z.string().min(1).max(200).describe('Course id or slug') });
const pass = z.string().regex(PASS_LETTERS).describe('What the link to the door ends with');

export const sessions = defineEntry({
  id: 'attending.sessions',
  method: 'GET',
  path: '/api/my-course/{id}/session',
  auth: 'B',
  summary: 'Sessions of an owned course with their states',
  params: courseParams,
  data: checkInState,
  errors: [404],
});

export const checkIn = defineEntry({
  id: 'attending.checkIn',
  method: 'POST',
  path: '/api/my-course/{id}/session/{no}/check-in',
  auth: 'B',
  summary: 'Check in to a session; what Prakerja verifies leads to its dashboard',
  description: '409 SESSION_CLOSED says why; 409 DOOR_ONLY for a class whose door lets in. Again, it answers the same.',
  params: courseParams.extend({ no: rowIdInAddress }),
  data: z.object({ state: checkInState, redirectUrl: z.string().nullable() }),
  errors: [404, 409],
});

export const checkInCallback = defineEntry({
  id: 'attending.callback',
  method: 'POST',
  path: '/api/check-in/callback',
  auth: 'W',
  summary: 'The Prakerja dashboard says whether somebody was verified, signed by the key of our client',
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const eTicket = defineEntry({
  id: 'attending.ticket',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/my-course/{id}/e-ticket',
  auth: 'B',
  summary: 'The ticket of an owned class, with the ways to another date',
  params: courseParams,
  data: ticket,
  errors: [404],
});

export const ticketPdf = defineEntry({
  id: 'attending.ticketPdf',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/my-course/{id}/e-ticket/pdf',
  auth: 'B',
  summary: 'The ticket on paper',
  params: courseParams,
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const ticketPicture = defineEntry({
  id: 'attending.ticketPicture',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/my-course/{id}/e-ticket/png',
  auth: 'B',
  summary: 'The ticket as a picture of at most 200 KB',
  params: courseParams,
  data: fileData,
  file: 'image/png',
  errors: [404],
});

export const ticketCalendar = defineEntry({
  id: 'attending.calendar',
  method: 'GET',
  path: '/api/my-course/{id}/calendar.ics',
  auth: 'B',
  summary: 'The sessions of an owned class for a calendar; the same UIDs each time',
  params: courseParams,
  data: fileData,
  file: 'text/calendar',
  errors: [404],
});

export const reschedule = defineEntry({
  id: 'attending.reschedule',
  method: 'POST',
  path: '/api/my-course/{id}/reschedule',
  auth: 'B',
  summary: 'Take another date: once, in time, while a seat is left; the ticket from before is void',
  description: '409 RESCHEDULE_CLOSED says why; 409 EVENT_FULL when the last seat went.',
  params: courseParams,
  body: z.object({ eventId: rowId }),
  data: ticket,
  errors: [404, 409],
});

export const classRefund = defineEntry({
  id: 'attending.classRefund',
  method: 'POST',
  path: '/api/my-course/{id}/refund',
  auth: 'B',
  summary: 'Ask for the money of a class its organiser called off or moved',
  description:
    'What the refund policy lets go is approved at once, all else waits for staff. Once per class; 409 REFUND_CLOSED where nothing can be asked for.',
  params: courseParams,
  data: ticket,
  errors: [404, 409],
});

export const doorOpen = defineEntry({
  id: 'door.roster',
  method: 'POST',
  path: '/api/door/roster',
  auth: 'P',
  summary: 'What a phone keeps to stand at a door',
  description: '403 DOOR_CLOSED for a link that expired or was taken back.',
  body: z.object({ pass }),
  data: doorRoster,
  errors: [403, 404],
});

export const doorScans = defineEntry({
  id: 'door.scan',
  method: 'POST',
  path: '/api/door/scan',
  takesAnyText: true,
  auth: 'P',
  summary: 'Settle what phones at a door read, each scan once by its id',
  body: z.object({ pass, scans: z.array(doorScan).min(1).max(100) }),
  data: z.object({ answers: z.array(doorAnswer) }),
  errors: [403, 404],
});
