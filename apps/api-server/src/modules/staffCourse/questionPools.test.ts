import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { askedIn } from '../test/readAttempt.ts';
import { startAttempt } from '../test/startAttempt.ts';
import { participant } from '../../../test/classes.ts';

let test: TestApp;
let writer: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
});
afterAll(() => test?.stop());

type Pool = { id: number; version: number; questions: { id: number; text: string; options: object[] }[] };
const QUESTIONS = [
  {
    kind: 'one',
    text: 'Alat menulis malam?',
    options: [
      { text: 'Canting', isRight: true },
      { text: 'Kuas', isRight: false },
    ],
    explanation: 'Canting berisi malam.',
  },
  { kind: 'order', text: 'Urutkan', options: [{ text: 'Pola' }, { text: 'Malam' }, { text: 'Celup' }] },
  { kind: 'short', text: 'Kota batik?', options: [{ text: 'Solo' }, { text: 'Surakarta' }] },
];
const post = (body: object, { auth }: TestLearner = writer) =>
  test.call('POST', '/api/admin/question-pool', { auth, body });
const patch = (pool: Pool, body: object, { auth }: TestLearner = writer) =>
  test.call('PATCH', `/api/admin/question-pool/${pool.id}`, {
    auth,
    body,
    headers: { 'if-match': `"${pool.version}"` },
  });
const pool = (courseId: number, more: object = {}) => ({
  courseId,
  kind: 'post',
  title: 'Tes akhir',
  tries: 3,
  seconds: 600,
  passPercent: 70,
  drawn: 2,
  questions: QUESTIONS,
  ...more,
});

