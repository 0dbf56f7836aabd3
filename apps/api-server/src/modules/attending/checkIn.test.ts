import type { CheckInState, MyCourseDetail } from '@suluh/api/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, participant, setSessions } from '../../../test/classes.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { callbackSignature } from './checkIn.ts';

let test: TestApp;
let ahead = 0;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
afterEach(() => forward(-ahead));

const HOUR_S = 3600;
function forward(seconds: number): void {
  ahead += seconds;
  test.advance(seconds);
}

/** Signed in as of now: the clock runs ahead of tokens. */
const call = async (method: 'GET' | 'POST', learner: TestLearner, url: string) =>
  test.call(method, url, { auth: await signedInTo(test, learner, null) });
const stateOf = async (learner: TestLearner, courseId: number): Promise<CheckInState> =>
  (await call('GET', learner, `/api/my-course/${courseId}/session`)).body.data;
const statuses = async (learner: TestLearner, courseId: number) =>
  (await stateOf(learner, courseId)).sessions.map(({ status }) => status);
const press = (learner: TestLearner, courseId: number, no: number) =>
  call('POST', learner, `/api/my-course/${courseId}/session/${no}/check-in`);

describe('sessions of a schedule', () => {
  it.each([
    ['Asia/Jakarta', '2031-03-01T09:00:00+07:00', '2031-03-03T12:00:00+07:00'],
    ['Asia/Makassar', '2031-03-01T09:00:00+08:00', '2031-03-03T12:00:00+08:00'],
    ['Asia/Jayapura', '2031-03-01T07:00:00+09:00', '2031-03-03T10:00:00+09:00'],
  ])('are one a day in %s', async (timeZone, start, end) => {
    const { courseId, event } = await newClass(test, { timeZone });
    await test.services.db
      .update(schema.event)
      .set({ startAt: new Date(start), endAt: new Date(end) })
      .where(eq(schema.event.id, event.id));
    const learner = await participant(test, courseId, event.id);
    const { sessions } = await stateOf(learner, courseId);
    const day = (at: string | null, days: number) =>
      new Date(new Date(at!).getTime() + days * 24 * HOUR_S * 1000).toISOString();
    expect(sessions.map(({ startAt }) => startAt)).toEqual([0, 1, 2].map((days) => day(start, days)));
    expect(sessions.at(-1)!.endAt).toBe(new Date(end).toISOString());
  });
});

describe('a webinar', () => {
  it('is checked in to in its time, and finishes its course with a certificate', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'b' });
    await setSessions(test, event, [[1, 2]]);
    const learner = await participant(test, courseId, event.id);
    expect(await statuses(learner, courseId)).toEqual(['disable']);
    const early = await press(learner, courseId, 1);
    expect([early.status, early.body.status, early.body.message]).toEqual([
      409,
      'SESSION_CLOSED',
      'Jadwal sesi belum dimulai',
    ]);
    forward(HOUR_S + 1);
    expect((await press(learner, courseId, 1)).status).toBe(200);
    expect((await press(learner, courseId, 1)).status).toBe(200);
    expect(await statuses(learner, courseId)).toEqual(['already_check_in']);
    const detail: MyCourseDetail = (await call('GET', learner, `/api/my-course/${courseId}`)).body.data;
    expect(detail.learning).toMatchObject({
      requirements: [{ kind: 'attendance', done: 1, total: 1, isMet: true }],
      certificate: { isCompetence: false },
    });
    expect(detail.completedAt).not.toBeNull();
  });

  it('is missed after its end, and locks what follows', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'b' });
    await setSessions(test, event, [
      [1, 2],
      [3, 4],
    ]);
    const learner = await participant(test, courseId, event.id);
    expect(await stateOf(learner, courseId)).toMatchObject({ organiser: null });
    const { course, partner } = schema;
    const ours = sql`${partner.id} = (select ${course.partnerId} from ${course} where ${course.id} = ${courseId})`;
    await test.services.db.update(partner).set({ phone: '6289500000010', email: 'halo@kelas.example' }).where(ours);
    forward(2 * HOUR_S + 60);
    expect(await statuses(learner, courseId)).toEqual(['missed', 'locked']);
    expect(await stateOf(learner, courseId)).toMatchObject({
      organiser: { name: expect.any(String), phone: '6289500000010', email: 'halo@kelas.example' },
    });
    expect((await press(learner, courseId, 1)).body.message).toBe('Waktu verifikasi telah habis');
    expect((await press(learner, courseId, 2)).body.message).toBe(
      'Kamu tidak bisa melanjutkan sesi berikutnya karena verifikasi sesi sebelumnya gagal',
    );
  });

  it('counts one press of fifty', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'b' });
    await setSessions(test, event, [[-1, 2]]);
    const learner = await participant(test, courseId, event.id);
    const all = await Promise.all(Array.from({ length: 50 }, () => press(learner, courseId, 1)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { attendance, certificate } = schema;
    expect(await test.services.db.$count(attendance, eq(attendance.enrolmentId, learner.enrolmentId))).toBe(1);
    expect(await test.services.db.$count(certificate, eq(certificate.enrolmentId, learner.enrolmentId))).toBe(1);
  });
});

