import type { Ticket } from '@suluh/api/types';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { newDate } from '../../../test/classes.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  openOrder,
  paidLongAgo,
  seatsOf,
  startPaymentTest,
  stateOf,
  type PaymentTest,
} from '../../../test/payments.ts';
import { newStaff } from '../../../test/staff.ts';
import { decide } from '../payment/decideRefund.ts';
import { runDueJobs } from '../payment/jobs/run.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
let organiser: TestLearner;
beforeAll(async () => {
  test = await startPaymentTest();
  organiser = await newStaff(test, 'organiser');
});
afterAll(() => test?.stop());

const HOUR_MS = 3_600_000;
const PRICE = 100_000;

/** A learner who paid for a class, and for another course with it if asked. */
async function booked({ alsoCosts = 0 } = {}) {
  const { courseId, eventId } = await newCourse(test, { price: PRICE, capacity: 3 });
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const carts = await fillCarts(test, [learner], { courseId, eventId, price: PRICE });
  const more = alsoCosts > 0 ? await newCourse(test, { price: alsoCosts }) : null;
  if (more) carts.push(...(await fillCarts(test, [learner], { ...more, price: alsoCosts })));
  const { body } = await confirmCarts(test, learner, carts);
  const { orderId } = body.data as { orderId: string };
  expect((await chooseMethod(test, { learner, orderId }, 'QRIS')).status).toBe(200);
  const attempt = await attemptOf(test, orderId);
  await fetch(`${test.sandboxUrl}/bayar/${attempt.id}`, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'hilang' }),
    redirect: 'manual',
  });
  await deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
  return { courseId, eventId: eventId!, learner, orderId, attempt, otherId: more?.courseId ?? null };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const callOff = ({ eventId }: Booked) =>
  test.call('POST', `/api/admin/event/${eventId}/cancel`, { auth: organiser.auth });
async function move({ eventId }: Pick<Booked, 'eventId'>, change: object = { venue: 'Aula Baru' }) {
  const path = `/api/admin/event/${eventId}`;
  const { version } = (await test.call('GET', path, { auth: organiser.auth })).body.data as { version: number };
  const headers = { 'if-match': `"${version}"` };
  expect((await test.call('PATCH', path, { auth: organiser.auth, body: change, headers })).status).toBe(200);
}
const ticketOf = async ({ learner, courseId }: Pick<Booked, 'learner' | 'courseId'>): Promise<Ticket> =>
  (await test.call('GET', `/api/my-course/${courseId}/e-ticket`, { auth: learner.auth })).body.data;
const reschedule = ({ learner, courseId }: Booked, eventId: number) =>
  test.call('POST', `/api/my-course/${courseId}/reschedule`, { auth: learner.auth, body: { eventId } });
const askBack = ({ learner, courseId }: Pick<Booked, 'learner' | 'courseId'>) =>
  test.call('POST', `/api/my-course/${courseId}/refund`, { auth: learner.auth });
const setEvent = (eventId: number, values: Partial<typeof schema.event.$inferInsert>) =>
  test.services.db.update(schema.event).set(values).where(eq(schema.event.id, eventId));
const inHours = (hours: number) => new Date(test.services.now().getTime() + hours * HOUR_MS);
const refundsOf = ({ orderId }: Booked) =>
  test.services.db.select().from(schema.refund).where(eq(schema.refund.orderId, orderId));
const coursesOf = async ({ orderId }: Booked) =>
  (
    await test.services.db
      .select({ id: schema.enrolment.courseId })
      .from(schema.enrolment)
      .where(eq(schema.enrolment.orderId, orderId))
  ).map(({ id }) => id);
async function approved(which: string): Promise<void> {
  const { db } = test.services;
  const result = await decide(db, test.services, {
    which,
    decision: 'approve',
    by: 'staf@contoh.example',
    refusal: null,
  });
  expect(result.kind).toBe('decided');
  for (let round = 0; round < 3; round += 1) await runDueJobs(test.services);
}
const listed = async ({ learner, courseId }: Booked) =>
  (
    (await test.call('GET', '/api/my-course', { auth: learner.auth })).body.data as { id: number; change: string }[]
  ).find(({ id }) => id === courseId)?.change;

