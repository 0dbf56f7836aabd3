import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../db/index.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { enrolled } from '../../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../../test/learners.ts';
import { newLessons } from '../../../../test/lessons.ts';
import { nextSweep, runLearningJobs } from './run.ts';
import { sweepDue } from './sweep.ts';

let test: TestApp;
let learners: TestLearner[];
let made: Awaited<ReturnType<typeof newLessons>>;
beforeAll(async () => {
  test = await startTestApp();
  made = await newLessons(test);
  learners = await manyLearners(test, 2);
});
afterAll(() => test?.stop());

it.each([
  ['before two in Jakarta, the same night', '2026-01-01T18:59:59Z', '2026-01-01T19:00:00.000Z'],
  ['from two on, the next night', '2026-01-01T19:00:00Z', '2026-01-02T19:00:00.000Z'],
])('the sweep begins %s', (_, now, expected) => {
  expect(nextSweep(new Date(now)).toISOString()).toBe(expected);
});

it('the sweep finishes what was left, once, and nothing else', async () => {
  const { db, now } = test.services;
  const [due, undone] = await Promise.all(learners.map((learner) => enrolled(test, learner, made.courseId)));
  await db
    .insert(schema.lessonProgress)
    .values(Object.values(made.lesson).map((lessonId) => ({ enrolmentId: due!, lessonId, doneAt: now() })));
  expect(await sweepDue(test.services)).toBe(1);
  expect(await sweepDue(test.services)).toBe(0);
  const [left] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, undone!));
  expect(left!.completedAt).toBeNull();
});

it('the loop ends when it is told to, also while it fails', async () => {
  const stopping = new AbortController();
  const broken = {
    ...test.services,
    db: {
      ...test.services.db,
      select: () => {
        throw new Error('away');
      },
    } as never,
  };
  const running = runLearningJobs(broken, { idleMs: 5, stopping: stopping.signal });
  setTimeout(() => stopping.abort(), 30);
  await expect(running).resolves.toBeUndefined();
});
