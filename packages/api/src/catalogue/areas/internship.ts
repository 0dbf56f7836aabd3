import { INTERNSHIP_COURSE_STATUSES } from '@suluh/domain/programme';
import { MAX_FILE_BYTES } from '@suluh/domain/file';
import { registerBodySchema } from '@suluh/domain/validation';
import { z } from 'zod';
import {
  day,
  internshipCourse,
  internshipLetter,
  internshipMe,
  internshipReport,
  letterMonth,
  partner,
  reportMonth,
} from '../entities/index.ts';
import { defineEntry, fileData } from '../entry.ts';
import { pageQuery } from '../envelope.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const code = z.string().min(1).max(200);

export const internshipCourses = defineEntry({
  id: 'internship.course',
  method: 'GET',
  path: '/api/internship/course',
  auth: 'B',
  summary: 'Courses of the internship, the mandatory ones first',
  description: '403 outside the internship.',
  query: pageQuery.extend({ status: z.enum(INTERNSHIP_COURSE_STATUSES).default('all') }),
  data: z.array(internshipCourse),
  paged: true,
  errors: [403],
});

export const internshipEnrol = defineEntry({
  id: 'internship.enrol',
  method: 'POST',
  path: '/api/internship/course/{id}/enrol',
  auth: 'B',
  summary: 'Take a course of the internship, or a place on one of its schedules',
  description:
    'An order that costs nothing, PAID at once. 404 for a course the internship does not give, and ALREADY_BOUGHT; 409 EVENT_REQUIRED, EVENT_FULL, INTERNSHIP_OVER.',
  params: z.object({ id: rowIdInAddress }),
  body: z.object({ eventId: rowId.optional() }),
  data: z.object({ orderId: z.string(), slug: z.string() }),
  errors: [403, 404, 409],
});

export const internshipOwn = defineEntry({
  id: 'internship.me',
  method: 'GET',
  path: '/api/internship/me',
  auth: 'B',
  summary: "The participant's period, mandatory courses, and months of letters",
  data: internshipMe,
  errors: [403],
});

export const internshipPartnership = defineEntry({
  id: 'internship.partnership',
  method: 'GET',
  path: '/api/internship/partnership',
  auth: 'P',
  summary: 'Institutions whose courses the internship gives; totalCourse counts those',
  data: z.array(partner),
});

export const invitation = defineEntry({
  id: 'internship.invitation',
  method: 'GET',
  path: '/api/internship/invitation/{code}',
  auth: 'P',
  guarded: true,
  summary: 'What an invitation gives',
  description: '404 INVITATION_UNKNOWN; 409 INVITATION_USED, INVITATION_EXPIRED.',
  params: z.object({ code }),
  data: z.object({ email: z.string().nullable(), startsOn: day, endsOn: day, months: z.int() }),
  errors: [404, 409],
});

export const invitationAccept = defineEntry({
  id: 'internship.accept',
  method: 'POST',
  path: '/api/internship/invitation/{code}',
  auth: 'P',
  guarded: true,
  summary: 'Make an account of the internship, or join one that is there by its password',
  description:
    'Refusals of internship.invitation; besides 401 INVALID_CREDENTIALS when the address has an account with another password, 409 INVITATION_OTHER, and ALREADY_REGISTERED for who is in a period already.',
  params: z.object({ code }),
  body: registerBodySchema.pick({ fullname: true, email: true, phone: true, password: true, consent: true }),
  data: z.object({ isNew: z.boolean() }),
  status: 201,
  errors: [404, 409, 422],
});

export const letterPdf = defineEntry({
  id: 'internship.letter',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/internship/letter/{month}',
  auth: 'B',
  summary: 'The letter of hours and courses of a month that is over, as PDF',
  description:
    'Issued when it is first asked for, and the same ever after. 404 for a month outside the period, or not over.',
  params: z.object({ month: letterMonth }),
  data: fileData,
  file: 'application/pdf',
  errors: [403, 404],
});

export const letterCheck = defineEntry({
  id: 'internship.letterCheck',
  method: 'GET',
  path: '/api/internship/letter/check/{code}',
  auth: 'P',
  summary: 'What a letter says, by the signed number in its QR code',
  params: z.object({ code }),
  data: internshipLetter,
  errors: [404],
});

export const reportSend = defineEntry({
  id: 'internship.report',
  method: 'POST',
  path: '/api/internship/report/{month}',
  auth: 'B',
  summary: 'Hand in the report of a month of the period, or another in its place',
  description:
    'A PDF of at most 5 MB, told by its content. 404 for a month that has not begun. 409 CONFLICT once the mentor gave a mark.',
  params: z.object({ month: reportMonth }),
  query: z.object({ filename: z.string().trim().min(1).max(200) }),
  upload: { field: 'file', maxBytes: MAX_FILE_BYTES },
  data: internshipReport,
  status: 201,
  errors: [403, 404, 409, 413, 415],
});

export const reportRead = defineEntry({
  id: 'internship.reportFile',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/internship/report/{month}',
  auth: 'B',
  summary: 'The report one handed in',
  params: z.object({ month: reportMonth }),
  data: fileData,
  file: 'application/pdf',
  errors: [403, 404],
});
