import type { Attempt, AttemptItem } from '@suluh/api/types';
import { ANSWER_GRACE_MS } from '@suluh/domain/learning';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons, newTest, RIGHT } from '../../../test/lessons.ts';
import { closeLateAttempts } from './closeAttempt.ts';

let test: TestApp;
let learner: TestLearner;
let other: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());
beforeEach(async () => {
  made = await newLessons(test);
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  await enrolled(test, learner, made.courseId);
});

const at = (path: string) => `/api/my-course/${made.courseId}${path}`;
const start = async (testId = made.quiz, { auth } = learner) => {
  const { status, body } = await test.call('POST', at(`/test/${testId}`), { auth });
  return { status, refusal: body.status, data: body.data as Attempt };
};
const read = async (id: string, { auth } = learner) => {
  const { status, body } = await test.call('GET', at(`/attempt/${id}`), { auth });
  return { status, data: body.data as Attempt };
};
const submit = async (id: string, { auth } = learner) =>
  (await test.call('POST', at(`/attempt/${id}/submit`), { auth })).body.data as Attempt;
const save = (id: string, answers: object[], { auth } = learner) =>
  test.call('PUT', at(`/attempt/${id}/answer`), { auth, body: { answers } });

/** The right answer to a question as it is shown. */
const rightTo = ({ position, options }: AttemptItem) => {
  const words = RIGHT[position]!;
  return typeof words === 'string' ? { text: words } : { choices: words.map((word) => options.indexOf(word)) };
};
const answered = (item: AttemptItem, answer: object, seq = 1, when = test.services.now()) => ({
  position: item.position,
  answer,
  seq,
  at: when.toISOString(),
});
const answerRightly = (attempt: Attempt, count = attempt.items.length) =>
  save(
    attempt.id,
    attempt.items.slice(0, count).map((item) => answered(item, rightTo(item))),
  );

describe('a try', () => {
  it('asks without saying what is right, and explains once it was handed in', async () => {
    const { data } = await start();
    expect(data).toMatchObject({ no: 1, submittedAt: null, score: null, rightCount: null });
    expect(data.items.map(({ kind, review, seq }) => [kind, review, seq])).toEqual([
      ['one', null, 0],
      ['several', null, 0],
      ['order', null, 0],
      ['short', null, 0],
    ]);
    expect(JSON.stringify(data)).not.toContain('Kain mori');
    await answerRightly(data);
    const done = await submit(data.id);
    expect(done).toMatchObject({ score: 100, isPassed: true, rightCount: 4 });
    expect(done.items[3]!.review).toMatchObject({ isRight: true, accepted: ['mori'], explanation: 'Kain mori.' });
    const [one] = done.items;
    expect(one!.options[one!.review!.rightChoices[0]!]).toBe('Merah');
  });

  it('goes on where it was, and two taps begin one', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.id).toBe(both[1].data.id);
    await save(both[0].data.id, [answered(both[0].data.items[3]!, { text: 'mori' })]);
    const { data } = await start();
    expect(data.items.map(({ options }) => options)).toEqual(both[0].data.items.map(({ options }) => options));
    expect(data.items[3]).toMatchObject({ answer: { text: 'mori' }, seq: 1 });
  });

  it('keeps the newest answer, whatever order they come in', async () => {
    const { data } = await start();
    const [item] = data.items as [AttemptItem];
    await save(data.id, [answered(item, { choices: [1] }, 3)]);
    expect((await save(data.id, [answered(item, { choices: [0] }, 2)])).body.data).toEqual({ saved: [] });
    expect((await read(data.id)).data.items[0]).toMatchObject({ answer: { choices: [1] }, seq: 3 });
  });

  it('refuses what it never asked', async () => {
    const { data } = await start();
    const [item] = data.items as [AttemptItem];
    expect((await save(data.id, [answered(item, { choices: [40] })])).status).toBe(400);
    expect((await save(data.id, [answered({ ...item, position: 77 }, { choices: [0] })])).status).toBe(400);
  });

  it('is handed in once: again it answers the same, and takes no more answers', async () => {
    const { data } = await start();
    await answerRightly(data, 2);
    const [first, second] = await Promise.all([submit(data.id), submit(data.id)]);
    expect([first.score, second.score, first.submittedAt]).toEqual([50, 50, second.submittedAt]);
    const { status, body } = await save(data.id, [answered(data.items[2]!, rightTo(data.items[2]!))]);
    expect([status, body.status]).toEqual([409, 'TEST_CLOSED']);
    expect((await submit(data.id)).score).toBe(50);
  });

  it('passed counts for its lesson, not passed does not', async () => {
    const failed = await submit((await start()).data.id);
    expect(failed).toMatchObject({ score: 0, isPassed: false });
    const lesson = async () =>
      (
        (await test.call('GET', at(`/lesson/${made.lesson.quiz}`), { auth: learner.auth })).body.data as {
          state: string;
        }
      ).state;
    expect(await lesson()).toBe('new');
    const { data } = await start();
    expect(data.no).toBe(2);
    await answerRightly(data, 3); // 75 of 100, 70 is enough
    expect(await submit(data.id)).toMatchObject({ score: 75, isPassed: true });
    expect(await lesson()).toBe('done');
    const { learningEvent } = schema;
    const noted = and(eq(learningEvent.kind, 'done'), eq(learningEvent.object, String(made.lesson.quiz)));
    expect(await test.services.db.$count(learningEvent, noted)).toBe(1);
  });

  it('is the learner’s own', async () => {
    const { data } = await start();
    await enrolled(test, other, made.courseId);
    expect((await read(data.id, other)).status).toBe(404);
    expect((await save(data.id, [answered(data.items[0]!, { choices: [0] })], other)).status).toBe(404);
    expect((await start(made.quiz, (await manyLearners(test, 1))[0])).status).toBe(404);
  });
});