describe('a class that is called off', () => {
  it('may be changed for any other that has a seat: late, a second time, whatever it costs', async () => {
    const place = await booked();
    const [first, dearer] = [
      await newDate(test.services, place.courseId, { price: PRICE }),
      await newDate(test.services, place.courseId, { price: 9 * PRICE }),
    ];
    expect((await reschedule(place, first.id)).status).toBe(200);
    await setEvent(first.id, { startAt: inHours(2), endAt: inHours(3) });
    expect((await ticketOf(place)).reschedule).toMatchObject({ refusal: 'used' });
    expect((await ticketOf(place)).change).toBeNull();
    await callOff({ ...place, eventId: first.id });
    expect(await ticketOf(place)).toMatchObject({ change: 'calledOff', joinUrl: null, reschedule: { refusal: null } });
    expect(await listed(place)).toBe('calledOff');
    expect((await reschedule(place, first.id)).status).toBe(200); // the date it has: nothing changes
    const before = await seatsOf(test, dearer.id);
    expect((await reschedule(place, dearer.id)).body.data).toMatchObject({
      change: null,
      generation: 3,
      event: { eventId: dearer.id },
      reschedule: { refusal: 'used' },
    });
    expect((await seatsOf(test, dearer.id)).free).toBe(before.free - 1);
    expect((await seatsOf(test, first.id)).free).toBe(0);
    expect(await refundsOf(place)).toEqual([]);
  });

  it('leaves the learner their own change of the date they move to', async () => {
    const place = await booked();
    const [first, second, third] = [
      await newDate(test.services, place.courseId, { price: PRICE }),
      await newDate(test.services, place.courseId, { price: PRICE }),
      await newDate(test.services, place.courseId, { price: PRICE }),
    ];
    await callOff(place);
    expect((await reschedule(place, first.id)).body.data).toMatchObject({
      generation: 2,
      reschedule: { refusal: null },
    });
    expect((await reschedule(place, second.id)).body.data).toMatchObject({ reschedule: { refusal: 'used' } });
    expect((await reschedule(place, third.id)).body.status).toBe('RESCHEDULE_CLOSED');
  });

  it('says to who pays by Prakerja where the date is changed, and promises nothing else', async () => {
    const place = await booked();
    const { db } = test.services;
    await db.update(schema.orders).set({ productCode: 'pmo_prakerja' }).where(eq(schema.orders.id, place.orderId));
    await callOff(place);
    const rows = await outboxOf(db, 'schedule');
    const { text } = mailOf({ ...rows.at(-1)!, id: '1' });
    expect(text).toContain('dasbor Prakerja');
    expect(text).not.toMatch(/Pilih jadwal lain|minta danamu/);
    expect(await ticketOf(place)).toMatchObject({
      change: 'calledOff',
      reschedule: { refusal: 'prakerja', events: [] },
    });
  });

  it('tells Prakerja’s way to who redeemed a code bought there, and offers another date to who redeemed one of ours', async () => {
    const { db } = test.services;
    const [theirs, ours] = [await booked(), await booked()];
    for (const { orderId } of [theirs, ours])
      await db.update(schema.orders).set({ productCode: 'redeem_voucher' }).where(eq(schema.orders.id, orderId));
    for (const [place, kind] of [
      [theirs, 'given'],
      [ours, 'redeem'],
    ] as const) {
      const batch = { name: 'Mitra', kind, courseId: place.courseId };
      const [row] = await db.insert(schema.voucherBatch).values(batch).returning({ id: schema.voucherBatch.id });
      const code = place.orderId.replaceAll('-', '');
      const given = { userId: place.learner.userId, orderId: place.orderId, redeemedAt: test.services.now() };
      await db
        .insert(schema.voucher)
        .values({ code, shown: code, batchId: row!.id, courseId: place.courseId, ...given });
    }
    const refusalsOf = async (place: Booked) => {
      await callOff(place);
      const { text } = mailOf({ ...(await outboxOf(db, 'schedule')).at(-1)!, id: '1' });
      const owned = await test.call('GET', `/api/my-course/${place.courseId}`, { auth: place.learner.auth });
      return {
        says: text.includes('dasbor Prakerja'),
        refusal: (await ticketOf(place)).reschedule.refusal,
        owned: (owned.body.data as { isDatedByPrakerja: boolean }).isDatedByPrakerja,
      };
    };
    expect(await refusalsOf(theirs)).toEqual({ says: true, refusal: 'prakerja', owned: true });
    expect(await refusalsOf(ours)).toEqual({ says: false, refusal: null, owned: false });
  });

  it('says in its mail where both can be chosen, and reminds nobody of it', async () => {
    const place = await booked();
    await callOff(place);
    const rows = await outboxOf(test.services.db, 'schedule');
    const { text } = mailOf({ ...rows.at(-1)!, id: '1' });
    for (const said of ['dibatalkan', 'Pilih jadwal lain', 'minta danamu kembali', '/e-tiket'])
      expect(text).toContain(said);
  });

  it('gives its money back at once where the policy of orders would, and waits for staff where it would not', async () => {
    const [granted, late] = [await booked({ alsoCosts: 250_000 }), await booked({ alsoCosts: 250_000 })];
    // What was done with another course of the order says nothing against this class.
    await test.services.db
      .update(schema.enrolment)
      .set({ progressPercent: 100 })
      .where(eq(schema.enrolment.courseId, granted.otherId!));
    await paidLongAgo(test, late.orderId);
    for (const [place, status, doubts] of [
      [granted, 'approved', []],
      [late, 'requested', ['late']],
    ] as const) {
      await callOff(place);
      expect((await askBack(place)).body.data).toMatchObject({ refund: { asked: { status } } });
      expect(await refundsOf(place)).toMatchObject([{ amount: PRICE, courseId: place.courseId, status, doubts }]);
    }
    for (let round = 0; round < 3; round += 1) await runDueJobs(test.services);
    expect(await coursesOf(granted)).toEqual([granted.otherId]);
    expect(await coursesOf(late)).toHaveLength(2);
  });

  it('gives its money back once: the order ends, and its date is not changed meanwhile', async () => {
    const place = await booked();
    await paidLongAgo(test, place.orderId);
    const other = await newDate(test.services, place.courseId, { price: PRICE });
    expect((await askBack(place)).body).toMatchObject({
      status: 'REFUND_CLOSED',
      message: 'Dana ini tidak bisa diminta kembali.',
    });
    await callOff(place);
    expect((await ticketOf(place)).refund).toEqual({ amountRupiah: place.attempt.amount, asked: null });
    const answers = await Promise.all([1, 2, 3].map(() => askBack(place)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [refund, ...more] = await refundsOf(place);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: place.attempt.amount, status: 'requested', courseId: place.courseId });
    expect(await ticketOf(place)).toMatchObject({
      refund: { amountRupiah: 0, asked: { status: 'requested' } },
      reschedule: { refusal: 'refundAsked', events: [] },
    });
    expect((await reschedule(place, other.id)).body.status).toBe('RESCHEDULE_CLOSED');
    await approved(refund!.id);
    expect(await coursesOf(place)).toEqual([]);
    expect((await askBack(place)).status).toBe(404);
  });

  it('gives back what it cost, and nothing else of its order is taken away', async () => {
    const place = await booked({ alsoCosts: 250_000 });
    await paidLongAgo(test, place.orderId);
    await callOff(place);
    expect((await ticketOf(place)).refund.amountRupiah).toBe(PRICE);
    await askBack(place);
    const history = () =>
      test
        .call('GET', `/api/payment/history/${place.orderId}`, { auth: place.learner.auth })
        .then(({ body }) => body.data);
    expect(await history()).toMatchObject({ canAskRefund: true, refund: { amount: PRICE, status: 'requested' } });
    await approved((await refundsOf(place))[0]!.id);
    expect(await coursesOf(place)).toEqual([place.otherId]);
    expect(await history()).toMatchObject({ status: 'PAID', refund: { amount: PRICE, status: 'settled' } });
    expect((await seatsOf(test, place.eventId)).kept).toBe(0);
  });

  it('whose refund was refused may still be changed', async () => {
    const place = await booked();
    await paidLongAgo(test, place.orderId);
    const other = await newDate(test.services, place.courseId, { price: PRICE });
    await callOff(place);
    await askBack(place);
    const [refund] = await refundsOf(place);
    const { db } = test.services;
    await decide(db, test.services, {
      which: refund!.id,
      decision: 'refuse',
      by: 'staf@contoh.example',
      refusal: 'Sudah diganti',
    });
    expect((await ticketOf(place)).refund).toMatchObject({ amountRupiah: 0, asked: { refusal: 'Sudah diganti' } });
    expect((await reschedule(place, other.id)).status).toBe(200);
  });

  it('is either changed or paid back when both are asked at the same moment', async () => {
    for (let repeat = 0; repeat < 8; repeat += 1) {
      const place = await booked();
      const other = await newDate(test.services, place.courseId, { price: PRICE });
      await callOff(place);
      const statuses = (await Promise.all([reschedule(place, other.id), askBack(place)])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect(await refundsOf(place)).toHaveLength(statuses[1] === 200 ? 1 : 0);
    }
  });

  it('ends orders that wait to be paid for it, and money that comes all the same goes back', async () => {
    const order = await openOrder(test, { price: PRICE, capacity: 2 });
    const { eventId, orderId, attempt } = order;
    expect((await test.call('POST', `/api/admin/event/${eventId}/cancel`, { auth: organiser.auth })).status).toBe(200);
    expect(await stateOf(test, orderId)).toMatchObject({ status: 'CANCEL', seats: 'released', enrolments: 0 });
    expect(await seatsOf(test, eventId!)).toMatchObject({ free: 0, kept: 0 });
    await deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
    expect(await stateOf(test, orderId)).toMatchObject({ status: 'CANCEL', refunds: 1, enrolments: 0 });
  });

  it("is nobody else's, and is not checked in to", async () => {
    const place = await booked();
    await callOff(place);
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await askBack({ learner: other, courseId: place.courseId })).status).toBe(404);
    const checkIn = await test.call('POST', `/api/my-course/${place.courseId}/session/1/check-in`, {
      auth: place.learner.auth,
    });
    expect(checkIn.body.status).toBe('EVENT_CALLED_OFF');
  });
});

