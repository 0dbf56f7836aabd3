import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId } from './columns.ts';
import { course, event, lesson } from './course.ts';
import { orders } from './order.ts';

/** A learner owns a course, once. */
export const enrolment = pgTable(
  'enrolment',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    eventId: integer().references(() => event.id),
    voucherCode: text(),
    allowAccess: boolean().notNull().default(false),
    progressPercent: integer().notNull().default(0),
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('enrolment_once').on(t.userId, t.courseId),
    index('enrolment_recent').on(t.userId, t.createdAt.desc()),
    index('enrolment_course').on(t.courseId),
    index('enrolment_order').on(t.orderId),
    index('enrolment_event').on(t.eventId),
    check('enrolment_progress', sql`${t.progressPercent} between 0 and 100`),
  ],
);

/** Where a learner is in a lesson; position in seconds. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    positionSeconds: integer().notNull().default(0),
    isDone: boolean().notNull().default(false),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.enrolmentId, t.lessonId] }),
    index('lesson_progress_lesson').on(t.lessonId),
    check('lesson_progress_position', sql`${t.positionSeconds} >= 0`),
  ],
);

/** Questions of a course's test, attempts, and handed-in work. */
export const testQuestion = pgTable(
  'test_question',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    question: text().notNull(),
    options: text().array().notNull(),
    answerIndex: integer().notNull(),
  },
  (t) => [index('test_question_course').on(t.courseId, t.position)],
);
export const testAttempt = pgTable(
  'test_attempt',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    answers: jsonb().notNull(),
    score: integer().notNull(),
    isPassed: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('test_attempt_enrolment').on(t.enrolmentId, t.createdAt),
    check('test_attempt_score', sql`${t.score} between 0 and 100`),
  ],
);
export const assignment = pgTable(
  'assignment',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('assignment_enrolment').on(t.enrolmentId)],
);

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

/**
 * Certificates and the sheets they are printed on. `nameAdjustedAt`: the learner has used the one chance to adjust the
 * name.
 */
export const certificateTemplate = pgTable('certificate_template', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  isCompetence: boolean().notNull().default(false),
  layout: jsonb().notNull().default({}),
});
export const certificate = pgTable(
  'certificate',
  {
    id: publicId(),
    number: text().notNull(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    templateId: integer().references(() => certificateTemplate.id),
    fullname: text().notNull(),
    isCompetence: boolean().notNull().default(false),
    nameAdjustedAt: instant(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('certificate_number').on(t.number),
    uniqueIndex('certificate_once').on(t.enrolmentId, t.isCompetence),
    index('certificate_user').on(t.userId, t.issuedAt.desc()),
    index('certificate_template_of').on(t.templateId),
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