describe('a pool of questions', () => {
  it('is stored, read and changed as it was written', async () => {
    const { courseId } = await newCourse(test);
    const { status, body } = await post(pool(courseId));
    const made = body.data as Pool;
    expect(status).toBe(201);
    expect(made).toMatchObject({
      kind: 'post',
      drawn: 2,
      questions: [
        {
          text: 'Alat menulis malam?',
          options: [
            { text: 'Canting', isRight: true },
            { text: 'Kuas', isRight: false },
          ],
        },
        { options: [{ text: 'Pola' }, { text: 'Malam' }, { text: 'Celup' }] },
        { options: [{ text: 'Solo' }, { text: 'Surakarta' }] },
      ],
    });
    const [first, second] = made.questions as [Pool['questions'][0], Pool['questions'][0]];
    const turned = await patch(made, { drawn: null, questions: [second, { ...first, text: 'Alat apa?' }] });
    expect(turned.body.data).toMatchObject({
      drawn: null,
      questions: [{ id: second.id }, { id: first.id, text: 'Alat apa?' }],
    });
    expect((await patch(made, { title: 'Lain' })).status).toBe(409);
    expect((await post(pool(courseId))).body).toMatchObject({ errors: [{ field: 'kind' }] });
  });

  it('is drawn from as it stood: an open attempt keeps its questions and their words', async () => {
    const { courseId } = await newCourse(test);
    const made = (await post(pool(courseId))).body.data as Pool;
    const learner = await participant(test, courseId, null);
    const { db, now } = test.services;
    const begin = () =>
      db.transaction((tx) => startAttempt(tx, { enrolmentId: learner.enrolmentId, testId: made.id, now: now() }));
    const attempt = (await begin())!;
    const before = await askedIn(db, attempt.id);
    expect(before).toHaveLength(2);
    const changed = await patch(made, {
      drawn: 1,
      questions: [
        {
          kind: 'one',
          text: 'Yang baru?',
          options: [{ text: 'Ya', isRight: true }, { text: 'Bukan' }],
        },
      ],
    });
    expect(changed.status).toBe(200);
    expect((await begin())!.id).toBe(attempt.id);
    const words = (rows: typeof before) => rows.map(({ version: { id, text, options } }) => [id, text, options]);
    expect(words(await askedIn(db, attempt.id))).toEqual(words(before));
    await db
      .update(schema.testAttempt)
      .set({ submittedAt: now(), score: 0, isPassed: false })
      .where(eq(schema.testAttempt.id, attempt.id));
    const next = await askedIn(db, (await begin())!.id);
    expect(next.map(({ version }) => version.text)).toEqual(['Yang baru?']);
    expect(words(await askedIn(db, attempt.id))).toEqual(words(before)); // what was answered is read as it was asked
  });

  it('of a quiz tells which of its lessons it is, once for each', async () => {
    const { courseId, lesson, quiz } = await newLessons(test);
    const ofQuiz = await test.call('GET', `/api/admin/question-pool?courseId=${courseId}&kind=quiz`, {
      auth: writer.auth,
    });
    expect(ofQuiz.body.data).toMatchObject([{ id: quiz, lessonId: lesson.quiz }]);
    const again = await post(pool(courseId, { kind: 'quiz', lessonId: lesson.quiz }));
    expect([again.status, again.body]).toMatchObject([400, { errors: [{ field: 'kind' }] }]);
    expect((await post(pool(courseId))).body.data).toMatchObject({ lessonId: null });
  });

  const remove = ({ id, version }: Pool, { auth }: TestLearner = writer) =>
    test.call('DELETE', `/api/admin/question-pool/${id}`, { auth, headers: { 'if-match': `"${version}"` } });

  it('is taken off its course by the version that was read, while nobody began it, and that is on record', async () => {
    const { courseId } = await newCourse(test);
    const made = (await post(pool(courseId))).body.data as Pool;
    expect((await remove({ ...made, version: 9 })).status).toBe(409);
    expect((await remove(made, await newStaff(test, 'partner', { partnerId: 2 }))).status).toBe(404);
    expect((await remove(made)).status).toBe(200);
    expect((await remove(made)).status).toBe(404);
    const { auditLog, question, test: tests } = schema;
    const { db } = test.services;
    expect(await db.$count(tests, eq(tests.id, made.id))).toBe(0);
    expect(await db.$count(question, eq(question.testId, made.id))).toBe(0);
    const [change] = await db.select().from(auditLog).where(eq(auditLog.action, 'questionPool.remove'));
    expect(change).toMatchObject({ subject: `questionPool ${made.id}`, before: { title: 'Tes akhir' } });
    expect((await post(pool(courseId))).status).toBe(201);
  });

  it('stays with the answers of whoever began it', async () => {
    const { courseId } = await newCourse(test);
    const made = (await post(pool(courseId))).body.data as Pool;
    const learner = await participant(test, courseId, null);
    const { db, now } = test.services;
    await db.transaction((tx) => startAttempt(tx, { enrolmentId: learner.enrolmentId, testId: made.id, now: now() }));
    const { status, body } = await remove(made);
    expect([status, body]).toMatchObject([409, { message: staffText.pool.begun }]);
  });

  it('stays with a published course that nobody could complete without it', async () => {
    const { courseId, quiz } = await newLessons(test);
    const { course } = schema;
    const { db } = test.services;
    await db.update(course).set({ isPublished: true }).where(eq(course.id, courseId));
    const { status, body } = await remove({ id: quiz, version: 1, questions: [] });
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'lessonId' }] }]);
    await db.update(course).set({ isPublished: false }).where(eq(course.id, courseId));
    expect((await remove({ id: quiz, version: 1, questions: [] })).status).toBe(200);
  });

  it.each([
    ['drawn', { drawn: 4 }],
    ['questions.0.options', { questions: [{ ...QUESTIONS[0], options: [{ text: 'Saja', isRight: true }] }], drawn: 1 }],
    [
      'questions.1.options',
      { questions: [QUESTIONS[1], { ...QUESTIONS[0], options: [{ text: 'a' }, { text: 'b' }] }] },
    ],
    ['lessonId', { kind: 'quiz' }],
    ['courseId', { courseId: 999_999 }],
  ])('is refused at %s', async (field, more) => {
    const { courseId } = await newCourse(test);
    const { status, body } = await post(pool(courseId, more));
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('takes no question of another test', async () => {
    const [mine, other] = [await newCourse(test), await newCourse(test)];
    const made = (await post(pool(mine.courseId))).body.data as Pool;
    const theirs = (await post(pool(other.courseId))).body.data as Pool;
    const { status, body } = await patch(made, { questions: [theirs.questions[0]], drawn: 1 });
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'questions' }] }]);
    expect((await patch(made, { questions: [made.questions[0], made.questions[0]], drawn: 1 })).status).toBe(400);
  });

  it('is of who looks after its course', async () => {
    const { courseId } = await newCourse(test); // of partner 1
    const made = (await post(pool(courseId))).body.data as Pool;
    const stranger = await newStaff(test, 'partner', { partnerId: 2 });
    expect((await patch(made, { title: 'Milikku' }, stranger)).status).toBe(404);
    expect((await post(pool(courseId, { kind: 'pre' }), stranger)).status).toBe(400);
    const seen = (await test.call('GET', '/api/admin/question-pool?limit=100', { auth: stranger.auth })).body.data;
    expect((seen as Pool[]).map(({ id }) => id)).not.toContain(made.id);
  });
});
