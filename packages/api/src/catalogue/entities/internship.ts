import { z } from 'zod';
import { myCourseItem } from './learning.ts';

/** 'YYYY-MM-DD'. */
export const day = z.iso.date();

/** 'YYYY-MM'. */
export const letterMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A course of the internship as its participant has it. */
export const internshipCourse = myCourseItem.extend({ isMandatory: z.boolean() }).meta({ id: 'InternshipCourse' });

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

/** What a participant has to do and did. */
export const internshipMe = z
  .object({
    period: onJobPeriod.nullable(),
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
    userId: z.string(),
    fullname: z.string(),
    email: z.string(),
    period: onJobPeriod.nullable(),
    mandatoryDone: z.int(),
    mandatoryTotal: z.int(),
  })
  .meta({ id: 'InternshipParticipant' });