describe('a class at a place', () => {
  it('is checked in to at its door alone', async () => {
    const { courseId, event } = await newClass(test);
    await setSessions(test, event, [[-1, 2]]);
    const learner = await participant(test, courseId, event.id);
    expect((await stateOf(learner, courseId)).by).toBe('door');
    expect((await press(learner, courseId, 1)).body.status).toBe('DOOR_ONLY');
  });
});

/** A course learned alone with sessions without hours, as Prakerja has them. */
async function alone(productCode: string | null, count = 3) {
  const { courseId } = await newCourse(test);
  await test.services.db
    .insert(schema.classSession)
    .values(Array.from({ length: count }, (_, index) => ({ courseId, no: index + 1 })));
  const learner = await participant(test, courseId, null);
  const { enrolment, orders } = schema;
  const [row] = await test.services.db.select().from(enrolment).where(eq(enrolment.id, learner.enrolmentId));
  await test.services.db.update(orders).set({ productCode }).where(eq(orders.id, row!.orderId));
  return { courseId, learner };
}

describe('a course learned alone', () => {
  it('has one session a day', async () => {
    const { courseId, learner } = await alone(null);
    expect((await press(learner, courseId, 2)).body.message).toBe('Selesaikan sesi sebelumnya dahulu');
    expect((await press(learner, courseId, 1)).status).toBe(200);
    expect(await statuses(learner, courseId)).toEqual(['already_check_in', 'disable_today', 'disable']);
    expect((await press(learner, courseId, 2)).body.message).toContain('dalam 1 hari');
    forward(24 * HOUR_S);
    expect(await statuses(learner, courseId)).toEqual(['already_check_in', 'enable', 'disable']);
  });

  it('has one a day by index, whichever session comes first', async () => {
    const { courseId, learner } = await alone(null);
    const rows = await test.services.db
      .select()
      .from(schema.classSession)
      .where(eq(schema.classSession.courseId, courseId));
    const insert = (sessionId: number) =>
      test.services.db.insert(schema.attendance).values({
        enrolmentId: learner.enrolmentId,
        sessionId,
        checkedInAt: new Date(),
        localDay: '2031-01-01',
        source: 'self',
      });
    await insert(rows[0]!.id);
    await expect(insert(rows[1]!.id)).rejects.toThrow();
  });
});

