import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, participant, setSessions } from '../../../test/classes.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { attend } from '../attending/attend.ts';
import { finishNext } from '../learning/finishDue.ts';

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
interface Sessions {
  version: number;
  sessions: Session[];
}
const read = async (path: string, who = partner) =>
  ((await test.call('GET', `/api/admin/${path}`, { auth: who.auth })).body.data ?? { version: 1 }) as Sessions;
/** @param version they were read with; the one that is there unless it is said */
const admin = async (method: 'GET' | 'PUT', path: string, body?: unknown, who = partner, version?: number) => {
  const { status, body: answer } = await test.call(method, `/api/admin/${path}`, {
    auth: who.auth,
    ...(body === undefined ? {} : { body, headers: { 'if-match': `"${version ?? (await read(path)).version}"` } }),
  });
  const { errors, data } = answer as { errors?: unknown; data?: Sessions };
  return { status, errors, answer, data: data?.sessions as Session[] };
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
    while (await finishNext(test.services));
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

  it('given by ten at the same moment are those of the first, and the others are told so', async () => {
    const { courseId } = await newCourse(test);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin('PUT', `course/${courseId}/session`, { count: 4 }, partner, 1)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await admin('GET', `course/${courseId}/session`)).data.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });
});

describe('sessions two people give', () => {
  it('are saved by the version they were read with, and the second is told what the first one wrote', async () => {
    const { courseId } = await newCourse(test);
    const path = `course/${courseId}/session`;
    const { version } = await read(path);
    const unversioned = await test.call('PUT', `/api/admin/${path}`, { auth: partner.auth, body: { count: 2 } });
    expect(unversioned).toMatchObject({ status: 400, body: { errors: [{ field: 'If-Match' }] } });
    const colleague = await newStaff(test, 'operator');
    expect((await admin('PUT', path, { count: 2 }, colleague, version)).status).toBe(200);
    const late = await admin('PUT', path, { count: 5 }, partner, version);
    expect([late.status, late.answer]).toMatchObject([
      409,
      {
        status: 'CONFLICT',
        data: {
          current: { version: version + 1, sessions: [{ no: 1 }, { no: 2 }] },
          changedBy: expect.any(String),
          changedAt: expect.any(String),
        },
      },
    ]);
    expect((await admin('PUT', path, { count: 5 }, partner, version + 1)).data).toHaveLength(5);
  });

  it('meet whoever is checked in at that moment: one of them was first', async () => {
    const { db } = test.services;
    for (let round = 0; round < 12; round += 1) {
      const { courseId } = await newCourse(test);
      const learner = await participant(test, courseId, null);
      await admin('PUT', `course/${courseId}/session`, { count: 1 });
      const [given, checked] = await Promise.all([
        admin('PUT', `course/${courseId}/session`, { count: 0 }, partner, 2),
        ofLearner(learner, courseId, '/1/check-in'),
      ]);
      const left = (await admin('GET', `course/${courseId}/session`)).data;
      const attended = await db.$count(schema.attendance, eq(schema.attendance.enrolmentId, learner.enrolmentId));
      expect([given.status, checked.status, left.length, attended]).toEqual(
        checked.status === 200 ? [400, 200, 1, 1] : [200, 404, 0, 0],
      );
    }
  });

  it('keep their hours where somebody was let in a moment before', async () => {
    const { db, now } = test.services;
    const { courseId, event } = await newClass(test, { typeCode: 'c', from: 48, to: 58 });
    const learner = await participant(test, courseId, event.id);
    const path = `event/${event.id}/session`;
    const hours = (from: number, to: number) => ({
      startAt: new Date(event.startAt.getTime() + from * 3_600_000).toISOString(),
      endAt: new Date(event.startAt.getTime() + to * 3_600_000).toISOString(),
    });
    expect((await admin('PUT', path, { sessions: [hours(0, 2)] })).status).toBe(200);
    const [session] = await db.select().from(schema.classSession).where(eq(schema.classSession.eventId, event.id));
    const moving = await db.transaction(async (tx) => {
      await attend(tx, test.services, {
        enrolmentId: learner.enrolmentId,
        session: session!,
        at: now(),
        timeZone: 'Asia/Jakarta',
        source: 'staff',
      });
      const asked = admin('PUT', path, { sessions: [hours(3, 5)] }); // waits for who is being let in
      await delay(300);
      return { asked };
    });
    expect((await moving.asked).status).toBe(400);
    expect((await admin('GET', path)).data).toMatchObject([{ ...hours(0, 2), attended: 1 }]);
  });

  it('of a class stay where they are, where somebody was let in a moment before it is moved', async () => {
    const { db, now } = test.services;
    for (const typeCode of ['d', 'c'] as const) {
      const { courseId, event } = await newClass(test, { typeCode, from: 48, to: 58 });
      const learner = await participant(test, courseId, event.id);
      const [session] = await setSessions(test, event, [[48, 50]]);
      const path = `/api/admin/event/${event.id}`;
      const { version } = (await test.call('GET', path, { auth: partner.auth })).body.data as { version: number };
      const moving = await db.transaction(async (tx) => {
        await attend(tx, test.services, {
          enrolmentId: learner.enrolmentId,
          session: session!,
          at: now(),
          timeZone: 'Asia/Jakarta',
          source: 'staff',
        });
        const asked = test.call('PATCH', path, {
          auth: partner.auth,
          headers: { 'if-match': `"${version}"` },
          body: { startAt: new Date(event.startAt.getTime() + 3_600_000).toISOString() },
        }); // waits for who is being let in
        await delay(300);
        return { asked };
      });
      expect((await moving.asked).body).toMatchObject({ code: 400, errors: [{ field: 'startAt' }] });
      expect((await db.select().from(schema.classSession).where(eq(schema.classSession.eventId, event.id)))[0]).toEqual(
        session,
      );
    }
  });

  it('finish who attended the rest, where fewer are left', async () => {
    const { db } = test.services;
    const { courseId } = await newCourse(test);
    const learner = await participant(test, courseId, null);
    await admin('PUT', `course/${courseId}/session`, { count: 2 });
    expect((await ofLearner(learner, courseId, '/1/check-in')).status).toBe(200);
    expect((await admin('PUT', `course/${courseId}/session`, { count: 1 })).status).toBe(200);
    while (await finishNext(test.services));
    const [row] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, learner.enrolmentId));
    expect(row!.completedAt).not.toBeNull();
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
