import { DAY_MS } from '@suluh/domain/time';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { completion, enrolment, lessonNote, lessonProgress, outbox, test } from '../../../src/db/schema/index.ts';
import type { EnrolmentRow } from '../../../src/modules/learning/queries.ts';
import { lessonsOf } from '../../../src/modules/learning/readLessons.ts';
import { begun, finished } from '../data/orders.ts';
import type { InsertedCourse } from './courses.ts';
import { learnLesson, takeTest, watch } from './learnLesson.ts';

const MINUTE_MS = 60_000;
/** Time between two lessons, and of a test to the lessons next to it. */
const PAUSE_MS = 7 * MINUTE_MS;

/** Takes back the mail about a finished course. */
const forgetMail = (db: Database, { userId, courseId }: EnrolmentRow) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.kind, 'courseFinished'),
        sql`${outbox.payload}->>'to' = (select email from user_account where id = ${userId})`,
        sql`${outbox.payload}->>'course' = (select fullname from course where id = ${courseId})`,
      ),
    );

/** Learns a course from its first test to its last, the last lesson at a moment; what is finished stays as it is. */
async function finish(db: Database, row: EnrolmentRow, at: Date): Promise<void> {
  const enrolmentId = row.id;
  if ((await db.$count(completion, eq(completion.enrolmentId, enrolmentId))) > 0) return;
  await db
    .update(enrolment)
    .set({ completedAt: null }) // finished by hand before there were rules
    .where(eq(enrolment.id, enrolmentId));
  const lessons = await lessonsOf(db, { ...row, completedAt: null }, at);
  const tests = await db
    .select()
    .from(test)
    .where(and(eq(test.courseId, row.courseId), isNull(test.lessonId)));
  const before = (steps: number) => new Date(at.getTime() - steps * PAUSE_MS);
  const take = (kind: 'pre' | 'post', when: Date, leftOut = 0) =>
    Promise.all(
      tests
        .filter((each) => each.kind === kind)
        .map(({ id }) => takeTest(db, { enrolmentId, testId: id, at: when, leftOut })),
    );
  await take('pre', before(lessons.length), 1);
  for (const [index, lesson] of lessons.entries())
    if (lesson.state !== 'done') await learnLesson(db, { enrolmentId, lesson, at: before(lessons.length - 1 - index) });
  await take('post', before(-1));
  await forgetMail(db, row);
  if ((await db.$count(completion, eq(completion.enrolmentId, enrolmentId))) === 0)
    throw new Error(`The demo learner does not finish course ${row.courseId}.`);
}

/** Learns the first lessons of a course, and leaves the next in the middle with a note; what is begun stays as it is. */
async function begin(db: Database, row: EnrolmentRow, at: Date): Promise<void> {
  const enrolmentId = row.id;
  if ((await db.$count(lessonProgress, eq(lessonProgress.enrolmentId, enrolmentId))) > 0) return;
  const lessons = await lessonsOf(db, row, at);
  const done = lessons.slice(0, begun.doneLessons);
  for (const [index, lesson] of done.entries())
    await learnLesson(db, {
      enrolmentId,
      lesson,
      at: new Date(at.getTime() - (done.length - index) * PAUSE_MS),
    });
  const lessonId = lessons[begun.doneLessons]!.id;
  await watch(db, { enrolmentId, lessonId, seconds: begun.leftAtSeconds, at });
  await db.insert(lessonNote).values({ enrolmentId, lessonId, ...begun.note, createdAt: at, updatedAt: at });
}

/**
 * Lets the first learner finish courses and be in the middle of one, by the rules everybody learns by, as of those days;
 * nobody is mailed about it. Again, it changes nothing.
 */
export async function insertLearning(
  db: Database,
  courses: readonly InsertedCourse[],
  userId: string,
  now: Date,
): Promise<void> {
  const owned = async (title: string): Promise<EnrolmentRow | undefined> => {
    const courseId = courses.find(({ demo }) => demo.title === title)?.id;
    if (courseId === undefined) return undefined;
    const [row] = await db
      .select()
      .from(enrolment)
      .where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)));
    return row;
  };
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { daysAgo, title } of finished) {
    const row = await owned(title);
    if (row) await finish(db, row, row.completedAt ?? ago(daysAgo));
  }
  const row = await owned(begun.title);
  if (row) await begin(db, row, ago(begun.daysAgo));
}