describe('limits', () => {
  it('are the tries there are', async () => {
    const testId = await newTest(test, made.courseId, { kind: 'pre', tries: 2 });
    for (let no = 1; no <= 2; no += 1) await submit((await start(testId)).data.id);
    expect(await start(testId)).toMatchObject({ status: 409, refusal: 'TRIES_USED' });
  });

  it('draw as many questions as they say', async () => {
    const testId = await newTest(test, made.courseId, { kind: 'pre', drawn: 2 });
    expect((await start(testId)).data.items).toHaveLength(2);
  });

  it('take what was answered in time for ten minutes more, and then close with it', async () => {
    const testId = await newTest(test, made.courseId, { kind: 'pre', seconds: 60 });
    const { data } = await start(testId);
    const inTime = test.services.now();
    test.advance(90);
    const late = await save(data.id, [
      answered(data.items[0]!, rightTo(data.items[0]!), 1, inTime),
      answered(data.items[1]!, rightTo(data.items[1]!)),
    ]);
    expect(late.body.data).toEqual({ saved: [{ position: 0, seq: 1 }] });
    expect((await save(data.id, [answered(data.items[1]!, rightTo(data.items[1]!), 2)])).status).toBe(409);
    test.advance(ANSWER_GRACE_MS / 1000);
    expect(await closeLateAttempts(test.services)).toBe(1);
    expect(await closeLateAttempts(test.services)).toBe(0);
    const closed = (await read(data.id)).data;
    expect([closed.score, closed.submittedAt]).toEqual([25, data.deadlineAt]);
  });

  it.each([
    ['is not out yet', { publishedAt: new Date('2099-01-01') }],
    ['was retired', { retiredAt: new Date('2026-01-02') }],
  ])('tell of no quiz whose lesson %s, and begin none', async (_, change) => {
    const { db } = test.services;
    const { id } = (await start()).data; // begun while its lesson was there: it is read on
    await db.update(schema.lesson).set(change).where(eq(schema.lesson.id, made.lesson.quiz));
    const { body } = await test.call('GET', at(''), { auth: learner.auth });
    expect((body.data as { learning: { tests: unknown[] } }).learning.tests).toEqual([]);
    expect((await start()).status).toBe(404);
    expect((await read(id)).status).toBe(200);
  });

  it('open a test with its class, and the one after the course with its lessons', async () => {
    const { db } = test.services;
    const after = await newTest(test, made.courseId, { kind: 'post' });
    expect(await start(after)).toMatchObject({ status: 409, refusal: 'TEST_LOCKED' });
    const testId = await newTest(test, COURSE.batik, { kind: 'pre' });
    const enrolmentId = await enrolled(test, learner, COURSE.batik, 1);
    const open = () => test.call('POST', `/api/my-course/${COURSE.batik}/test/${testId}`, { auth: learner.auth });
    const { status, body } = await open();
    expect([status, body.status]).toEqual([403, 'TEST_NOT_STARTED']);
    await db.update(schema.enrolment).set({ allowAccess: true }).where(eq(schema.enrolment.id, enrolmentId));
    expect((await open()).status).toBe(200);
  });
});
