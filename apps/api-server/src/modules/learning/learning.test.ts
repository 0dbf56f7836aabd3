import type { MyCourseDetail } from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons, newTest } from '../../../test/lessons.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { markDone } from '../lesson/reportProgress.ts';
import { reissue, revoke } from '../certificate/endCertificate.ts';
import { completeIfDue } from './completeIfDue.ts';

let test: TestApp;
let learner: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
let enrolmentId: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());
const begin = async (certificate: string) => {
  made = await newLessons(test, { certificate });
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  enrolmentId = await enrolled(test, learner, made.courseId);
};
beforeEach(() => begin('completion'));

const detail = async (): Promise<MyCourseDetail> =>
  (await test.call('GET', `/api/my-course/${made.courseId}`, { auth: learner.auth })).body.data;
const done = (lessonId: number) => markDone(test.services, { enrolmentId, lessonId, at: test.services.now() });
const doneAll = async () => {
  for (const lessonId of Object.values(made.lesson)) await done(lessonId);
};
const rowsOf = async () => {
  const { db } = test.services;
  const { certificate, completion, notification } = schema;
  return {
    completions: await db.$count(completion, eq(completion.enrolmentId, enrolmentId)),
    certificates: await db.$count(certificate, eq(certificate.enrolmentId, enrolmentId)),
    news: (await db.select().from(notification).where(eq(notification.userId, learner.userId))).filter(
      ({ title }) => title === 'Kursus Selesai',
    ).length,
    mails: (await outboxOf(db, 'courseFinished')).filter(
      ({ payload }) =>
        JSON.stringify(payload).includes(`kursus`) &&
        (payload as { course: string }).course === `kursus-${made.courseId}`,
    ).length,
  };
};

describe('the page of a course', () => {
  it('says how far one is, what is next and what is missing', async () => {
    const { learning } = await detail();
    expect(learning).toMatchObject({
      percent: 0,
      doneLessons: 0,
      totalLessons: 4,
      minutesLeft: 20,
      next: { kind: 'lesson', id: made.lesson.video, isBegun: false },
      requirements: [{ kind: 'lessons', done: 0, total: 4, isMet: false }],
      completedAt: null,
      certificate: null,
    });
    await done(made.lesson.video);
    expect((await detail()).learning).toMatchObject({
      percent: 25,
      minutesLeft: 15,
      next: { kind: 'lesson', id: made.lesson.article },
    });
  });

  it('names who will stand on the certificate before the last lesson, and not before or after', async () => {
    const name = async () => (await detail()).learning.nameOnCertificate;
    await done(made.lesson.video);
    await done(made.lesson.article);
    expect(await name()).toBeNull();
    await done(made.lesson.quiz);
    const { userAccount } = schema;
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, learner.userId));
    expect(await name()).toBe(account!.fullname);
    await done(made.lesson.assignment);
    expect(await name()).toBeNull();
  });

  it('begins with the test before the course, and ends with the one after it', async () => {
    const before = await newTest(test, made.courseId, { kind: 'pre' });
    const after = await newTest(test, made.courseId, { kind: 'post' });
    expect((await detail()).learning.next).toMatchObject({ kind: 'test', id: before });
    await doneAll();
    expect((await detail()).learning.next).toMatchObject({ kind: 'test', id: after });
  });

  it('is hidden and shown again, and stays owned', async () => {
    const list = async () =>
      ((await test.call('GET', '/api/my-course', { auth: learner.auth })).body.data as { courseId: number }[]).length;
    await test.call('DELETE', `/api/my-course/${made.courseId}`, { auth: learner.auth });
    expect(await list()).toBe(0);
    expect((await detail()).courseId).toBe(made.courseId);
    await test.call('POST', `/api/my-course/${made.courseId}/show`, { auth: learner.auth });
    expect(await list()).toBe(1);
  });
});

