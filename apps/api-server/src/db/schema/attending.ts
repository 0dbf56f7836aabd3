import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant } from './columns.ts';
import { course, event } from './course.ts';
import { enrolment } from './learning.ts';

/** Session of an event a learner checks in to, and who did. */
export const checkInSession = pgTable(
  'check_in_session',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.no] })],
);
export const attendance = pgTable(
  'attendance',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    status: text().notNull(),
    checkedInAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.no] })],
);

/** Admission to an event. */
export const ticket = pgTable(
  'ticket',
  {
    code: text().primaryKey(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => event.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('ticket_enrolment').on(t.enrolmentId), index('ticket_event').on(t.eventId)],
);
export const waitlist = pgTable(
  'waitlist',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    notifiedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('waitlist_user').on(t.userId),
    index('waitlist_order').on(t.eventId, t.createdAt),
  ],
);

/** Period of an internship, and courses that must be taken in it. */
export const internshipPeriod = pgTable(
  'internship_period',
  {
    userId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    startsOn: date().notNull(),
    months: integer().notNull(),
  },
  (t) => [check('internship_months', sql`${t.months} between 6 and 12`)],
);
export const internshipMandatory = pgTable('internship_mandatory', {
  courseId: integer()
    .primaryKey()
    .references(() => course.id, { onDelete: 'cascade' }),
  position: integer().notNull().default(0),
});
