import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { arrivingColumns, createdAt, instant, publicId, version } from './columns.ts';
import { userAccount } from './account.ts';
import { course, event } from './course.ts';
import { lesson, questionVersion, test } from './lesson.ts';
import { orders } from './order.ts';

/** Seconds of a recording as half-open ranges, such as {[0,30),[45,60)}. */
const secondRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** A learner owns a course, once. Hidden ones stay: certificates hang on them. */
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
    /** Written only when a lesson's `done_at` is born; see `lessonProgress`. */
    progressPercent: integer().notNull().default(0),
    completedAt: instant(),
    hiddenAt: instant(),
    /** In the number of learners its course tells. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('enrolment_once').on(t.userId, t.courseId),
    index('enrolment_recent').on(t.userId, t.createdAt.desc()),
    index('enrolment_course').on(t.courseId),
    index('enrolment_order').on(t.orderId),
    index('enrolment_event').on(t.eventId),
    // Those who wait for a code, whom the worker looks for every few seconds (VOUCHER_PENDING).
    index('enrolment_awaits_code')
      .on(t.createdAt)
      .where(sql`${t.voucherCode} = 'dalam proses'`),
    // Those the worker looks for every few minutes.
    index('enrolment_uncounted')
      .on(t.id)
      .where(sql`not ${t.isCounted}`),
    check('enrolment_progress', sql`${t.progressPercent} between 0 and 100`),
  ],
);

/**
 * Where a learner is in a lesson. Reports of any device in any order merge: watched is the union, the position that of
 * the latest report, done the least instant. No index on what changes, and room in each page for the next version.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    watched: secondRanges()
      .notNull()
      .default(sql`'{}'`),
    positionSeconds: integer().notNull().default(0),
    positionAt: createdAt(),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.enrolmentId, t.lessonId] }),
    index('lesson_progress_lesson').on(t.lessonId),
    check('lesson_progress_position', sql`${t.positionSeconds} >= 0`),
  ],
);

/** Bytes of a course's files that went to its learner; apart from what is read often. */
export const dataUse = pgTable(
  'data_use',
  {
    enrolmentId: uuid()
      .primaryKey()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [check('data_use_bytes', sql`${t.bytes} >= 0`)],
);

/** What happened in learning, for audits: appended, never changed. `object` names the lesson or test, else ''. */
export const learningEvent = pgTable(
  'learning_event',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    object: text().notNull().default(''),
    /** When it happened, by the server's clock or earlier. */
    at: instant().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('learning_event_once').on(t.enrolmentId, t.kind, t.object),
    check('learning_event_kind', sql`${t.kind} in ('started', 'done', 'passed', 'handed-in', 'attended', 'completed')`),
  ],
);

/** What a learner wrote down, at a second of a recording or of the lesson as a whole. */
export const lessonNote = pgTable(
  'lesson_note',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    atSeconds: integer(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('lesson_note_lesson').on(t.lessonId),
    index('lesson_note_of').on(t.enrolmentId, t.lessonId, t.createdAt),
    check('lesson_note_at', sql`${t.atSeconds} >= 0`),
  ],
);

/** One try at a test. At most one is open; it is closed once, by its learner or by its deadline. */
export const testAttempt = pgTable(
  'test_attempt',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    testId: integer()
      .notNull()
      .references(() => test.id),
    no: integer().notNull(),
    startedAt: instant().notNull(),
    deadlineAt: instant(),
    submittedAt: instant(),
    /** Of 100, and whether it is enough; both when submitted. */
    score: integer(),
    isPassed: boolean(),
  },
  (t) => [
    uniqueIndex('test_attempt_no').on(t.enrolmentId, t.testId, t.no),
    uniqueIndex('test_attempt_open')
      .on(t.enrolmentId, t.testId)
      .where(sql`${t.submittedAt} is null`),
    index('test_attempt_test').on(t.testId),
    index('test_attempt_late')
      .on(t.deadlineAt)
      .where(sql`${t.submittedAt} is null`),
    check('test_attempt_score', sql`${t.score} between 0 and 100`),
    check('test_attempt_closed', sql`(${t.submittedAt} is null) = (${t.score} is null)`),
  ],
);

/** The questions of an attempt, frozen when it began; `optionOrder` is the order its learner sees. */
export const attemptItem = pgTable(
  'attempt_item',
  {
    attemptId: uuid()
      .notNull()
      .references(() => testAttempt.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionVersionId: uuid()
      .notNull()
      .references(() => questionVersion.id),
    optionOrder: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.position] }), index('attempt_item_version').on(t.questionVersionId)],
);

