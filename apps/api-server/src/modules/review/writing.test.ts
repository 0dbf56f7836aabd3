import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

const { course, teacher } = schema;

let test: TestApp;
let courseId: number;
let owners: TestLearner[];
beforeAll(async () => {
  test = await startTestApp();
  ({ courseId } = await newCourse(test));
  owners = await manyLearners(test, 12);
  await Promise.all(owners.map((owner) => enrolled(test, owner, courseId)));
});
afterAll(() => test?.stop());

const WORDS = 'Pengajarnya sabar sekali';
const write = ({ auth }: TestLearner, rating: number, comment = WORDS, of = courseId) =>
  test.call('POST', '/api/rating', { auth, body: { courseId: of, rating, comment } });
const react = ({ auth }: TestLearner, id: string, what: 'like' | 'report', body: object) =>
  test.call('POST', `/api/rating/${id}/${what}`, { auth, body });
const summary = async (of = courseId) => (await test.call('GET', `/api/rating/${of}/summary`)).body.data;
const list = async (of = courseId, auth?: string) =>
  (await test.call('GET', `/api/rating/${of}`, auth ? { auth } : {})).body.data as Record<string, unknown>[];

describe('writing', () => {
  it('is counted once for each owner, all at the same moment, and again when it is changed', async () => {
    const answers = await Promise.all(owners.slice(0, 10).map((owner, at) => write(owner, at < 4 ? 5 : 4)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await summary()).toMatchObject({ rating: 4.4, totalRater: 10 });
    await Promise.all([write(owners[0]!, 1), write(owners[0]!, 1), write(owners[0]!, 1)]);
    expect(await summary()).toMatchObject({ rating: 4, totalRater: 10 });
    expect(await list(courseId, owners[0]!.auth)).toHaveLength(10);
    const mine = await test.call('GET', `/api/rating/${courseId}/own`, { auth: owners[0]!.auth });
    expect(mine.body.data).toMatchObject({ rating: 1, comment: WORDS, isHidden: false });
  });

  it('is for owners, with stars and three words', async () => {
    const [stranger] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await write(stranger, 5)).body.status).toBe('NOT_OWNED');
    expect((await write(owners[0]!, 6)).status).toBe(400);
    expect((await write(owners[0]!, 5, 'dua kata')).status).toBe(400);
  });

  it('cannot be done without end', async () => {
    const [busy] = (await manyLearners(test, 1)) as [TestLearner];
    const { courseId: other } = await newCourse(test);
    await enrolled(test, busy, other);
    for (let at = 0; at < 20; at += 1) expect((await write(busy, 5, WORDS, other)).status).toBe(200);
    expect((await write(busy, 5, WORDS, other)).status).toBe(429);
  });

  it('says who owns the course, and whose it is', async () => {
    const rows = await list(courseId, owners[1]!.auth);
    expect(rows.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(rows.every(({ isVerified }) => isVerified)).toBe(true);
    expect((await list()).every(({ isMine }) => !isMine)).toBe(true);
  });
});

describe('reading', () => {
  it('helps once per reader, and can be taken back; not for oneself', async () => {
    const [id] = (await list()).map(({ _id }) => _id as string);
    const [reader] = (await manyLearners(test, 1)) as [TestLearner];
    await Promise.all(Array.from({ length: 5 }, () => react(reader, id!, 'like', {})));
    expect((await react(reader, id!, 'like', { isLiked: true })).body.data).toEqual({ isLiked: true, likes: 1 });
    expect((await react(reader, id!, 'like', { isLiked: false })).body.data).toEqual({ isLiked: false, likes: 0 });
    const mine = (await list(courseId, owners[1]!.auth)).find(({ isMine }) => isMine)!._id as string;
    expect((await react(owners[1]!, mine, 'like', {})).body.status).toBe('OWN_REVIEW');
    expect((await react(owners[1]!, mine, 'report', { reason: 'abusive' })).body.status).toBe('OWN_REVIEW');
  });

  it('hides what five readers report, with its stars, until staff show it again', async () => {
    const { courseId: of } = await newCourse(test);
    const [writer, ...readers] = await manyLearners(test, 6);
    await enrolled(test, writer!, of);
    await write(writer!, 5, WORDS, of);
    const [{ _id: id }] = (await list(of)) as [{ _id: string }];
    for (const reader of readers.slice(0, 4)) await react(reader, id, 'report', { reason: 'advertising' });
    await react(readers[0]!, id, 'report', { reason: 'abusive' }); // again: once is counted
    expect(await summary(of)).toMatchObject({ rating: 5, totalRater: 1 });
    await react(readers[4]!, id, 'report', { reason: 'private' });
    expect(await summary(of)).toMatchObject({ rating: 0, totalRater: 0 });
    expect(await list(of)).toEqual([]);
    expect((await write(writer!, 4, WORDS, of)).body.data).toMatchObject({ isHidden: true });
    expect(await summary(of)).toMatchObject({ totalRater: 0 });
    const { auth } = await newStaff(test, 'operator');
    const [row] = (await test.call('GET', '/api/admin/rating', { auth })).body.data as Record<string, unknown>[];
    expect(row).toMatchObject({ id, reports: 5, isHidden: true, reasons: ['advertising', 'private'] });
    await test.call('POST', `/api/admin/rating/${id}/hide`, { auth, body: { isHidden: false } });
    expect(await summary(of)).toMatchObject({ rating: 4, totalRater: 1 });
  });
});

