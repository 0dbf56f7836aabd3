import { OFFER_MS } from '@suluh/domain/waiting';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import type { waitingPlace } from '@suluh/api/catalogue';
import { mailOf } from '../../mail/letters.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import {
  confirmCarts,
  fillCarts,
  manyLearners,
  newCourse,
  signedInTo,
  type TestLearner,
} from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { offerSeats, tellOpened } from './run.ts';

const NOON = new Date('2031-03-10T12:00:00+07:00');
const HOUR_MS = 3_600_000;

let test: TestApp;
let ahead = 0;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
afterEach(async () => {
  go(new Date());
  await test.services.pool.query(
    'update event set seats_left = seats_left + seats_kept, seats_kept = 0 where seats_kept > 0',
  );
  await test.services.db.delete(schema.waitlist);
});

/** Sets the clock. */
function go(to: Date): void {
  const seconds = (to.getTime() - Date.now()) / 1000;
  test.advance(seconds - ahead);
  ahead = seconds;
}
const later = (ms: number) => go(new Date(test.services.now().getTime() + ms));

type Place = z.input<typeof waitingPlace>;

/** Calls as a learner who logs in now: time passes in these tests, and tokens do not last. */
const line = async (
  method: 'GET' | 'POST' | 'DELETE',
  eventId: number,
  who: TestLearner,
  programId: number | null = null,
) => test.call(method, `/api/event/${eventId}/waitlist`, { auth: await signedInTo(test, who, programId) });
const listOf = async (who: TestLearner, programId: number | null = null) =>
  (await test.call('GET', '/api/waitlist', { auth: await signedInTo(test, who, programId) })).body.data;
const placeOf = async (eventId: number, who: TestLearner) => (await line('GET', eventId, who)).body.data as Place;
const stateOf = async (eventId: number, who: TestLearner) => (await placeOf(eventId, who)).state;

async function seatsOf(eventId: number) {
  const { rows } = await test.services.pool.query<{ free: number; kept: number; bought: number; capacity: number }>(
    `select e.seats_left as free, e.seats_kept as kept, e.capacity, (select count(*)::int from seat_hold h where h.event_id = e.id and h.status <> 'released') as bought
     from event e where id = $1`,
    [eventId],
  );
  const { capacity, ...seats } = rows[0]!;
  expect(seats.free + seats.kept + seats.bought).toBe(capacity);
  return seats;
}

const confirm = async (learner: TestLearner, cartId: string) =>
  confirmCarts(test, { ...learner, auth: await signedInTo(test, learner, null) }, [cartId]);
const buy = async (learner: TestLearner, course: { courseId: number; eventId: number }, price: number) => {
  const [cartId] = await fillCarts(test, [learner], { ...course, price });
  return confirm(learner, cartId!);
};
const cancel = (orderId: string) =>
  test.services.db.transaction((tx) => applyOrderEvent(tx, test.services, { orderId, event: 'cancelled' }));

/** A class whose seats are all ordered, and people in line for it, in this order. */
async function fullClass({ seats = 1, waiting = 2, price = 100_000, at = NOON } = {}) {
  go(at);
  const made = await newCourse(test, { price, capacity: seats });
  const course = { courseId: made.courseId, eventId: made.eventId! };
  const buyers = await manyLearners(test, seats);
  const orders: string[] = [];
  for (const buyer of buyers) orders.push(((await buy(buyer, course, price)).body.data as { orderId: string }).orderId);
  const queue = waiting > 0 ? await manyLearners(test, waiting) : [];
  for (const learner of queue) {
    later(1000);
    expect((await line('POST', course.eventId, learner)).status).toBe(200);
  }
  return { ...course, price, buyers, orders, queue };
}

const mailsTo = async (userId: string) => {
  const { userAccount } = schema;
  const [{ email } = { email: '' }] = await test.services.db
    .select({ email: userAccount.email })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  const rows = await outboxOf(test.services.db, 'waiting');
  return rows.map((row) => mailOf({ ...row, id: String(row.id) })).filter(({ to }) => to === email);
};