/** What was answered, one row a question: the higher `seq` wins, and nothing comes after the attempt was closed. */
export const attemptAnswer = pgTable(
  'attempt_answer',
  {
    attemptId: uuid()
      .notNull()
      .references(() => testAttempt.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** {choices: number[]} by the order of the question's version, or {text}. */
    answer: jsonb().notNull(),
    isUnsure: boolean().notNull().default(false),
    seq: integer().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.position] })],
);

/**
 * What a package keeps about its learner, as it gave it. Written by who has the revision before: of two windows that are
 * open, one is told.
 */
export const packageState = pgTable(
  'package_state',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    cmi: jsonb().notNull(),
    /** Of 100. */
    score: integer(),
    totalSeconds: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.enrolmentId, t.lessonId] }),
    index('package_state_lesson').on(t.lessonId),
    check('package_state_numbers', sql`${t.score} between 0 and 100 and ${t.totalSeconds} >= 0 and ${t.revision} > 0`),
  ],
);

/** Work handed in for a lesson: appended, the last one counts. */
export const submission = pgTable(
  'submission',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    no: integer().notNull(),
    path: text().notNull(),
    filename: text().notNull(),
    mimetype: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('submission_lesson').on(t.lessonId),
    index('submission_created').on(t.createdAt, t.id),
    uniqueIndex('submission_no').on(t.enrolmentId, t.lessonId, t.no),
    check('submission_size', sql`${t.bytes} >= 0`),
  ],
);

/** Work on its way in pieces, until a day after it began; handed in once all of it is there. */
export const handInUpload = pgTable(
  'hand_in_upload',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    filename: text().notNull(),
    ...arrivingColumns(),
    submissionId: uuid().references(() => submission.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('hand_in_upload_enrolment').on(t.enrolmentId, t.lessonId),
    index('hand_in_upload_lesson').on(t.lessonId),
    index('hand_in_upload_submission').on(t.submissionId),
    index('hand_in_upload_created').on(t.createdAt),
    check('hand_in_upload_size', sql`${t.received} between 0 and ${t.bytes}`),
  ],
);

/** What a teacher says of work handed in: appended, the last one counts. */
export const submissionMark = pgTable(
  'submission_mark',
  {
    id: publicId(),
    submissionId: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    /** Of 100. */
    score: integer().notNull(),
    words: text().notNull().default(''),
    /** Address of who gave it. */
    givenBy: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('submission_mark_of').on(t.submissionId, t.createdAt),
    check('submission_mark_score', sql`${t.score} between 0 and 100`),
  ],
);

/**
 * What a learner asks the teacher about a lesson. Its learner sees it always; all others of the course once it was
 * answered for everybody.
 */
export const lessonQuestion = pgTable(
  'lesson_question',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id),
    text: text().notNull(),
    createdAt: createdAt(),
    answer: text(),
    answeredAt: instant(),
    /** Address of who answered. */
    answeredBy: text(),
    isPublic: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    index('lesson_question_lesson').on(t.lessonId, t.createdAt),
    index('lesson_question_of').on(t.enrolmentId, t.lessonId),
    index('lesson_question_created').on(t.createdAt, t.id),
    index('lesson_question_waiting')
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null`),
    check(
      'lesson_question_answered',
      sql`num_nulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3) and (${t.answer} is not null or not ${t.isPublic})`,
    ),
  ],
);

/** An enrolment was finished: inserted once, with the rule and the facts as they were. */
export const completion = pgTable('completion', {
  enrolmentId: uuid()
    .primaryKey()
    .references(() => enrolment.id, { onDelete: 'cascade' }),
  rule: jsonb().notNull(),
  evidence: jsonb().notNull(),
  completedAt: instant().notNull(),
});

/**
 * Learners of a course are looked through, because its rule was eased (docs/product/learning.md#finishing): in the order of
 * their enrolments, `afterId` was the last. It belongs to whom `leasedUntil` has not passed.
 */
export const courseFinishing = pgTable(
  'course_finishing',
  {
    courseId: integer()
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Counted up where it is asked for once more: whoever is at an earlier round neither goes on nor ends it. */
    round: integer().notNull().default(1),
    askedAt: createdAt(),
    /** How many are still to be looked at. */
    left: integer().notNull(),
    afterId: uuid(),
    leasedUntil: instant(),
  },
  (t) => [index('course_finishing_asked').on(t.askedAt), check('course_finishing_left', sql`${t.left} >= 0`)],
);
