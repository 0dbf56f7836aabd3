import { MOST_RECORDED_AT_ONCE } from '@suluh/domain/check-in';
import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { z } from 'zod';
import { defineEntry, fileData, NEEDS_PROOF } from '../entry.ts';
import {
  doorPass,
  doubleScan,
  finishedByHand,
  recordedAttendance,
  attendanceRow,
  staffEvent,
  staffEventFields,
  staffParticipant,
  staffWaiting,
} from '../entities/index.ts';
import { defineStaffEntity } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

const eventParams = z.object({ eventId: rowIdInAddress });
const sessionParams = eventParams.extend({ no: rowIdInAddress });

/** What a list of schedules is narrowed by. */
export const eventFilters = {
  courseId: rowIdInAddress.optional(),
  when: z.enum(['coming', 'past', 'cancelled']).optional(),
};

export const events = defineStaffEntity({
  name: 'event',
  title: 'Schedules',
  key: rowIdInAddress,
  row: staffEvent,
  filters: eventFilters,
  sorts: ['startAt'],
  isTurned: true,
  read: 'event.read',
  scope: 'event',
  edit: 'event.edit',
  create: staffEventFields.pick({ batch: true, startAt: true, endAt: true, capacity: true, price: true }).extend({
    courseId: rowIdInAddress,
    timeZone: staffEventFields.shape.timeZone.default(DEFAULT_TIME_ZONE),
    city: staffEventFields.shape.city.default(null),
    venue: staffEventFields.shape.venue.default(null),
    programId: staffEventFields.shape.programId.default(null),
  }),
  update: staffEventFields,
});

export const eventCancel = defineEntry({
  id: 'admin.event.cancel',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/event/{eventId}/cancel',
  auth: 'A',
  permission: 'event.edit',
  scope: 'event',
  summary: 'Call a schedule off: nobody buys it any more, and those booked are told by mail and notification',
  params: eventParams,
  data: z.object({ told: z.int() }),
  errors: [404, 409],
});

export const participants = defineEntry({
  id: 'admin.event.participants',
  method: 'GET',
  path: '/api/admin/event/{eventId}/participant',
  auth: 'A',
  permission: 'event.participant',
  scope: 'event',
  showsPeople: true,
  summary: 'Who holds a place on a schedule, by name, with what they attended',
  params: eventParams,
  data: z.array(staffParticipant),
  errors: [404],
});

export const waitingLine = defineEntry({
  id: 'admin.event.waiting',
  method: 'GET',
  path: '/api/admin/event/{eventId}/waiting',
  auth: 'A',
  permission: 'event.participant',
  scope: 'event',
  summary: 'Who waits for a seat of a schedule, offers first and then in line, and who follows its opening',
  params: eventParams,
  data: z.array(staffWaiting),
  errors: [404],
});

const waitingParams = eventParams.extend({ userId: z.uuid() });

