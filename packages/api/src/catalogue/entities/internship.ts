import { ON_JOB_MONTHS } from '@suluh/domain/programme';
import { z } from 'zod';
import { myCourseItem } from './learning.ts';

/** 'YYYY-MM-DD'. */
export const day = z.iso.date();

/** 'YYYY-MM'. */
export const letterMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A month of a period, from 1, in an address. */
export const reportMonth = z.coerce.number<number>().int().min(1).max(ON_JOB_MONTHS.max);

/** A course of the internship as its participant has it. */
export const internshipCourse = myCourseItem
  .extend({
    isMandatory: z.boolean(),
    dueOn: day.nullable().describe('Last day to finish it; null of one that is not mandatory, or without a period'),
  })
  .meta({ id: 'InternshipCourse' });

/** The on-job period of a participant, as of today. */
export const onJobPeriod = z
  .object({
    startsOn: day,
    endsOn: day,
    months: z.int(),
    month: z.int().describe('The one of today, from 1; the first before it begins, the last after it'),
    state: z.enum(['before', 'running', 'over']),
    daysDone: z.int(),
    daysTotal: z.int(),
  })
  .meta({ id: 'OnJobPeriod' });

/** Where somebody is in the internship, and who looks after them there; empty where nobody wrote it down. */
export const internshipPlace = z
  .object({
    host: z.string(),
    division: z.string(),
    mentorName: z.string(),
    mentorEmail: z.string(),
  })
  .meta({ id: 'InternshipPlace' });

/** The report of a month of a period. */
export const internshipReport = z
  .object({
    month: z.int().describe('From 1'),
    dueOn: day,
    sentAt: z.string().nullable(),
    filename: z.string().nullable(),
  })
  .meta({ id: 'InternshipReport' });

/** What a participant has to do and did. */
export const internshipMe = z
  .object({
    today: day.describe('Where periods are counted'),
    period: onJobPeriod.nullable(),
    place: internshipPlace.nullable(),
    reports: z.array(internshipReport).describe('Of the months over and the one of today; none without a period'),
    grade: z.object({ score: z.int(), note: z.string() }).nullable().describe("The mentor's"),
    isOnSchedule: z.boolean().describe('Nothing that is due is late'),
    mandatory: z.array(internshipCourse),
    progress: z.object({ done: z.int(), total: z.int(), percent: z.int() }).describe('Of the mandatory courses'),
    letters: z.array(letterMonth).describe('Months of which there is a letter, the latest first'),
  })
  .meta({ id: 'InternshipMe' });

/** What a letter says of a course. */
export const letterCourse = z.object({
  course: z.string(),
  minutes: z.int(),
  lessons: z.int(),
  sessions: z.int(),
  isCompleted: z.boolean(),
});

/** A letter of hours and courses, as whoever checks it compares it with the paper. */
export const internshipLetter = z
  .object({
    number: z.string(),
    month: letterMonth,
    from: day,
    to: day,
    fullname: z.string(),
    minutes: z.int(),
    courses: z.array(letterCourse),
    issuedAt: z.string(),
  })
  .meta({ id: 'InternshipLetter' });

/** An invitation as staff see it. */
export const internshipInvitation = z
  .object({
    id: z.string(),
    code: z.string(),
    email: z.string().nullable(),
    startsOn: day,
    months: z.int(),
    places: z.int(),
    used: z.int(),
    expiresAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'InternshipInvitation' });

/** A participant as staff see one. */
export const internshipParticipant = z
  .object({
    id: z.string(),
    fullname: z.string(),
    email: z.string(),
    period: onJobPeriod.nullable(),
    mandatoryDone: z.int(),
    mandatoryTotal: z.int(),
    place: internshipPlace.nullable(),
    reports: z.array(z.int()).describe('Months of which there is one'),
    grade: z.int().nullable(),
  })
  .meta({ id: 'InternshipParticipant' });

/** A mandatory course as staff set it. */
export const internshipMandatory = z
  .object({ id: z.int(), fullname: z.string(), dueMonth: z.int().nullable() })
  .meta({ id: 'InternshipMandatory' });

/** A participant with everything organisers look after. */
export const internshipFile = internshipMe
  .omit({ letters: true })
  .extend({
    id: z.string(),
    version: z.int().describe('Of period, place and mark; 0 without a period'),
    fullname: z.string(),
    email: z.string(),
    hours: z
      .array(
        z.object({
          month: letterMonth,
          minutes: z.int(),
          hasLetter: z.boolean().describe('The month is over: there is a letter of it'),
        }),
      )
      .describe('Of each month of the period that has begun, the latest first'),
  })
  .meta({ id: 'InternshipFile' });
