import { MENTOR_GRADES, ON_JOB_MONTHS } from '@suluh/domain/programme';
import { z } from 'zod';
import {
  day,
  internshipFile,
  internshipInvitation,
  internshipMandatory,
  internshipParticipant,
  internshipPlace,
  letterMonth,
  onJobPeriod,
  reportMonth,
} from '../entities/index.ts';
import { isEachOnce, twice } from '../eachOnce.ts';
import { defineEntry, fileData } from '../entry.ts';
import { instant, staffPageQuery } from '../envelope.ts';
import { conflictWith } from '../staffEntity.ts';
import { rowId } from '../rowId.ts';

const months = z.int().min(ON_JOB_MONTHS.min).max(ON_JOB_MONTHS.max);
const period = z.object({ startsOn: day, months });
const version = z.int().describe('The next change names it');
/** What of a participant is edited, whichever of its forms was saved meanwhile; null while there is no period. */
const editedNow = z
  .object({
    startsOn: day,
    months: z.int(),
    ...internshipPlace.shape,
    score: z.int().nullable(),
    note: z.string(),
    version,
  })
  .nullable();
const BY_VERSION =
  'If-Match names the version the change began from, 0 while there is no period. 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.';

export const invitations = defineEntry({
  id: 'admin.internshipInvitation',
  method: 'GET',
  path: '/api/admin/internship/invitation',
  auth: 'A',
  permission: 'internship.invite',
  scope: 'programme',
  summary: 'Invitations to the internship, the newest first',
  query: staffPageQuery,
  data: z.array(internshipInvitation),
  paged: true,
});

/** Whom to invite: each of these addresses, by mail, or whoever has a code. */
export const newInvitations = period
  .extend({
    emails: z.array(z.email().trim().toLowerCase()).min(1).max(1000).optional(),
    places: z.int().min(1).max(10_000).optional().describe('How often one code may be used'),
    expiresAt: instant.nullable().default(null),
  })
  .refine(({ emails, places }) => (emails === undefined) !== (places === undefined))
  .refine(({ emails }) => new Set(emails).size === (emails?.length ?? 0), {
    path: ['emails'],
    params: { said: 'twice' },
  });

export const invite = defineEntry({
  id: 'admin.internshipInvite',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/internship/invitation',
  auth: 'A',
  permission: 'internship.invite',
  scope: 'programme',
  summary: 'Invite a list of addresses by mail, each with a code of its own, or make one code for many',
  body: newInvitations,
  data: z.array(internshipInvitation),
  status: 201,
  errors: [404],
});

export const invitationRevoke = defineEntry({
  id: 'admin.internshipRevoke',
  method: 'DELETE',
  path: '/api/admin/internship/invitation/{id}',
  auth: 'A',
  permission: 'internship.invite',
  scope: 'programme',
  summary: 'Take an invitation back; who accepted it stays',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  errors: [404],
});

/** The list as a whole, which is saved as one. */
const mandatoryList = z.object({ version, courses: z.array(internshipMandatory) });

export const mandatoryCourses = defineEntry({
  id: 'admin.internshipMandatory',
  method: 'GET',
  path: '/api/admin/internship/mandatory',
  auth: 'A',
  permission: 'internship.course',
  scope: 'programme',
  summary: 'The mandatory courses, in order',
  data: mandatoryList,
});

export const mandatorySet = defineEntry({
  id: 'admin.internshipMandatorySet',
  method: 'PUT',
  path: '/api/admin/internship/mandatory',
  auth: 'A',
  permission: 'internship.course',
  scope: 'programme',
  summary: 'Say which courses are mandatory, in order',
  description:
    '404 for a course the internship does not give. If-Match names the version the list was read with; 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.',
  body: z
    .object({
      courseIds: z.array(rowId).max(100).refine(isEachOnce, twice),
      dueMonths: z
        .array(z.int().min(1).max(ON_JOB_MONTHS.max).nullable())
        .optional()
        .describe('Of each course the month of a period by whose end it is to be finished; null for its end'),
    })
    .refine(({ courseIds, dueMonths }) => dueMonths === undefined || dueMonths.length === courseIds.length),
  data: mandatoryList,
  errors: [404, 409],
  errorData: conflictWith(mandatoryList),
});

