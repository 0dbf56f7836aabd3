import { staffText } from '@suluh/i18n-id/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let organiser: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  organiser = await newStaff(test, 'organiser', { partnerId: 1 });
});
afterAll(() => test?.stop());

interface Row {
  id: number;
  version: number;
  capacity: number;
  seatsLeft: number;
  cancelledAt: string | null;
}
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, version?: number, who = organiser) =>
  test.call(method, `/api/admin/event${path}`, {
    auth: who.auth,
    ...(body === undefined ? {} : { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

/** A class with so many booked. */
async function classWith(booked: number, capacity = 5) {
  const { courseId, eventId } = await newCourse(test, { capacity });
  const learners = await manyLearners(test, booked);
  const carts = await fillCarts(test, learners, { courseId, eventId });
  for (const [at, learner] of learners.entries())
    expect((await confirmCarts(test, learner, [carts[at]!])).status).toBe(201);
  return { courseId, eventId: eventId!, learners };
}
const toldOf = async (learner: TestLearner, title: string) =>
  test.services.db.$count(
    schema.notification,
    and(eq(schema.notification.userId, learner.userId), eq(schema.notification.title, title)),
  );
const mailsOf = async (news: string) => {
  const rows = await outboxOf(test.services.db, 'schedule');
  return rows.filter(({ payload }) => (payload as { news: string }).news === news).length;
};
const one = async (id: number) => (await call('GET', `/${id}`)).body.data as unknown as Row;

describe('a schedule', () => {
  it('is made within reach, and nowhere else', async () => {
    const { courseId } = await newCourse(test, { capacity: 3 });
    const body = { batch: '2', startAt: '2031-02-01T02:00:00Z', endAt: '2031-02-01T05:00:00Z', capacity: 3, price: 0 };
    expect((await call('POST', '', { ...body, courseId })).body.data).toMatchObject({ capacity: 3, seatsLeft: 3 });
    const stranger = await newStaff(test, 'organiser', { partnerId: 2 });
    for (const unreached of [
      await call('POST', '', { ...body, courseId }, undefined, stranger),
      await call('POST', '', { ...body, courseId: 999_999 }),
    ])
      expect([unreached.status, unreached.body]).toMatchObject([400, { errors: [{ field: 'courseId' }] }]);
    const unoffered = await call('POST', '', { ...body, courseId, programId: 999_999 });
    expect([unoffered.status, unoffered.body]).toMatchObject([400, { errors: [{ field: 'programId' }] }]);
    const all = await call('POST', '', { ...body, courseId: 999_999, endAt: body.startAt });
    expect(all.body).toMatchObject({ errors: [{ field: 'courseId' }, { field: 'endAt' }] });
    expect(
      (await call('POST', '', { ...body, courseId, batch: '3', endAt: '2031-01-01T05:00:00Z' })).body,
    ).toMatchObject({
      errors: [{ field: 'endAt' }],
    });
  });

  it('is found by the words of its course, batch, city and venue, in any order', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 3 });
    const { course, event } = schema;
    const { db } = test.services;
    await db.update(course).set({ fullname: 'Batik Cap Pemula' }).where(eq(course.id, courseId));
    await db
      .update(event)
      .set({ batch: 'Angkatan Melati', city: 'Surakarta', venue: 'Balai Tumapel' })
      .where(eq(event.id, eventId!));
    const found = async (q: string) =>
      ((await call('GET', `?q=${encodeURIComponent(q)}`)).body.data as unknown as Row[]).map(({ id }) => id);
    for (const q of ['cap pemula', 'melati', 'SURAKARTA', 'tumapel', 'surakarta batik', 'tumapel melati'])
      expect(await found(q), q).toContain(eventId);
    for (const q of ['surabaya batik', 'tumapel mawar']) expect(await found(q), q).not.toContain(eventId);
    expect((await call('GET', `?courseId=${courseId}&q=melati`)).body.data).toMatchObject([{ id: eventId }]);
  });

  it('is not made or moved where it cannot be', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 3 });
    const startAt = '2031-02-01T02:00:00.000Z';
    const endAt = '2031-02-01T05:00:00.000Z';
    const body = { courseId, batch: '1', startAt, endAt, capacity: 3, price: 0 };
    const refused = async (answer: ReturnType<typeof call>) => {
      const { status, body: said } = await answer;
      return status === 400
        ? (said as unknown as { errors: { field: string }[] }).errors.map((each) => each.field)
        : status;
    };
    expect(await refused(call('POST', '', { ...body, endAt: startAt }))).toEqual(['endAt']);
    expect(await refused(call('POST', '', { ...body, startAt: '2020-02-01T02:00:00Z' }))).toEqual(['startAt', 'endAt']);
    expect(await refused(call('POST', '', { ...body, endAt: '2099-02-01T02:00:00Z' })), 'for years').toEqual(['endAt']);
    const { version } = await one(eventId!);
    const change = (fields: object) => refused(call('PATCH', `/${eventId}`, fields, version));
    expect(await change({ startAt, endAt: startAt })).toEqual(['endAt']);
    for (const field of ['joinUrl', 'mapUrl'])
      expect(await change({ [field]: 'http://rapat.example/kelas' }), 'not by https').toEqual([field]);
    expect(await change({ endAt: '2020-02-01T02:00:00Z' })).toEqual(['endAt', 'endAt']);
    expect(await change({ startAt, endAt, salesOpenAt: endAt })).toEqual(['salesOpenAt']);
    expect(await change({ startAt, endAt: '2032-02-03T02:00:00Z' }), 'a year and a day').toEqual(['endAt']);
    expect(await change({ endAt: '2099-02-01T02:00:00Z', programId: 999_999 })).toEqual(['endAt', 'programId']);
    expect(await change({ startAt, endAt, salesOpenAt: startAt })).toBe(200);
  });

  it('is made of no course that is taken at any time', async () => {
    const { courseId } = await newCourse(test);
    const body = {
      courseId,
      batch: '1',
      startAt: '2031-02-01T02:00:00Z',
      endAt: '2031-02-01T05:00:00Z',
      capacity: 3,
      price: 0,
    };
    const { status, body: said } = await call('POST', '', body);
    expect([status, said]).toMatchObject([
      400,
      { errors: [{ field: 'courseId', message: staffText.event.selfPaced }] },
    ]);
    const offered = async (hasSchedules: boolean) => {
      const answer = await test.call('GET', `/api/admin/course?limit=100&hasSchedules=${hasSchedules}`, {
        auth: organiser.auth,
      });
      return (answer.body.data as unknown as { typeCode: string }[]).map(({ typeCode }) => typeCode);
    };
    expect(new Set(await offered(false))).toEqual(new Set(['a']));
    expect(await offered(true)).not.toContain('a');
  });

  it('is made and named once for its beginning, also by two clicks at once, and anew when it was called off', async () => {
    const { courseId } = await newCourse(test, { capacity: 3 });
    const body = {
      courseId,
      batch: 'Pagi',
      startAt: '2031-02-01T02:00:00Z',
      endAt: '2031-02-01T05:00:00Z',
      capacity: 3,
      price: 0,
    };
    const two = await Promise.all([call('POST', '', body), call('POST', '', { ...body, batch: ' pagi ' })]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(two.find(({ status }) => status === 400)!.body).toMatchObject({
      errors: [{ field: 'batch', message: staffText.event.exists }],
    });
    const { id } = two.find(({ status }) => status === 201)!.body.data as unknown as Row;
    const later = (await call('POST', '', { ...body, startAt: '2031-02-01T03:00:00Z' })).body.data as unknown as Row;
    const moved = await call('PATCH', `/${later.id}`, { startAt: body.startAt }, later.version);
    expect([moved.status, moved.body]).toMatchObject([400, { errors: [{ field: 'batch' }] }]);
    expect((await call('PATCH', `/${id}`, { batch: 'pagi' }, (await one(id)).version)).status).toBe(200);
    expect((await call('POST', `/${id}/cancel`)).status).toBe(200);
    expect((await call('POST', '', body)).status).toBe(201);
  });

  it('keeps its seats with its capacity, and none that is taken goes', async () => {
    const { eventId } = await classWith(2, 5);
    const { version } = await one(eventId);
    expect((await call('PATCH', `/${eventId}`, { capacity: 7 }, version)).body.data).toMatchObject({
      capacity: 7,
      seatsLeft: 5,
    });
    expect((await call('PATCH', `/${eventId}`, { capacity: 2 }, version + 1)).body.data).toMatchObject({
      seatsLeft: 0,
    });
    const few = await call('PATCH', `/${eventId}`, { capacity: 1 }, version + 2);
    expect([few.status, few.body]).toMatchObject([400, { errors: [{ field: 'capacity' }] }]);
  });

  it('that moves tells those booked, by mail and notification, once', async () => {
    const { eventId, learners } = await classWith(2);
    const before = await mailsOf('moved');
    const { version } = await one(eventId);
    const moved = await call('PATCH', `/${eventId}`, { venue: 'Aula Lantai 2' }, version);
    expect(moved.status).toBe(200);
    expect((await call('PATCH', `/${eventId}`, { price: 0, batch: 'B' }, version + 1)).status).toBe(200); // neither time nor place
    for (const learner of learners) expect(await toldOf(learner, 'Jadwal Kelas Berubah')).toBe(1);
    expect(await mailsOf('moved')).toBe(before + 2);
  });

  it('that moves takes its doors along, but none that was taken back', async () => {
    const { eventId } = await classWith(1);
    const give = async (holder: string) => {
      const { pass } = (await call('POST', `/${eventId}/door`, { holder })).body.data as { pass: { id: string } };
      return pass.id;
    };
    const [kept, gone] = [await give('Sari'), await give('Dimas')];
    await test.call('DELETE', `/api/admin/event/${eventId}/door/${gone}`, { auth: organiser.auth });
    const { version } = await one(eventId);
    const hours = { startAt: '2031-02-01T02:00:00Z', endAt: '2031-02-01T09:00:00Z' };
    expect((await call('PATCH', `/${eventId}`, hours, version)).status).toBe(200);
    const passes = (await call('GET', `/${eventId}/door`)).body.data as unknown as { id: string; expiresAt: string }[];
    const endOf = (id: string) => passes.find((pass) => pass.id === id)!.expiresAt;
    expect(endOf(kept)).toBe('2031-02-01T21:00:00.000Z');
    expect(endOf(gone) < endOf(kept)).toBe(true);
  });

  it('that is called off is bought by nobody and shown to nobody, and those booked are told', async () => {
    const { courseId, eventId, learners } = await classWith(1, 2);
    const { url } = (await call('POST', `/${eventId}/door`, { holder: 'Sari' })).body.data as { url: string };
    const door = () => test.call('POST', '/api/door/roster', { body: { pass: url.split('/').at(-1) } });
    expect((await door()).status).toBe(200);
    expect((await call('POST', `/${eventId}/cancel`)).body.data).toEqual({ told: 1 });
    expect((await door()).body.status).toBe('DOOR_CLOSED');
    expect((await call('POST', `/${eventId}/cancel`)).body.status).toBe('EVENT_CALLED_OFF');
    expect((await call('PATCH', `/${eventId}`, { batch: 'Z' }, (await one(eventId)).version)).body.status).toBe(
      'EVENT_CALLED_OFF',
    );
    expect((await call('POST', `/${eventId}/door`, { holder: 'Sari' })).body.status).toBe('EVENT_CALLED_OFF');
    expect(await toldOf(learners[0]!, 'Kelas Dibatalkan')).toBe(1);
    const page = await test.call('GET', `/api/course/v2/${courseId}/event`);
    expect(page.body.data ?? []).toEqual([]);
    // A seat somebody gives back afterwards is no seat to buy.
    await test.services.db.update(schema.event).set({ seatsLeft: 1 }).where(eq(schema.event.id, eventId));
    const [late] = (await manyLearners(test, 1)) as [TestLearner];
    const [cart] = await fillCarts(test, [late], { courseId, eventId });
    expect((await confirmCarts(test, late, [cart!])).status).toBe(409);
  });

  it('that is over mails nobody when its place is written rightly', async () => {
    const { eventId, learners } = await classWith(1);
    await test.services.db
      .update(schema.event)
      .set({ startAt: new Date(Date.now() - 7_200_000), endAt: new Date(Date.now() - 1000) })
      .where(eq(schema.event.id, eventId));
    const { version } = await one(eventId);
    expect((await call('PATCH', `/${eventId}`, { venue: 'Aula Utama' }, version)).status).toBe(200);
    expect(await toldOf(learners[0]!, 'Jadwal Kelas Berubah')).toBe(0);
  });

  it('that is over is not called off any more', async () => {
    const { eventId } = await classWith(1);
    await test.services.db
      .update(schema.event)
      .set({ startAt: new Date(Date.now() - 7_200_000), endAt: new Date(Date.now() - 1000) })
      .where(eq(schema.event.id, eventId));
    const { status, body } = await call('POST', `/${eventId}/cancel`);
    expect([status, body.message]).toEqual([409, staffText.classIsOver]);
  });

  it('that two call off while seats are taken tells everybody who holds one, once', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 10 });
    const learners = await manyLearners(test, 10);
    const carts = await fillCarts(test, learners, { courseId, eventId });
    const order = (at: number) => confirmCarts(test, learners[at]!, [carts[at]!]);
    for (const at of [0, 1, 2]) expect((await order(at)).status).toBe(201);
    const [, , ...calls] = await Promise.all([
      order(3),
      order(4),
      call('POST', `/${eventId}/cancel`),
      order(5),
      call('POST', `/${eventId}/cancel`),
      ...[6, 7, 8, 9].map(order),
    ]);
    const [first, , second] = calls;
    expect([first!.status, second!.status].sort()).toEqual([200, 409]);
    const { enrolment } = schema;
    const booked = await test.services.db.select().from(enrolment).where(eq(enrolment.eventId, eventId!));
    const told = [first!, second!].find(({ status }) => status === 200)!.body.data as unknown as { told: number };
    expect(told.told).toBe(booked.length);
    const counts = await Promise.all(
      learners.map(async (learner) => [
        booked.filter(({ userId }) => userId === learner.userId).length,
        await toldOf(learner, 'Kelas Dibatalkan'),
      ]),
    );
    for (const [places, news] of counts) expect(news).toBe(places);
  });

  it('that is called off while it is being ordered leaves no order that waits to be paid for it', async () => {
    await test.services.db
      .insert(schema.paymentProduct)
      .values({ code: 'UJI', name: 'Uji', type: 'VA', fee: 0, validMinutes: 120 });
    const price = 90_000;
    const { courseId, eventId } = await newCourse(test, { capacity: 12, price });
    const learners = await manyLearners(test, 12);
    const carts = await fillCarts(test, learners, { courseId, eventId, price });
    const order = (at: number) => confirmCarts(test, learners[at]!, [carts[at]!], { productCode: 'UJI' });
    const first = await Promise.all(learners.slice(0, 4).map((_, at) => order(at)));
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [called, ...late] = await Promise.all([
      call('POST', `/${eventId}/cancel`),
      ...learners.slice(4).map((_, at) => order(at + 4)),
    ]);
    expect(called.status).toBe(200);
    const { orderItem, orders } = schema;
    const rows = await test.services.db
      .select({ status: orders.status })
      .from(orders)
      .innerJoin(orderItem, eq(orderItem.orderId, orders.id))
      .where(eq(orderItem.eventId, eventId!));
    expect(rows.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 + late.filter(({ status }) => status === 201).length }, () => 'CANCEL'),
    );
    expect(await one(eventId!)).toMatchObject({ seatsLeft: 0, cancelledAt: expect.any(String) });
  });

  it('moves nobody when the same moment is spelt otherwise, or a label is corrected', async () => {
    const { eventId } = await newCourse(test, { capacity: 3 });
    const { startAt, endAt, version } = (await one(eventId!)) as Row & { startAt: string; endAt: string };
    const before = await mailsOf('moved');
    const alike = (moment: string) => moment.replace('.000Z', '+00:00').replace(/Z$/, '+00:00');
    const same = { startAt: alike(startAt), endAt: alike(endAt), timeLabel: '09.00 sampai 16.00 WIB' };
    expect((await call('PATCH', `/${eventId}`, same, version)).status).toBe(200);
    const [row] = await test.services.db.select().from(schema.event).where(eq(schema.event.id, eventId!));
    expect(row!.movedAt).toBeNull();
    expect(await mailsOf('moved')).toBe(before);
  });

  it('is not moved to another hour once somebody was there', async () => {
    const { eventId } = await classWith(1);
    await call('GET', `/${eventId}/participant`);
    const { db, now } = test.services;
    const [session] = await db.select().from(schema.classSession).where(eq(schema.classSession.eventId, eventId));
    const [place] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.eventId, eventId));
    await db
      .insert(schema.attendance)
      .values({ enrolmentId: place!.id, sessionId: session!.id, checkedInAt: now(), source: 'staff' });
    const { version } = await one(eventId);
    const refused = await call(
      'PATCH',
      `/${eventId}`,
      { startAt: '2031-02-01T02:00:00Z', endAt: '2031-02-02T02:00:00Z' },
      version,
    );
    expect(refused.body).toMatchObject({ errors: [{ field: 'startAt' }] });
    expect((await one(eventId)).version).toBe(version);
  });

  it('lists who holds a place, without what staff need not know', async () => {
    const { eventId } = await classWith(2);
    const { body } = await call('GET', `/${eventId}/participant`);
    expect(body.data).toMatchObject([
      { orderStatus: 'PAID', attended: 0, sessions: expect.any(Number) },
      { orderStatus: 'PAID' },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/email|phone|nik/i);
  });
});
