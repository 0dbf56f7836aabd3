import type { StaffQuestion, StaffSubmission } from '@suluh/api/types';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { counted } from '../staff/records.ts';

/** The newest mark of work handed in, as a value beside it. */
const lastMark = (column: 'score' | 'words') =>
  sql`(select m.${sql.identifier(column)} from submission_mark m where m.submission_id = ${schema.submission.id} order by m.created_at desc, m.id desc limit 1)`;

/** Marks are appended: how many there are is the version of what was said about the work. */
const MARKS = sql<number>`(select count(*)::int from submission_mark m where m.submission_id = ${schema.submission.id})`;

const { course, enrolment, lesson, lessonQuestion, submission, userAccount } = schema;

/** Whose it is and of which lesson; both queries below have it. */
const ABOUT = {
  courseId: course.id,
  courseFullname: course.fullname,
  lessonId: lesson.id,
  lessonTitle: lesson.title,
  learner: userAccount.fullname,
};

/** Tables that say whose they are, for the count of those of some. */
const OF_WHOM = sql`join ${enrolment} on ${enrolment.id} = enrolment_id join ${course} on ${course.id} = ${enrolment.courseId}`;

/** What rows are asked for. */
export interface Asked {
  /** A condition on questions, or on work. */
  that: SQL | undefined;
  /** Whose they are, as a condition on `enrolment` and `course`; everybody's without it. */
  within?: SQL | undefined;
}

/** How many there are. Whose they are is not looked up where everybody's count. */
const countOf = (db: Executor, table: SQL, { that, within }: Asked): Promise<number> =>
  within ? counted(db, sql`${table} ${OF_WHOM}`, and(that, within)) : counted(db, table, that);

export interface Page {
  page: number;
  limit: number;
}

/** Rows of a page, and how many there are in all, as far as they are counted. */
export interface Found<Row> {
  rows: Row[];
  total: number;
}

/** Questions that match, the oldest first. */
export async function questionsWhere(
  db: Executor,
  asked: Asked,
  { page, limit }: Page = { page: 1, limit: 1 },
): Promise<Found<StaffQuestion>> {
  const found = db
    .select({ about: ABOUT, question: lessonQuestion })
    .from(lessonQuestion)
    .innerJoin(enrolment, eq(enrolment.id, lessonQuestion.enrolmentId))
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .innerJoin(lesson, eq(lesson.id, lessonQuestion.lessonId))
    .where(and(asked.that, asked.within))
    .orderBy(asc(lessonQuestion.createdAt), asc(lessonQuestion.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, total] = await Promise.all([found, countOf(db, sql`${lessonQuestion}`, asked)]);
  return {
    rows: rows.map(({ about, question: { id, text, answer, isPublic, version, createdAt, answeredAt } }) => ({
      ...about,
      version,
      id,
      text,
      answer,
      isPublic,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    total,
  };
}

/** Work that matches, the oldest first. */
export async function submissionsWhere(
  db: Executor,
  asked: Asked,
  { page, limit }: Page = { page: 1, limit: 1 },
): Promise<Found<StaffSubmission>> {
  const found = db
    .select({
      about: ABOUT,
      work: submission,
      score: sql<number | null>`${lastMark('score')}`,
      words: sql<string | null>`${lastMark('words')}`,
      version: MARKS,
    })
    .from(submission)
    .innerJoin(enrolment, eq(enrolment.id, submission.enrolmentId))
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .innerJoin(lesson, eq(lesson.id, submission.lessonId))
    .where(and(asked.that, asked.within))
    .orderBy(asc(submission.createdAt), asc(submission.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, total] = await Promise.all([found, countOf(db, sql`${submission}`, asked)]);
  return {
    rows: rows.map(({ about, score, words, version, work: { id, no, filename, bytes, createdAt } }) => ({
      ...about,
      version,
      id,
      no,
      filename,
      bytes,
      score,
      words,
      urlFile: `/api/admin/submission/${id}/file`,
      createdAt: createdAt.toISOString(),
    })),
    total,
  };
}

/** Nobody has answered it yet. */
export const isUnanswered = (): SQL => isNull(lessonQuestion.answeredAt);

/** Nobody has marked it yet, and nothing newer was handed in for the lesson. */
export const isUnmarked = (): SQL =>
  and(
    sql`not exists(select from submission_mark m where m.submission_id = ${submission.id})`,
    sql`not exists(select from submission n where n.enrolment_id = ${submission.enrolmentId} and n.lesson_id = ${submission.lessonId} and n.no > ${submission.no})`,
  )!;