describe('a class that is moved', () => {
  it('gives who held a place one choice until it begins, and nobody who took it afterwards', async () => {
    const place = await booked();
    const other = await newDate(test.services, place.courseId, { price: 2 * PRICE });
    expect((await ticketOf(place)).change).toBeNull();
    await move(place);
    expect(await ticketOf(place)).toMatchObject({ change: 'moved', refund: { amountRupiah: place.attempt.amount } });
    expect(await listed(place)).toBe('moved');
    await setEvent(place.eventId, { startAt: inHours(-1) });
    expect(await ticketOf(place)).toMatchObject({ refund: { amountRupiah: 0 }, reschedule: { refusal: 'tooLate' } });
    expect((await askBack(place)).body.status).toBe('REFUND_CLOSED');
    expect(await listed(place)).toBeNull();
    await setEvent(place.eventId, { startAt: inHours(1) });
    expect((await reschedule(place, other.id)).body.data).toMatchObject({ change: null, refund: { amountRupiah: 0 } });
    await move({ eventId: other.id });
    expect((await ticketOf(place)).change).toBe('moved');
  });

  it('gives none for what is neither time nor place', async () => {
    const place = await booked();
    await move(place, { batch: 'B', capacity: 9 });
    expect((await ticketOf(place)).change).toBeNull();
  });

  it('gives no money for a place that cost none', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 2 });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    await confirmCarts(test, learner, await fillCarts(test, [learner], { courseId, eventId }));
    await move({ eventId: eventId! });
    expect(await ticketOf({ learner, courseId })).toMatchObject({
      change: 'moved',
      refund: { amountRupiah: 0, asked: null },
      reschedule: { refusal: null },
    });
    expect((await askBack({ learner, courseId })).body.status).toBe('REFUND_CLOSED');
  });

  it('is offered on cards as on the ticket: once, and for what was paid alone', async () => {
    const offered = async ({ learner }: Pick<Booked, 'learner'>) =>
      ((await test.call('GET', '/api/my-course', { auth: learner.auth })).body.data as { isRefundable: boolean }[]).map(
        ({ isRefundable }) => isRefundable,
      );
    const place = await booked();
    expect(await offered(place)).toEqual([true]);
    await callOff(place);
    expect(await offered(place)).toEqual([true]);
    expect((await askBack(place)).status).toBe(200);
    expect(await offered(place)).toEqual([false]);
    const { courseId, eventId } = await newCourse(test, { capacity: 2 });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    await confirmCarts(test, learner, await fillCarts(test, [learner], { courseId, eventId }));
    expect(await offered({ learner })).toEqual([false]);
    await move({ eventId: eventId! });
    const [said] = await test.services.db
      .select({ message: schema.notification.message })
      .from(schema.notification)
      .where(and(eq(schema.notification.userId, learner.userId), like(schema.notification.title, 'Jadwal%')));
    expect(said!.message).toMatch(/pilih jadwal lain di e-tiketmu\.$/);
  });
});