describe('the line for a full schedule (docs/product/waiting.md)', () => {
  it('is joined at its end, once, and left', async () => {
    const { eventId, queue } = await fullClass({ waiting: 3 });
    const again = await line('POST', eventId, queue[0]!);
    expect(again.body.data).toMatchObject({ state: 'waiting', kind: 'seat', place: 1, offerEndsAt: null });
    expect((await placeOf(eventId, queue[2]!)).place).toBe(3);
    expect((await line('DELETE', eventId, queue[0]!)).body.data).toMatchObject({ state: 'none', kind: 'seat' });
    expect((await placeOf(eventId, queue[2]!)).place).toBe(2);
    expect(await listOf(queue[2]!)).toMatchObject([{ event: { eventId }, place: 2 }]);
    expect(await listOf(queue[0]!)).toEqual([]);
  });

  it('ends when the organiser calls the class off, and each in it is told once', async () => {
    const { courseId, eventId, queue } = await fullClass({ waiting: 2 });
    const { auth } = await newStaff(test, 'operator');
    const callOff = () => test.call('POST', `/api/admin/event/${eventId}/cancel`, { auth });
    expect((await Promise.all([callOff(), callOff()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const [course] = await test.services.db.select().from(schema.course).where(eq(schema.course.id, courseId));
    for (const who of queue) {
      expect(await listOf(who)).toEqual([]);
      const mails = await mailsTo(who.userId);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Jadwal yang Kamu Tunggu Dibatalkan'),
      ]);
      expect(mails[0]!.text).toContain(`/course/${course!.slug}`);
    }
  });

  it('is not there for who owns the course, has an order of it, or could buy; nor at a schedule nobody has', async () => {
    const { courseId, eventId, buyers } = await fullClass({ waiting: 0 });
    expect((await line('POST', eventId, buyers[0]!)).body).toMatchObject({ status: 'ORDER_WAITING' });
    const open = await newCourse(test, { capacity: 2 });
    const [one, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    expect((await line('POST', open.eventId!, one)).body.status).toBe('WAITING_CLOSED');
    await buy(one, { courseId: open.courseId, eventId: open.eventId! }, 0);
    await test.services.db
      .update(schema.event)
      .set({ seatsLeft: 0, capacity: 1 })
      .where(eq(schema.event.id, open.eventId!));
    expect((await line('POST', open.eventId!, one)).body.status).toBe('ALREADY_BOUGHT');
    expect((await line('GET', 2_000_000_000, one)).status).toBe(404);
    await test.services.db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    expect((await line('POST', eventId, other)).status).toBe(404);
  });

  it('is closed to a programme that does not offer the course', async () => {
    const { eventId } = await fullClass({ waiting: 0 });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await line('POST', eventId, learner, 1)).status).toBe(404);
    expect((await line('POST', eventId, learner)).status).toBe(200);
    expect(await listOf(learner, 1)).toEqual([]);
  });

  it('takes ten schedules a learner', async () => {
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const answers: number[] = [];
    for (let no = 0; no < 11; no++) {
      const { eventId } = await newCourse(test, { capacity: 1 });
      await test.services.db
        .update(schema.event)
        .set({ seatsLeft: 0, capacity: 0 })
        .where(eq(schema.event.id, eventId!));
      answers.push((await line('POST', eventId!, learner)).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(200), 409]);
  });
});

describe('a seat that falls free', () => {
  it('is kept for the first in line for two hours, who is told, and bought there alone', async () => {
    const { eventId, courseId, orders, queue } = await fullClass();
    const [first, second] = queue as [TestLearner, TestLearner];
    const [stranger] = (await manyLearners(test, 1)) as [TestLearner];
    await cancel(orders[0]!);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 1, bought: 0 }); // nobody else buys it meanwhile
    expect(await offerSeats(test.services)).toBe(1);
    expect(await offerSeats(test.services)).toBe(0);
    const { state, offerEndsAt } = await placeOf(eventId, first);
    const keptMs = Date.parse(offerEndsAt!) - test.services.now().getTime();
    expect([state, Math.round(keptMs / 60_000)]).toEqual(['offered', OFFER_MS / 60_000]);
    expect(await placeOf(eventId, second)).toMatchObject({ state: 'waiting', place: 1 });
    const [mail] = await mailsTo(first.userId);
    expect(mail?.text).toContain(`/daftar-tunggu/${eventId}`);
    expect(mail?.text).toContain('disimpan untukmu sampai');
    const addTo = async (who: TestLearner) =>
      test.call('POST', '/api/cart', {
        auth: await signedInTo(test, who, null),
        body: { courseId, eventId },
      });
    for (const who of [stranger, second]) expect((await addTo(who)).body.status).toBe('EVENT_FULL');
    const added = await addTo(first);
    expect(added.status).toBe(201);
    expect((await confirm(first, (added.body.data as { cartId: string }).cartId)).status).toBe(201);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 0, bought: 1 });
    expect(await stateOf(eventId, first)).toBe('none');
  });

  it.each([
    ['one that costs nothing', 0],
    ['one that is paid for', 100_000],
  ])('goes to one buyer, though the offer is taken 50 times at once (%s)', async (_, price) => {
    const { eventId, courseId, orders, queue } = await fullClass({ price: 100_000, waiting: 2 });
    if (price === 0) {
      await test.services.db
        .update(schema.course)
        .set({ price: 0, priceAfter: 0 })
        .where(eq(schema.course.id, courseId));
      await test.services.db.update(schema.event).set({ price: 0 }).where(eq(schema.event.id, eventId));
    }
    const others = await manyLearners(test, 48);
    const tries = [queue[0]!, ...others];
    const carts = await fillCarts(test, tries, { courseId, eventId, price });
    await cancel(orders[0]!);
    await offerSeats(test.services);
    const answers = await Promise.all([
      ...tries.map((learner, at) => confirm(learner, carts[at]!)),
      confirm(queue[0]!, carts[0]!),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers[0]!.status === 201 || answers.at(-1)!.status === 201).toBe(true);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 0, bought: 1 });
  });

  it('is offered once, though 20 workers look at once', async () => {
    const { eventId, orders, queue } = await fullClass({ seats: 2, waiting: 5 });
    for (const order of orders) await cancel(order);
    const offers = await Promise.all(Array.from({ length: 20 }, () => offerSeats(test.services)));
    expect(offers.reduce((sum, made) => sum + made, 0)).toBe(2);
    expect(await Promise.all(queue.map((who) => stateOf(eventId, who)))).toEqual([
      'offered',
      'offered',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect((await seatsOf(eventId)).kept).toBe(2);
  });

  it('goes to the next after two hours, at once when it is refused, and on sale after the last', async () => {
    const { eventId, orders, queue } = await fullClass({ waiting: 3 });
    const [first, second, third] = queue as [TestLearner, TestLearner, TestLearner];
    await cancel(orders[0]!);
    await offerSeats(test.services);
    later(OFFER_MS - 1000);
    await offerSeats(test.services);
    expect(await stateOf(eventId, first)).toBe('offered');
    later(2000);
    expect(await stateOf(eventId, first)).toBe('lapsed');
    await offerSeats(test.services);
    expect(await stateOf(eventId, second)).toBe('offered');
    await line('DELETE', eventId, second);
    expect(await stateOf(eventId, third)).toBe('offered');
    await line('DELETE', eventId, third);
    expect(await seatsOf(eventId)).toEqual({ free: 1, kept: 0, bought: 0 });
    expect((await line('POST', eventId, first)).body.status).toBe('WAITING_CLOSED'); // buys it like anybody
  });

  it('at night is kept, and offered at seven in the zone of the class', async () => {
    const { eventId, orders, queue } = await fullClass({ at: new Date('2031-03-10T18:00:00+07:00') });
    await test.services.db.update(schema.event).set({ timeZone: 'Asia/Makassar' }).where(eq(schema.event.id, eventId));
    go(new Date('2031-03-10T19:00:01+08:00'));
    await cancel(orders[0]!);
    for (const [moment, state] of [
      ['2031-03-10T19:00:01+08:00', 'waiting'],
      ['2031-03-11T06:59:59+08:00', 'waiting'],
      ['2031-03-11T07:00:00+08:00', 'offered'],
    ] as const) {
      go(new Date(moment));
      await offerSeats(test.services);
      expect(await stateOf(eventId, queue[0]!)).toBe(state);
    }
    expect((await seatsOf(eventId)).kept).toBe(1);
  });

  it('is not offered after sales end, and an offer ends with them', async () => {
    const { eventId, orders, queue } = await fullClass({ waiting: 2 });
    const end = new Date(test.services.now().getTime() + HOUR_MS);
    await test.services.db.update(schema.event).set({ startAt: NOON, endAt: end }).where(eq(schema.event.id, eventId));
    await cancel(orders[0]!);
    await offerSeats(test.services);
    expect((await placeOf(eventId, queue[0]!)).offerEndsAt).toBe(end.toISOString());
    go(end);
    expect(await offerSeats(test.services)).toBe(0);
    expect(await stateOf(eventId, queue[1]!)).toBe('waiting');
    expect(await seatsOf(eventId)).toEqual({ free: 1, kept: 0, bought: 0 });
  });

  it('by more capacity, or an order that expired, is offered too', async () => {
    const { eventId, orders, queue } = await fullClass({ waiting: 3 });
    await test.services.db.update(schema.event).set({ capacity: 2, seatsLeft: 1 }).where(eq(schema.event.id, eventId));
    expect(await offerSeats(test.services)).toBe(1);
    await test.services.db.transaction((tx) =>
      applyOrderEvent(tx, test.services, { orderId: orders[0]!, event: 'expired' }),
    );
    expect(await offerSeats(test.services)).toBe(1);
    expect(await Promise.all(queue.map((who) => stateOf(eventId, who)))).toEqual(['offered', 'offered', 'waiting']);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 2, bought: 0 });
  });

  it('passes over who has the course meanwhile', async () => {
    const { courseId, eventId, orders, queue } = await fullClass();
    const [other] = await test.services.db
      .insert(schema.event)
      .values({
        courseId,
        batch: '2',
        price: 100_000,
        startAt: NOON,
        endAt: new Date('2031-04-01'),
        capacity: 1,
        seatsLeft: 1,
      })
      .returning();
    const { status } = await buy(queue[0]!, { courseId, eventId: other!.id }, 100_000);
    expect(status).toBe(201); // waits to be paid
    await cancel(orders[0]!);
    await offerSeats(test.services);
    expect(await stateOf(eventId, queue[0]!)).toBe('waiting');
    expect(await stateOf(eventId, queue[1]!)).toBe('offered');
    const { orderItem, waitlist } = schema;
    const [item] = await test.services.db.select().from(orderItem).where(eq(orderItem.waitsFor, queue[0]!.userId));
    await test.services.db.transaction((tx) =>
      applyOrderEvent(tx, test.services, { orderId: item!.orderId, event: 'settled' }),
    );
    await line('DELETE', eventId, queue[1]!);
    expect(
      await test.services.db.$count(
        waitlist,
        and(eq(waitlist.eventId, eventId), eq(waitlist.userId, queue[0]!.userId)),
      ),
    ).toBe(0);
    expect((await seatsOf(eventId)).free).toBe(1);
  });
});

