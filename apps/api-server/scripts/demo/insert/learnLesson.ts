import { readEnvironment } from '@suluh/config/environment';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { runNamed } from '../../../src/db/named.ts';
import { attemptAnswer, test } from '../../../src/db/schema/index.ts';
import type { LessonRow } from '../../../src/modules/learning/readLessons.ts';
import { markDone, MERGE } from '../../../src/modules/lesson/reportProgress.ts';
import { closeAttempt } from '../../../src/modules/test/closeAttempt.ts';
import { askedIn, type AskedRow } from '../../../src/modules/test/readAttempt.ts';
import { startAttempt } from '../../../src/modules/test/startAttempt.ts';

const MINUTE_MS = 60_000;

/** What the rules of learning need, as of a moment. */
const asOf = (db: Database, at: Date) => ({ db, now: () => at, settings: readEnvironment(process.env) });

/** The right answer to a question, by its options' own order. */
const rightAnswer = ({ version }: AskedRow) => ({
  choices: version.kind === 'order' ? version.options.map((_, option) => option) : version.rightOptions,
  text: version.accepted[0] ?? '',
});

/** Takes a test at a moment: right answers to its questions, but for the last ones, which stay without. */
export async function takeTest(
  db: Database,
  { enrolmentId, testId, at, leftOut = 0 }: { enrolmentId: string; testId: number; at: Date; leftOut?: number },
): Promise<void> {
  const attempt = await db.transaction((tx) => startAttempt(tx, { enrolmentId, testId, now: at }));
  if (!attempt) throw new Error(`No try is left at test ${testId}.`);
  const asked = await askedIn(db, attempt.id);
  await db.insert(attemptAnswer).values(
    asked.slice(0, asked.length - leftOut).map((each) => ({
      attemptId: attempt.id,
      position: each.item.position,
      answer: rightAnswer(each),
      seq: 1,
      answeredAt: at,
    })),
  );
  await closeAttempt(asOf(db, at), attempt.id);
}

/** Watches seconds of a recording from its beginning, and leaves it there. */
export const watch = (
  db: Database,
  { enrolmentId, lessonId, seconds, at }: { enrolmentId: string; lessonId: number; seconds: number; at: Date },
) => runNamed(db, MERGE, [enrolmentId, lessonId, `{[0,${seconds})}`, seconds, at]);

/** Does a lesson as its rule wants it, at a moment. @throws Error for work to be handed in */
export async function learnLesson(
  db: Database,
  { enrolmentId, lesson, at }: { enrolmentId: string; lesson: LessonRow; at: Date },
): Promise<void> {
  if (lesson.rule === 'handed-in') throw new Error(`The demo learner has no work for ${lesson.title}.`);
  if (lesson.rule === 'passed') {
    const [quiz] = await db.select({ id: test.id }).from(test).where(eq(test.lessonId, lesson.id));
    return takeTest(db, { enrolmentId, testId: quiz!.id, at });
  }
  if (lesson.rule === 'watched')
    await watch(db, {
      enrolmentId,
      lessonId: lesson.id,
      seconds: lesson.recordingSeconds,
      at: new Date(at.getTime() - MINUTE_MS),
    });
  await markDone(asOf(db, at), { enrolmentId, lessonId: lesson.id, at });
}
