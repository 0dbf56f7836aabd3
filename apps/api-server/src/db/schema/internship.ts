import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId, version } from './columns.ts';
import { upload } from './content.ts';
import { course } from './course.ts';

/** Period of an internship. */
export const internshipPeriod = pgTable(
  'internship_period',
  {
    userId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    startsOn: date().notNull(),
    months: integer().notNull(),
    /** Where, and in which part of it. */
    host: text().notNull().default(''),
    division: text().notNull().default(''),
    mentorName: text().notNull().default(''),
    mentorEmail: text().notNull().default(''),
    /** What the mentor says at the end. */
    grade: integer(),
    gradeNote: text().notNull().default(''),
    gradedAt: instant(),
    version: version(),
  },
  (t) => [
    check('internship_months', sql`${t.months} between 6 and 12`),
    check('internship_grade', sql`${t.grade} between 0 and 100`),
  ],
);

/** Courses that must be taken in it. */
export const internshipMandatory = pgTable(
  'internship_mandatory',
  {
    courseId: integer()
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** Month of each period by whose end it is to be finished; null for the end of the period. */
    dueMonth: integer(),
  },
  (t) => [check('internship_due_month', sql`${t.dueMonth} between 1 and 12`)],
);

/** A participant's report of a month of their period: a file of the closed part of the storage. */
export const internshipReport = pgTable(
  'internship_report',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Of the period, from 1. */
    month: integer().notNull(),
    path: text()
      .notNull()
      .references(() => upload.path),
    sentAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    uniqueIndex('internship_report_path').on(t.path),
    check('internship_report_month', sql`${t.month} between 1 and 12`),
  ],
);

/** A way to an account of the internship: for one address, or for whoever has the code, so many times. */
export const internshipInvitation = pgTable(
  'internship_invitation',
  {
    id: publicId(),
    code: text().notNull(),
    email: text(),
    startsOn: date().notNull(),
    months: integer().notNull(),
    places: integer().notNull().default(1),
    used: integer().notNull().default(0),
    expiresAt: instant(),
    revokedAt: instant(),
    /** Who of staff; null for the command. */
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('internship_invitation_code').on(t.code),
    check(
      'internship_invitation_email',
      sql`${t.email} is null or (${t.email} = lower(${t.email}) and ${t.places} = 1)`,
    ),
    check('internship_invitation_months', sql`${t.months} between 6 and 12`),
    check('internship_invitation_places', sql`${t.places} > 0 and ${t.used} between 0 and ${t.places}`),
  ],
);

/** A letter of hours and courses, as it was issued: never changed. */
export const internshipLetter = pgTable(
  'internship_letter',
  {
    number: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM'. */
    month: text().notNull(),
    fullname: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    minutes: integer().notNull(),
    courses: jsonb().notNull(),
    issuedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('internship_letter_month').on(t.userId, t.month),
    check('internship_letter_minutes', sql`${t.minutes} >= 0`),
  ],
);
