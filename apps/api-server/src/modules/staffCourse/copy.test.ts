import type { LessonDetail } from '@suluh/api/types';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons, newTest } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = (method: Method, path: string, body?: object) =>
  test.call(method, `/api/admin${path}`, { auth: operator.auth, ...(body ? { body } : {}) });
const copyOf = async (courseId: number) =>
  (await ask('POST', `/course/${courseId}/copy`)).body.data as { id: number; missing: string[] };

interface Outline {
  sections: { lessons: { id: number; kind: string; title: string }[] }[];
}
const lessonsOf = async (courseId: number) =>
  ((await ask('GET', `/course/${courseId}/outline`)).body.data as Outline).sections.flatMap(({ lessons }) => lessons);
type Pool = Record<'id' | 'courseId' | 'courseFullname' | 'version', unknown> & {
  lessonId: number | null;
  questions: { id: number }[];
};
const poolsOf = async (courseId: number) =>
  ((await ask('GET', `/question-pool?courseId=${courseId}&sort=id`)).body.data ?? []) as Pool[];
const said = (pools: Pool[]) =>
  pools.map(
    ({ id: _id, courseId: _of, courseFullname: _name, lessonId: _quiz, version: _version, questions, ...rest }) => ({
      ...rest,
      questions: questions.map(({ id: _question, ...words }) => words),
    }),
  );
const filesOf = async (courseId: number, lessonId: number) =>
  (await ask('GET', `/course/${courseId}/lesson/${lessonId}/file`)).body.data as { id: string; kind: string }[];
const playedIn = async (courseId: number, lessonId: number) => {
  await test.services.db.update(schema.course).set({ isPublished: true }).where(eq(schema.course.id, courseId));
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  await enrolled(test, learner, courseId);
  const { auth } = learner;
  const { assets } = (await test.call('GET', `/api/my-course/${courseId}/lesson/${lessonId}`, { auth })).body
    .data as LessonDetail;
  const [first] = assets;
  return first ? (await test.app.inject({ url: first.url, headers: { authorization: auth } })).rawPayload : null;
};

describe('a copy of a course', () => {
  it('can be published as it is: its lessons have their files, its tests their questions', async () => {
    const { courseId, lesson } = await newLessons(test);
    await newTest(test, courseId, { kind: 'post', tries: 2, seconds: 600, drawn: 3 });
    const words = { summary: 'Pola', description: 'Kain' };
    await test.services.db.update(schema.course).set(words).where(eq(schema.course.id, courseId));
    await test.services.db.insert(schema.courseCategory).values({ courseId, categoryId: 1 });
    await test.services.db.update(schema.lesson).set({ rule: 'watched' }).where(eq(schema.lesson.id, lesson.video));
    await test.services.db.update(schema.lesson).set({ rule: 'passed' }).where(eq(schema.lesson.id, lesson.quiz));
    const copy = await copyOf(courseId);
    expect(copy.missing).toEqual([]);
    expect((await ask('PUT', `/course/${copy.id}/published`, { isPublished: true })).status).toBe(200);
    const pools = await poolsOf(copy.id);
    expect(pools).toHaveLength(2);
    expect(said(pools)).toEqual(said(await poolsOf(courseId)));
    const quiz = (await lessonsOf(copy.id)).find(({ kind }) => kind === 'quiz');
    expect(pools.map(({ lessonId }) => lessonId)).toEqual([quiz!.id, null]);
    const before = (await lessonsOf(courseId)).map(({ id: _id, ...rest }) => rest);
    expect((await lessonsOf(copy.id)).map(({ id: _id, ...rest }) => rest)).toEqual(before);
  });

  it('shares the bytes of a recording, and neither loses it when the other lets it go', async () => {
    const { courseId, lesson, bytes } = await newLessons(test);
    const copy = await copyOf(courseId);
    const video = (await lessonsOf(copy.id)).find(({ kind }) => kind === 'video')!.id;
    const [own] = await filesOf(copy.id, video);
    const [first] = await filesOf(courseId, lesson.video);
    expect(own!.id).not.toBe(first!.id);
    expect((await ask('DELETE', `/course/${courseId}/lesson/${lesson.video}/file/${first!.id}`)).status).toBe(200);
    expect(await filesOf(courseId, lesson.video)).toEqual([]);
    expect((await playedIn(copy.id, video))!.equals(bytes)).toBe(true);
    const again = await copyOf(copy.id); // of a copy, whose own is taken away
    await ask('DELETE', `/course/${copy.id}/lesson/${video}/file/${own!.id}`);
    const videoAgain = (await lessonsOf(again.id)).find(({ kind }) => kind === 'video')!.id;
    expect((await playedIn(again.id, videoAgain))!.equals(bytes)).toBe(true);
  });

  it('leaves what was retired or replaced with the first, and goes its own way from then on', async () => {
    const { courseId, quiz } = await newLessons(test);
    const { db } = test.services;
    const { question, questionVersion } = schema;
    const asked = await db.select().from(question).where(eq(question.testId, quiz)).orderBy(asc(question.position));
    await db.update(question).set({ retiredAt: new Date() }).where(eq(question.id, asked[1]!.id));
    const newer = { questionId: asked[0]!.id, version: 2, kind: 'short', text: 'Warna apa?', accepted: ['soga'] };
    await db.insert(questionVersion).values(newer);
    const copy = await copyOf(courseId);
    const [pool] = (await poolsOf(copy.id)) as [Pool];
    expect(pool.questions).toMatchObject([{ text: 'Warna apa?' }, { text: 'Urutan?' }, { text: 'Kain?' }]);
    const changed = await test.call('PATCH', `/api/admin/question-pool/${String(pool.id)}`, {
      auth: operator.auth,
      body: { questions: [pool.questions[2]] },
      headers: { 'if-match': `"${String(pool.version)}"` },
    });
    expect(changed.status).toBe(200);
    expect((await poolsOf(courseId))[0]!.questions).toHaveLength(3);
  });

  it('has the certificate template of the first, where that has one of its own', async () => {
    const { courseId } = await newLessons(test);
    const { certificateTemplate } = schema;
    const signers = [{ name: 'Sri', role: 'Penguji', signature: null }];
    await test.services.db.insert(certificateTemplate).values({ courseId, signers });
    const copy = await copyOf(courseId);
    const made = await test.services.db
      .select()
      .from(certificateTemplate)
      .where(eq(certificateTemplate.courseId, copy.id));
    expect(made).toMatchObject([{ signers, units: [], version: 1 }]);
  });
});
