import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { arrivingColumns, createdAt, instant, publicId, version } from './columns.ts';
import { course } from './course.ts';

/** Part of the curriculum. */
export const section = pgTable(
  'section',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [index('section_course').on(t.courseId, t.position)],
);

/**
 * Lesson. `rule` says when it counts as done; null: by its kind (docs/product/learning.md#done). A lesson that learners
 * have begun is retired, never deleted. `content` is HTML of the few elements `readable` allows.
 */
export const lesson = pgTable(
  'lesson',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sectionId: integer()
      .notNull()
      .references(() => section.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    summary: text().notNull().default(''),
    kind: text().notNull().default('video'),
    durationMinutes: integer().notNull().default(0),
    isPreview: boolean().notNull().default(false),
    isRequired: boolean().notNull().default(true),
    rule: text(),
    content: text(),
    /** Where a lesson of kind link or live leads. */
    url: text(),
    /** When a live lesson begins and ends. */
    startAt: instant(),
    endAt: instant(),
    publishedAt: createdAt(),
    retiredAt: instant(),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('lesson_section').on(t.sectionId, t.position),
    index('lesson_to_try')
      .on(t.publishedAt)
      .where(sql`${t.isPreview}`),
    check('lesson_kind', sql`${t.kind} in ('video', 'article', 'file', 'link', 'live', 'quiz', 'assignment', 'scorm')`),
    check('lesson_rule', sql`${t.rule} in ('watched', 'opened', 'passed', 'handed-in', 'marked', 'reported')`),
    check('lesson_duration', sql`${t.durationMinutes} >= 0`),
    check('lesson_live', sql`${t.endAt} >= ${t.startAt}`),
  ],
);

/**
 * File of a lesson in the storage: its video in several sizes, its sound alone, captions, a picture before it plays,
 * what learners download. Replaced, never edited.
 */
export const lessonAsset = pgTable(
  'lesson_asset',
  {
    id: publicId(),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    language: text().notNull().default('id'),
    title: text().notNull().default(''),
    /** In the closed part of the storage, which only signed addresses open; of a package the folder it lies in. */
    path: text().notNull(),
    /** File a package begins with, below its folder. */
    entry: text(),
    mimetype: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    seconds: integer(),
    sha256: text().notNull(),
    replacedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('lesson_asset_lesson').on(t.lessonId),
    uniqueIndex('lesson_asset_current')
      .on(t.lessonId, t.kind, t.language)
      .where(sql`${t.replacedAt} is null and ${t.kind} <> 'file'`),
    check(
      'lesson_asset_kind',
      sql`${t.kind} in ('video-240', 'video-480', 'video-720', 'audio', 'captions', 'poster', 'file', 'scorm')`,
    ),
    check('lesson_asset_entry', sql`(${t.kind} = 'scorm') = (${t.entry} is not null)`),
    check('lesson_asset_size', sql`${t.bytes} >= 0 and ${t.seconds} >= 0`),
  ],
);

/**
 * Test of a course: before it, after it, or a lesson's quiz. `tries` and `seconds` without a value: as often and as long
 * as one likes. `drawn`: how many questions an attempt draws out of the pool; null: all.
 */
export const test = pgTable(
  'test',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    lessonId: integer().references(() => lesson.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    title: text().notNull(),
    tries: integer(),
    seconds: integer(),
    passPercent: integer().notNull().default(70),
    drawn: integer(),
    version: version(),
  },
  (t) => [
    uniqueIndex('test_of_course')
      .on(t.courseId, t.kind)
      .where(sql`${t.kind} <> 'quiz'`),
    uniqueIndex('test_of_lesson').on(t.lessonId),
    index('test_course').on(t.courseId),
    check(
      'test_kind',
      sql`${t.kind} in ('pre', 'post', 'quiz') and (${t.kind} = 'quiz') = (${t.lessonId} is not null)`,
    ),
    check('test_limits', sql`${t.tries} > 0 and ${t.seconds} > 0 and ${t.drawn} > 0`),
    check('test_pass', sql`${t.passPercent} between 0 and 100`),
  ],
);

/** Question of a test; what it says is its newest version. */
export const question = pgTable(
  'question',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    testId: integer()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    retiredAt: instant(),
  },
  (t) => [index('question_test').on(t.testId, t.position)],
);

/**
 * One wording of a question, never edited once an attempt drew it. `options` are the choices in their right order;
 * `right` the indexes of the right ones (kinds one and several), nothing (order), or the accepted words (short).
 */
export const questionVersion = pgTable(
  'question_version',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    kind: text().notNull(),
    text: text().notNull(),
    options: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    rightOptions: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    accepted: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    explanation: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('question_version_once').on(t.questionId, t.version),
    check('question_version_kind', sql`${t.kind} in ('one', 'several', 'order', 'short')`),
  ],
);

/** A file of a lesson on its way in pieces, until a day after it began; staff send it. */
export const lessonUpload = pgTable(
  'lesson_upload',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    /** What it is to be: as in `lessonAsset`. */
    kind: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    seconds: integer(),
    ...arrivingColumns(),
    assetId: uuid().references(() => lessonAsset.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('lesson_upload_user').on(t.userId, t.lessonId),
    index('lesson_upload_lesson').on(t.lessonId),
    index('lesson_upload_asset').on(t.assetId),
    index('lesson_upload_created').on(t.createdAt),
    check('lesson_upload_size', sql`${t.received} between 0 and ${t.bytes}`),
  ],
);