export const givenCourses = defineEntry({
  id: 'admin.internshipCourse',
  method: 'GET',
  path: '/api/admin/internship/course',
  auth: 'A',
  permission: 'internship.course',
  scope: 'programme',
  summary: 'Courses the internship gives, of which some may be mandatory, by name',
  data: z.array(internshipMandatory.pick({ id: true, fullname: true })),
});

export const participants = defineEntry({
  id: 'admin.internshipParticipant',
  method: 'GET',
  path: '/api/admin/internship/participant',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: 'Participants with their periods and how many mandatory courses they finished, by name',
  query: staffPageQuery.extend({ q: z.string().trim().max(100).optional().describe('Part of a name or address') }),
  data: z.array(internshipParticipant),
  paged: true,
});

export const participantOne = defineEntry({
  id: 'admin.internshipParticipantOne',
  method: 'GET',
  path: '/api/admin/internship/participant/{userId}',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  showsPeople: true,
  summary: 'A participant: period, place, reports, mark, mandatory courses and hours by month',
  description: '404 for who is not in the internship.',
  params: z.object({ userId: z.uuid() }),
  data: internshipFile,
  errors: [404],
});

export const participantLetter = defineEntry({
  id: 'admin.internshipLetter',
  method: 'GET',
  path: '/api/admin/internship/participant/{userId}/letter/{month}',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: "A participant's letter of hours and courses of a month that is over, as PDF",
  description: 'The same paper its participant has; issued when one of them first asks for it.',
  params: z.object({ userId: z.uuid(), month: letterMonth }),
  data: fileData,
  file: 'application/pdf',
  carries: 'onePerson',
  errors: [404],
});

export const periodSet = defineEntry({
  id: 'admin.internshipPeriodSet',
  method: 'PUT',
  path: '/api/admin/internship/participant/{userId}/period',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: 'Set the on-job period of a participant',
  description: `Letters that were issued stay as they are. ${BY_VERSION}`,
  params: z.object({ userId: z.uuid() }),
  body: period,
  data: onJobPeriod.extend({ version }),
  errors: [404, 409],
  errorData: conflictWith(editedNow),
});

const ofPlace = z.string().trim().max(100).default('');

export const placeSet = defineEntry({
  id: 'admin.internshipPlaceSet',
  method: 'PUT',
  path: '/api/admin/internship/participant/{userId}/place',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: 'Say where a participant is, and who their mentor is',
  description: `404 for who has no period. ${BY_VERSION}`,
  params: z.object({ userId: z.uuid() }),
  body: z
    .object({
      host: ofPlace,
      division: ofPlace,
      mentorName: ofPlace,
      mentorEmail: z.union([z.literal(''), z.email().toLowerCase().max(200)]).default(''),
    })
    .refine(({ mentorName, mentorEmail }) => mentorEmail === '' || mentorName !== '', {
      path: ['mentorName'],
      params: { said: 'required' },
    }),
  data: internshipPlace.extend({ version }),
  errors: [404, 409],
  errorData: conflictWith(editedNow),
});

export const gradeSet = defineEntry({
  id: 'admin.internshipGradeSet',
  method: 'PUT',
  path: '/api/admin/internship/participant/{userId}/grade',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: "Write down the mentor's mark; null takes it back",
  description: `404 for who has no period, or one that has not begun; a mark that is there is put right or taken back all the same. ${BY_VERSION}`,
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    score: z.int().min(MENTOR_GRADES.min).max(MENTOR_GRADES.max).nullable(),
    note: z.string().trim().max(1000).default(''),
  }),
  data: z.object({ score: z.int().nullable(), note: z.string(), version }),
  errors: [404, 409],
  errorData: conflictWith(editedNow),
});

export const participantReport = defineEntry({
  id: 'admin.internshipReport',
  method: 'GET',
  path: '/api/admin/internship/participant/{userId}/report/{month}',
  auth: 'A',
  permission: 'internship.period',
  scope: 'programme',
  summary: 'The report of a month a participant handed in',
  params: z.object({ userId: z.uuid(), month: reportMonth }),
  data: fileData,
  file: 'application/pdf',
  carries: 'onePerson',
  errors: [404],
});