it('is reported by many while its writer changes it, and none waits for the other', async () => {
  const [writer, ...readers] = await manyLearners(test, 11);
  for (let round = 0; round < 10; round += 1) {
    const { courseId: of } = await newCourse(test);
    await enrolled(test, writer!, of);
    await write(writer!, 5, WORDS, of);
    const [{ _id: id }] = (await list(of)) as [{ _id: string }];
    const report = (reader: TestLearner) => react(reader, id, 'report', { reason: 'advertising' });
    await Promise.all(readers.slice(0, 4).map(report));
    const [written, ...reported] = await Promise.all([
      write(writer!, 3, WORDS, of),
      ...readers.slice(4, 10).map(report),
    ]);
    expect(written.status).toBe(200);
    for (const { status } of reported) expect([200, 404]).toContain(status); // hidden before the last had asked
    expect(reported.some(({ status }) => status === 200)).toBe(true);
    expect(await summary(of)).toMatchObject({ totalRater: 0 });
  }
});

describe('staff', () => {
  it('answer for the courses they reach alone', async () => {
    const [{ _id: id }] = (await list()) as [{ _id: string }];
    const [near, far] = [
      await newStaff(test, 'teacher', { partnerId: 1 }),
      await newStaff(test, 'teacher', { partnerId: 2 }),
    ];
    const answer = (person: TestLearner, text: string) =>
      test.call('POST', `/api/admin/rating/${id}/answer`, { auth: person.auth, body: { answer: text } });
    expect((await answer(far, 'Halo')).status).toBe(404);
    expect((await answer(near, 'Terima kasih')).status).toBe(200);
    expect((await list())[0]).toMatchObject({ answer: { text: 'Terima kasih' } });
    await answer(near, '');
    expect((await list())[0]).toMatchObject({ answer: null });
  });

  it('answer under their own name as the teacher of the course, for the institution else', async () => {
    const { db } = test.services;
    const [{ _id: id }] = (await list()) as [{ _id: string }];
    const [teaches] = await db.select({ name: course.teacherName }).from(course).where(eq(course.id, courseId));
    const [own] = await db
      .insert(teacher)
      .values({ slug: 'sekar-wangi', fullname: 'Sekar Wangi' })
      .returning({ id: teacher.id });
    await db.update(course).set({ teacherName: 'Sekar Wangi' }).where(eq(course.id, courseId));
    const [herself, other] = [
      await newStaff(test, 'teacher', { teacherId: own!.id }),
      await newStaff(test, 'teacher', { partnerId: 1 }),
    ];
    const answer = async (person: TestLearner) => {
      const body = { answer: 'Sampai jumpa' };
      await test.call('POST', `/api/admin/rating/${id}/answer`, { auth: person.auth, body });
      return (await list())[0]!['answer'];
    };
    expect(await answer(herself)).toMatchObject({ by: 'Sekar Wangi', isTeacher: true });
    expect(await answer(other)).toMatchObject({ isTeacher: false });
    await db.update(course).set({ teacherName: teaches!.name }).where(eq(course.id, courseId));
  });
});

it('reminds of the course that was finished, until it has a review', async () => {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const ask = async () => (await test.call('GET', '/api/rating/reminder', { auth: learner.auth })).body.data;
  const enrolmentId = await enrolled(test, learner, courseId);
  expect(await ask()).toBeNull();
  const { enrolment } = schema;
  await test.services.db
    .update(enrolment)
    .set({ completedAt: test.services.now() })
    .where(eq(enrolment.id, enrolmentId));
  expect(await ask()).toMatchObject({ courseId, isPrakerja: false });
  await write(learner, 5);
  expect(await ask()).toBeNull();
});