describe("a schedule that is 'Segera Tersedia'", () => {
  it('is followed, and its followers are told once when sales open', async () => {
    go(NOON);
    const { eventId } = await newCourse(test, { capacity: 3 });
    const opensAt = new Date(NOON.getTime() + HOUR_MS);
    await test.services.db.update(schema.event).set({ salesOpenAt: opensAt }).where(eq(schema.event.id, eventId!));
    const [follower] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await line('POST', eventId!, follower)).body.data).toMatchObject({
      state: 'waiting',
      kind: 'opening',
      salesOpenAt: opensAt.toISOString(),
    });
    go(new Date(opensAt.getTime() - 1000));
    await tellOpened(test.services);
    expect(await mailsTo(follower.userId)).toEqual([]);
    go(opensAt);
    expect((await Promise.all([tellOpened(test.services), tellOpened(test.services)])).sort()).toEqual([0, 1]);
    expect((await mailsTo(follower.userId)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Jadwal Sudah Dibuka',
    ]);
    expect(await placeOf(eventId!, follower)).toMatchObject({ state: 'told', kind: null });
    expect(await test.services.db.$count(schema.notification, eq(schema.notification.userId, follower.userId))).toBe(1);
  });
});

describe('who looks after a schedule (docs/product/waiting.md#staff)', () => {
  const asked = (method: 'POST' | 'DELETE', who: TestLearner, path: string, body?: object) =>
    test.call(method, `/api/admin/event/${path}`, { auth: who.auth, ...(body ? { body } : {}) });

  it('lets somebody go before the others by one more seat, where they say so', async () => {
    const { eventId, courseId, price, queue } = await fullClass({ waiting: 3 });
    const organiser = await newStaff(test, 'organiser', { partnerId: 1 });
    const last = queue[2]!;
    const path = `${eventId}/waiting/${last.userId}/offer`;
    expect((await asked('POST', organiser, path, {})).body).toMatchObject({ errors: [{ field: 'addsSeat' }] });
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 0, bought: 1 });
    const offers = await Promise.all([1, 2].map(() => asked('POST', organiser, path, { addsSeat: true })));
    expect(offers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 1, bought: 1 });
    expect(await Promise.all(queue.map((each) => stateOf(eventId, each)))).toEqual(['waiting', 'waiting', 'offered']);
    expect(await mailsTo(last.userId)).toHaveLength(1);
    expect((await buy(last, { courseId, eventId }, price)).status).toBe(201);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 0, bought: 2 });
  });

  it('offers a seat that is open without making one more, by day', async () => {
    const { eventId, orders, queue } = await fullClass({ waiting: 2, at: new Date('2031-03-10T05:00:00+07:00') });
    await cancel(orders[0]!); // before seven it is kept, and offered to nobody
    const path = `${eventId}/waiting/${queue[1]!.userId}/offer`;
    const early = await asked('POST', await newStaff(test, 'organiser'), path, { addsSeat: true });
    expect(early.body).toMatchObject({ errors: [{ field: 'userId' }] });
    go(NOON);
    const byDay = await newStaff(test, 'organiser');
    expect((await asked('POST', byDay, path, {})).status).toBe(200);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 1, bought: 0 });
    expect(await Promise.all(queue.map((each) => stateOf(eventId, each)))).toEqual(['waiting', 'offered']);
  });

  it('offers nothing to who is not in line, has ordered, or belongs to others', async () => {
    const { eventId, queue, buyers } = await fullClass({ waiting: 1 });
    const organiser = await newStaff(test, 'organiser');
    const stranger = await newStaff(test, 'organiser', { partnerId: 2 });
    const offerTo = (who: TestLearner, by = organiser) =>
      asked('POST', by, `${eventId}/waiting/${who.userId}/offer`, { addsSeat: true });
    expect((await offerTo(buyers[0]!)).status).toBe(404);
    expect((await offerTo(queue[0]!, stranger)).status).toBe(404);
    const other = await newCourse(test, { price: 100_000 });
    await buy(queue[0]!, { courseId: other.courseId, eventId: other.eventId! }, 100_000); // of another course: no matter
    expect((await offerTo(queue[0]!)).status).toBe(200);
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 1, bought: 1 });
  });

  it('takes somebody out, who is told; the seat that was theirs goes to the next', async () => {
    const { eventId, orders, queue } = await fullClass({ waiting: 2 });
    await cancel(orders[0]!);
    await offerSeats(test.services);
    expect(await stateOf(eventId, queue[0]!)).toBe('offered');
    const organiser = await newStaff(test, 'organiser');
    expect((await asked('DELETE', organiser, `${eventId}/waiting/${queue[0]!.userId}`)).status).toBe(200);
    expect(await Promise.all(queue.map((each) => stateOf(eventId, each)))).toEqual(['none', 'offered']);
    const mails = await mailsTo(queue[0]!.userId);
    expect(mails.at(-1)!.subject).toContain('Dikeluarkan dari Daftar Tunggu');
    expect(mails.at(-1)!.text).toContain('/course/');
    expect(await seatsOf(eventId)).toEqual({ free: 0, kept: 1, bought: 0 });
  });
});
