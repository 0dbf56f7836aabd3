import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, participant } from '../../../test/classes.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  partner = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

interface Session {
  no: number;
  startAt: string | null;
  endAt: string | null;
  attended: number;
}
const admin = async (method: 'GET' | 'PUT', path: string, body?: unknown, who = partner) => {
  const { status, body: answer } = await test.call(method, `/api/admin/${path}`, {
    auth: who.auth,
    ...(body === undefined ? {} : { body }),
  });
  return { status, errors: (answer as { errors?: unknown }).errors, data: answer.data as unknown as Session[] };
};
const ofLearner = async (learner: TestLearner, courseId: number, path = '') =>
  test.call(path ? 'POST' : 'GET', `/api/my-course/${courseId}/session${path}`, {
    auth: await signedInTo(test, learner, null),
  });

describe('sessions of a course learned alone', () => {
  it('are given, checked in to one a day, and those attended stay', async () => {
    const { courseId } = await newCourse(test);
    const learner = await participant(test, courseId, null);
    expect((await admin('GET', `course/${courseId}/session`)).data).toEqual([]);
    const given = await admin('PUT', `course/${courseId}/session`, { count: 3 });
    expect([given.status, given.data.map(({ no, startAt, attended }) => [no, startAt, attended])]).toEqual([
      200,
      [
        [1, null, 0],
        [2, null, 0],
        [3, null, 0],
      ],
    ]);
    const states = async () =>
      ((await ofLearner(learner, courseId)).body.data as { sessions: { status: string }[] }).sessions.map(
        ({ status }) => status,
      );
    expect(await states()).toEqual(['enable', 'disable', 'disable']);
    expect((await ofLearner(learner, courseId, '/1/check-in')).status).toBe(200);
    expect(await states()).toEqual(['already_check_in', 'disable_today', 'disable']);
    expect(
      (await admin('PUT', `course/${courseId}/session`, { count: 2 })).data.map(({ attended }) => attended),
    ).toEqual([1, 0]);
    const refused = await admin('PUT', `course/${courseId}/session`, { count: 0 });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'count' }] });
    expect((await admin('GET', `course/${courseId}/session`)).data).toHaveLength(2);
    const { db } = test.services;
    const { auditLog } = schema;
    const told = and(eq(auditLog.action, 'course.sessions'), eq(auditLog.subject, `course ${courseId}`));
    expect(await db.$count(auditLog, told)).toBe(2);
    await admin('PUT', `course/${courseId}/session`, { count: 2 }); // says what is there
    expect(await db.$count(auditLog, told)).toBe(2);
  });

  it('finish who had done the rest, when they are taken away again', async () => {
    const { courseId, lesson } = await newLessons(test);
    const learner = await participant(test, courseId, null);
    const { db, now } = test.services;
    await admin('PUT', `course/${courseId}/session`, { count: 1 });
    await db
      .insert(schema.lessonProgress)
      .values(Object.values(lesson).map((lessonId) => ({ enrolmentId: learner.enrolmentId, lessonId, doneAt: now() })));
    const completedAt = async () =>
      (await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, learner.enrolmentId)))[0]!.completedAt;
    expect(await completedAt()).toBeNull();
    await admin('PUT', `course/${courseId}/session`, { count: 0 });
    expect(await completedAt()).not.toBeNull();
  });

  it('are not those of a class, and nobody else gives them', async () => {
    const { courseId } = await newClass(test);
    expect((await admin('PUT', `course/${courseId}/session`, { count: 2 })).status).toBe(404);
    const alone = await newCourse(test);
    const stranger = await newStaff(test, 'partner', { partnerId: 2 });
    expect((await admin('GET', `course/${alone.courseId}/session`, undefined, stranger)).status).toBe(404);
    expect((await admin('PUT', `course/${alone.courseId}/session`, { count: 2 }, stranger)).status).toBe(404);
    expect((await admin('PUT', `course/${alone.courseId}/session`, { count: 61 })).status).toBe(400);
  });

  it('given by two at the same moment are there once', async () => {
    const { courseId } = await newCourse(test);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin('PUT', `course/${courseId}/session`, { count: 4 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await admin('GET', `course/${courseId}/session`)).data.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });
});

describe('sessions of a schedule', () => {
  const hour = (event: { startAt: Date }, at: number) =>
    new Date(event.startAt.getTime() + at * 3_600_000).toISOString();

  it('of a hybrid are given within its hours, move with it, and stay once attended', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'c', from: 48, to: 58 });
    const learner = await participant(test, courseId, event.id);
    const path = `event/${event.id}/session`;
    const two = [
      { startAt: hour(event, 0), endAt: hour(event, 2) },
      { startAt: hour(event, 4), endAt: hour(event, 6) },
    ];
    expect((await admin('PUT', path, { sessions: two })).data).toMatchObject(two);
    const overlap = await admin('PUT', path, { sessions: [two[1], two[0]] });
    expect(overlap).toMatchObject({
      status: 400,
      errors: [{ field: 'sessions', message: expect.stringContaining('Sesi 2') }],
    });
    const outside = await admin('PUT', path, { sessions: [{ startAt: hour(event, 9), endAt: hour(event, 11) }] });
    expect(outside.status).toBe(400);
    const version = async () =>
      (
        (await test.call('GET', `/api/admin/event/${event.id}`, { auth: partner.auth })).body.data as {
          version: number;
        }
      ).version;
    const later = { startAt: hour(event, 24), endAt: hour(event, 34) };
    const moved = await test.call('PATCH', `/api/admin/event/${event.id}`, {
      auth: partner.auth,
      body: later,
      headers: { 'if-match': `"${await version()}"` },
    });
    expect(moved.status).toBe(200);
    const [first, second] = (await admin('GET', path)).data;
    expect([first, second]).toMatchObject([
      { startAt: hour(event, 24), endAt: hour(event, 26) },
      { startAt: hour(event, 28), endAt: hour(event, 30) },
    ]);
    const { db, now } = test.services;
    const [row] = await db
      .select()
      .from(schema.classSession)
      .where(and(eq(schema.classSession.eventId, event.id), eq(schema.classSession.no, 1)));
    await db
      .insert(schema.attendance)
      .values({ enrolmentId: learner.enrolmentId, sessionId: row!.id, checkedInAt: now(), source: 'staff' });
    expect((await admin('PUT', path, { sessions: [] })).status).toBe(400);
    const onlyFirst = await admin('PUT', path, { sessions: [{ startAt: first!.startAt, endAt: first!.endAt }] });
    expect(onlyFirst.data).toMatchObject([{ no: 1, attended: 1 }]);
  });

  it('of a class at a place follow its hours, and are given by nobody', async () => {
    const { event } = await newClass(test);
    const stranger = await newStaff(test, 'partner', { partnerId: 1 });
    expect((await admin('GET', `event/${event.id}/session`)).data).toHaveLength(1);
    expect((await admin('PUT', `event/${event.id}/session`, { sessions: [] })).status).toBe(404);
    expect((await admin('GET', `event/${event.id}/session`, undefined, stranger)).status).toBe(404);
  });
});