describe('finishing', () => {
  it('gives completion, certificate, notification and mail with the last lesson', async () => {
    await doneAll();
    const { learning, completedAt, certificateId, progressPercent } = await detail();
    expect(learning).toMatchObject({ percent: 100, next: null, certificate: { isCompetence: false } });
    expect([completedAt, certificateId, progressPercent]).toEqual([
      learning.completedAt,
      learning.certificate!.id,
      100,
    ]);
    expect(await rowsOf()).toMatchObject({ completions: 1, certificates: 1, news: 1 });
  });

  it('gives one of each when fifty ask at once', async () => {
    const { video, article, quiz, assignment } = made.lesson;
    for (const lessonId of [video, article, quiz]) await done(lessonId);
    await Promise.all([
      ...Array.from({ length: 25 }, () => done(assignment)),
      ...Array.from({ length: 25 }, () =>
        test.services.db.transaction((tx) => completeIfDue(tx, test.services, enrolmentId)),
      ),
    ]);
    expect(await rowsOf()).toMatchObject({ completions: 1, certificates: 1, news: 1 });
  });

  it('needs the test for competence, and is frozen once it is there', async () => {
    await begin('competence');
    await newTest(test, made.courseId, { kind: 'post' });
    await doneAll();
    expect((await detail()).learning).toMatchObject({
      completedAt: null,
      requirements: [
        { kind: 'lessons', isMet: true },
        { kind: 'postTest', isMet: false },
      ],
    });
  });

  it('stays when lessons come later: those are new, and count for nothing', async () => {
    await doneAll();
    test.advance(60);
    const [part] = await test.services.db
      .select()
      .from(schema.section)
      .where(eq(schema.section.courseId, made.courseId));
    await test.services.db
      .insert(schema.lesson)
      .values({ sectionId: part!.id, title: 'Materi baru', position: 9, publishedAt: test.services.now() });
    test.advance(60);
    const { learning } = await detail();
    expect(learning).toMatchObject({ percent: 100, totalLessons: 4, next: null });
    expect(learning.parts[0]!.lessons.at(-1)).toMatchObject({ title: 'Materi baru', isLater: true });
    test.advance(-120);
  });

  it('asks nothing more of who is done, when sessions are given later', async () => {
    await doneAll();
    const { requirements } = (await detail()).learning;
    await test.services.db.insert(schema.classSession).values({ courseId: made.courseId, no: 1 });
    const { learning } = await detail();
    expect(learning.requirements).toEqual(requirements);
    expect(learning).toMatchObject({ percent: 100, certificate: { isCompetence: false } });
  });

  it('says of a certificate that was revoked that it was, when and why, and no more that it comes', async () => {
    await doneAll();
    const { number } = (await detail()).learning.certificate!;
    expect((await detail()).learning.revoked).toBeNull();
    await revoke(test.services.db, { number, by: 'dewi@suluh.example', reason: 'salah nama' }, test.services.now());
    const owned = await detail();
    expect(owned).toMatchObject({ certificateId: null, isCertificateRevoked: true });
    expect(owned.learning).toMatchObject({
      certificate: null,
      revoked: { number, at: expect.any(String), reason: 'salah nama', checkUrl: expect.stringContaining(number) },
    });
  });

  it('given anew, a certificate is the new one', async () => {
    await doneAll();
    const { number } = (await detail()).learning.certificate!;
    const order = { number, by: 'dewi@suluh.example', reason: 'salah nama', fullname: null };
    await reissue(test.services.db, order, test.services.now());
    const owned = await detail();
    expect(owned.isCertificateRevoked).toBe(false);
    expect(owned.learning).toMatchObject({ revoked: null, certificate: { fullname: expect.any(String) } });
    expect(owned.learning.certificate!.number).not.toBe(number);
  });

  it('of a class at a place does not come by lessons alone', async () => {
    enrolmentId = await enrolled(test, learner, COURSE.batik, 1);
    expect(await test.services.db.transaction((tx) => completeIfDue(tx, test.services, enrolmentId))).toBe(false);
  });
});