export const waitingOffer = defineEntry({
  id: 'admin.event.waitingOffer',
  method: 'POST',
  path: '/api/admin/event/{eventId}/waiting/{userId}/offer',
  auth: 'A',
  permission: 'event.edit',
  scope: 'event',
  summary: 'Offer somebody in the line of a schedule a seat before the others; they are told',
  description:
    'A seat that is open is taken; without one the schedule gets one more where `addsSeat` says so, and else 400 at `addsSeat`. 400 at `userId` for who cannot take an offer now.',
  params: waitingParams,
  body: z.object({ addsSeat: z.boolean().default(false) }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const waitingRemove = defineEntry({
  id: 'admin.event.waitingRemove',
  method: 'DELETE',
  path: '/api/admin/event/{eventId}/waiting/{userId}',
  auth: 'A',
  permission: 'event.participant',
  scope: 'event',
  summary: 'Take somebody out of the line of a schedule, who is told; a seat that was theirs goes to the next',
  params: waitingParams,
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const doorPasses = defineEntry({
  id: 'admin.door.list',
  method: 'GET',
  path: '/api/admin/event/{eventId}/door',
  auth: 'A',
  permission: 'event.door',
  scope: 'event',
  summary: 'Links to the door of a schedule',
  params: eventParams,
  data: z.array(doorPass),
  errors: [404],
});

export const doorPassGive = defineEntry({
  id: 'admin.door.give',
  method: 'POST',
  path: '/api/admin/event/{eventId}/door',
  auth: 'A',
  permission: 'event.door',
  scope: 'event',
  summary: 'Make a link to the door for one volunteer; it is told this once',
  params: eventParams,
  body: z.object({ holder: z.string().trim().min(1).max(80) }),
  data: z.object({ pass: doorPass, url: z.string() }),
  status: 201,
  errors: [404, 409],
});

export const doorPassRevoke = defineEntry({
  id: 'admin.door.revoke',
  method: 'DELETE',
  path: '/api/admin/event/{eventId}/door/{passId}',
  auth: 'A',
  permission: 'event.door',
  scope: 'event',
  summary: 'Take a link back; its phone wipes itself',
  params: eventParams.extend({ passId: z.uuid() }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const doorDoubles = defineEntry({
  id: 'admin.door.doubles',
  method: 'GET',
  path: '/api/admin/event/{eventId}/double',
  auth: 'A',
  permission: 'event.door',
  scope: 'event',
  summary: 'Tickets that were let in more than once, and those let in that should not have been',
  params: eventParams,
  data: z.array(doubleScan),
  errors: [404],
});

export const sheet = defineEntry({
  id: 'admin.attendance.list',
  method: 'GET',
  path: '/api/admin/event/{eventId}/attendance',
  auth: 'A',
  permission: 'event.attendance',
  scope: 'event',
  summary: 'Who was at which session of a schedule',
  params: eventParams,
  data: z.array(attendanceRow),
  errors: [404],
});

export const attendanceRecord = defineEntry({
  id: 'admin.attendance.record',
  method: 'POST',
  path: '/api/admin/event/{eventId}/session/{no}/attendance',
  auth: 'A',
  permission: 'event.attendance',
  scope: 'event',
  summary: 'Say that learners were at a session; what was said before stays',
  description:
    'Each learner for themselves: who has no place here any more, or one whose transaction was cancelled, is refused by name of the reason, and the others are written down. 404 where none of them has a place; 409 EVENT_CALLED_OFF, and SESSION_CLOSED before the day of the session.',
  params: sessionParams,
  body: z.object({ enrolmentIds: z.array(z.uuid()).min(1).max(MOST_RECORDED_AT_ONCE) }),
  data: recordedAttendance,
  errors: [404, 409],
});

export const attendanceVoid = defineEntry({
  id: 'admin.attendance.void',
  method: 'DELETE',
  path: '/api/admin/event/{eventId}/session/{no}/attendance/{enrolmentId}',
  auth: 'A',
  permission: 'event.attendance',
  scope: 'event',
  summary: 'Take an attendance back; what is finished stays finished',
  params: sessionParams.extend({ enrolmentId: z.uuid() }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const finishByHand = defineEntry({
  id: 'admin.event.finish',
  method: 'POST',
  path: '/api/admin/event/{eventId}/finish',
  auth: 'A',
  permission: 'event.finish',
  scope: 'event',
  summary: 'Finish the course for learners of a schedule, whatever of it they have left',
  description:
    'Each learner for themselves, as attendance is recorded. Who did not prove competence by a test gets a certificate of completion. 404 where none of them has a place; 409 EVENT_CALLED_OFF, and SESSION_CLOSED before the first day of the schedule.',
  params: eventParams,
  body: z.object({
    enrolmentIds: z.array(z.uuid()).min(1).max(MOST_RECORDED_AT_ONCE),
    reason: z.string().trim().min(10).max(300).describe('Stands in the evidence and the audit trail'),
  }),
  data: finishedByHand,
  errors: [404, 409],
});

export const attendancePdf = defineEntry({
  id: 'admin.attendance.pdf',
  method: 'GET',
  path: '/api/admin/event/{eventId}/session/{no}/sheet.pdf',
  auth: 'A',
  permission: 'event.attendance',
  scope: 'event',
  summary: 'The sheet of a session, to sign',
  params: sessionParams,
  data: fileData,
  file: 'application/pdf',
  carries: 'people',
  description: NEEDS_PROOF,
  errors: [404],
});

export const attendanceCsv = defineEntry({
  id: 'admin.attendance.csv',
  method: 'GET',
  path: '/api/admin/event/{eventId}/session/{no}/sheet.csv',
  auth: 'A',
  permission: 'event.attendance',
  scope: 'event',
  summary: 'The sheet of a session as a table',
  params: sessionParams,
  data: fileData,
  file: 'text/csv',
  carries: 'people',
  description: NEEDS_PROOF,
  errors: [404],
});