describe('Prakerja', () => {
  const KEY = 'suluh-prakerja-sign-key';
  const answer = (body: object, signature?: string) => {
    const bytes = Buffer.from(JSON.stringify(body));
    return test.call('POST', '/api/check-in/callback', {
      auth: null,
      body,
      headers: { 'x-signature': signature ?? callbackSignature(KEY, bytes).toString('hex') },
    });
  };
  const begin = async () => {
    const { courseId, learner } = await alone('pmo_prakerja');
    const { redirectUrl } = (await press(learner, courseId, 1)).body.data as { redirectUrl: string };
    return { courseId, learner, url: new URL(redirectUrl), state: new URL(redirectUrl).searchParams.get('state')! };
  };

  it('is verified by its dashboard, whose callback checks in', async () => {
    const { courseId, learner, url, state } = await begin();
    expect(url.searchParams.get('return')).toMatch(/\/my-course\/kursus-\d+$/);
    expect(await stateOf(learner, courseId)).toMatchObject({ by: 'prakerja', waitsForCallback: true });
    expect(await statuses(learner, courseId)).toEqual(['enable', 'disable', 'disable']);
    expect((await answer({ state, verified: true })).status).toBe(200);
    expect((await answer({ state, verified: true })).status).toBe(200);
    expect(await statuses(learner, courseId)).toEqual(['already_check_in', 'disable_today', 'disable']);
    expect(await stateOf(learner, courseId)).toMatchObject({ waitsForCallback: false });
  });

  it('that did not verify lets one try again', async () => {
    const { courseId, learner, state } = await begin();
    await answer({ state, verified: false });
    expect(await stateOf(learner, courseId)).toMatchObject({ waitsForCallback: false });
    expect(await statuses(learner, courseId)).toEqual(['enable', 'disable', 'disable']);
  });

  it('that is tried anew waits for the newest alone', async () => {
    const { courseId, learner } = await begin();
    forward(60);
    const again = (await press(learner, courseId, 1)).body.data as { redirectUrl: string };
    expect(await stateOf(learner, courseId)).toMatchObject({ waitsForCallback: true });
    await answer({ state: new URL(again.redirectUrl).searchParams.get('state')!, verified: true });
    expect(await stateOf(learner, courseId)).toMatchObject({ waitsForCallback: false });
  });

  it('that never answers lets one try again; an answer after half an hour counts for nothing', async () => {
    const { courseId, learner, state } = await begin();
    forward(30 * 60 + 1);
    expect(await stateOf(learner, courseId)).toMatchObject({ waitsForCallback: false });
    expect((await answer({ state, verified: true })).status).toBe(200);
    expect(await statuses(learner, courseId)).toEqual(['enable', 'disable', 'disable']);
  });

  it('is believed by its signature alone', async () => {
    const { courseId, learner, state } = await begin();
    expect((await answer({ state, verified: true }, 'ab')).status).toBe(401);
    expect((await answer({ state: '0190a1b2-0000-4000-8000-000000000000', verified: true })).status).toBe(404);
    expect((await answer({ no: 'state' })).status).toBe(400);
    expect(await statuses(learner, courseId)).toEqual(['enable', 'disable', 'disable']);
  });

  it('is refused in words that are no JSON, though they are signed', async () => {
    const payload = 'not json';
    const signature = callbackSignature(KEY, Buffer.from(payload)).toString('hex');
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/check-in/callback',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      payload,
    });
    expect(statusCode).toBe(400);
  });

  it('that took the money back locks what is left', async () => {
    const { courseId, learner } = await alone('pmo_prakerja');
    const { enrolment, orders } = schema;
    const [row] = await test.services.db.select().from(enrolment).where(eq(enrolment.id, learner.enrolmentId));
    await test.services.db.update(orders).set({ status: 'CANCEL' }).where(eq(orders.id, row!.orderId));
    expect(await stateOf(learner, courseId)).toMatchObject({ isTransactionCancelled: true });
    expect((await press(learner, courseId, 1)).body.message).toContain('dibatalkan oleh Prakerja');
  });
});

it("another learner's course has no sessions", async () => {
  const { courseId } = await alone(null);
  const [other] = (await manyLearners(test, 1)) as [TestLearner];
  expect((await test.call('GET', `/api/my-course/${courseId}/session`, { auth: other.auth })).status).toBe(404);
});
