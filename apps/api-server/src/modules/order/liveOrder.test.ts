import { DAY_MS } from '@suluh/domain/time';
import { MOST_HELD_SEATS } from '@suluh/domain/transaction';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';

const PRICE = 100_000;
let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const someone = async (): Promise<TestLearner> => (await manyLearners(test, 1))[0]!;
const add = (who: TestLearner, body: object) => test.call('POST', '/api/cart', { auth: who.auth, body });
const order = async (who: TestLearner, course: { courseId: number; eventId: number | null }) => {
  const [cart] = await fillCarts(test, [who], { ...course, price: PRICE });
  return confirmCarts(test, who, [cart!]);
};
const orderIdOf = ({ body }: Awaited<ReturnType<typeof order>>) => (body.data as { orderId: string }).orderId;
const apply = (orderId: string, event: 'settled' | 'expired' | 'cancelled') =>
  test.services.db.transaction((tx) => applyOrderEvent(tx, test.services, { orderId, event }));

describe('one live order per learner and course', () => {
  it('is one of fifty that are put into the cart and confirmed at once', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE, capacity: 50 })];
    const once = async () => {
      const added = await add(who, { courseId: course.courseId, eventId: course.eventId });
      if (added.status !== 201) return added;
      return confirmCarts(test, who, [(added.body.data as { cartId: string }).cartId]);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, once));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 201) expect(['ORDER_WAITING', 'NOT_FOUND']).toContain(body.status); // the latter: the cart was ordered a moment ago
    for (const { body } of answers) if (body.status === 'ORDER_WAITING') expect(body.data).toBe(orderIdOf(made[0]!));
    expect(await test.services.db.$count(schema.seatHold, eq(schema.seatHold.eventId, course.eventId!))).toBe(1);
  });

  it('holds in the database, whoever writes', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE })];
    const orderId = orderIdOf(await order(who, course));
    const again = test.services.db.insert(schema.orderItem).values({
      orderId,
      position: 9,
      courseId: course.courseId,
      waitsFor: who.userId,
      fullname: 'x',
      price: 1,
      priceAfter: 1,
    });
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'order_item_waiting' } });
  });

  it('offers the order that waits, with its id: cart, course order, confirm, and the cart’s own list', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE })];
    const orderId = orderIdOf(await order(who, course));
    const [stale] = await fillCarts(test, [who], { ...course, price: PRICE });
    const refused = { code: 409, status: 'ORDER_WAITING', data: orderId };
    expect((await add(who, { courseId: course.courseId })).body).toMatchObject(refused);
    expect(
      (await test.call('POST', '/api/course/order', { auth: who.auth, body: { courseId: course.courseId } })).body,
    ).toMatchObject(refused);
    expect((await confirmCarts(test, who, [stale!])).body).toMatchObject(refused);
    expect((await test.call('GET', '/api/carts', { auth: who.auth })).body.data).toMatchObject([
      { cartId: stale, waitingOrderId: orderId, owned: false },
    ]);
    expect(
      (await test.call('GET', `/api/course/marks?courseId[]=${course.courseId}`, { auth: who.auth })).body.data,
    ).toMatchObject({ owned: [], waiting: [{ courseId: course.courseId, orderId }] });
  });

  it.each(['expired', 'cancelled'] as const)('may be made again once it is %s', async (event) => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE, capacity: 1 })];
    await apply(orderIdOf(await order(who, course)), event);
    expect((await order(who, course)).status).toBe(201);
    expect(
      await test.services.db.$count(
        schema.orderItem,
        and(eq(schema.orderItem.courseId, course.courseId), isNotNull(schema.orderItem.waitsFor)),
      ),
    ).toBe(1);
  });

  it('is none once it is owned; the cart says so', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE, capacity: 3 })];
    await apply(orderIdOf(await order(who, course)), 'settled');
    const [stale] = await fillCarts(test, [who], { ...course, price: PRICE });
    expect((await confirmCarts(test, who, [stale!])).body).toMatchObject({ code: 404, status: 'ALREADY_BOUGHT' });
    expect((await test.call('GET', '/api/carts', { auth: who.auth })).body.data).toMatchObject([
      { owned: true, waitingOrderId: null },
    ]);
    expect(
      (await test.call('GET', `/api/course/marks?courseId[]=${course.courseId}`, { auth: who.auth })).body.data,
    ).toMatchObject({ owned: [course.courseId], ownedEvents: [course.eventId], waiting: [] });
  });
});

describe('seats one learner keeps without paying', () => {
  it(`are at most ${MOST_HELD_SEATS}, also all at once; a course without a date is none, and what is given back counts no more`, async () => {
    const who = await someone();
    const courses = await Promise.all(
      Array.from({ length: MOST_HELD_SEATS + 3 }, () => newCourse(test, { price: PRICE, capacity: 2 })),
    );
    const answers = await Promise.all(courses.map((course) => order(who, course)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_HELD_SEATS);
    expect(answers.filter(({ body }) => body.status === 'SEATS_HELD')).toHaveLength(3);
    expect((await order(who, await newCourse(test, { price: PRICE }))).status).toBe(201);
    await apply(orderIdOf(answers.find(({ status }) => status === 201)!), 'cancelled');
    expect((await order(who, await newCourse(test, { price: PRICE, capacity: 2 }))).status).toBe(201);
  });

  it('end 24 hours after the order, whatever invoice is asked for and however often the method changes', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE, capacity: 2 })];
    const orderId = orderIdOf(await order(who, course));
    const [made] = await test.services.db.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    const latest = made!.createdAt.getTime() + 24 * 3_600_000;
    const billingPIC = {
      fullnameUser: 'Siapa Saja',
      position: 'Staf',
      pic_phone: '628123456789',
      pic_email: 'siapa@contoh.example',
      billingAddress: 'Jalan Mana Saja',
    };
    for (const productCode of ['VA_BCA', null, 'VA_BNI', null]) {
      const paid = productCode
        ? await test.call('POST', '/api/payment/choose', { auth: who.auth, body: { orderId, productCode } })
        : await test.call('POST', '/api/payment/invoice', { auth: who.auth, body: { orderId, billingPIC } });
      if (paid.status !== 200) expect(paid.body.status).toBe('UNAVAILABLE'); // no provider answers in this suite
      const [row] = await test.services.db
        .select()
        .from(schema.paymentAttempt)
        .where(eq(schema.paymentAttempt.orderId, orderId));
      if (row) expect(row.expiresAt!.getTime()).toBeLessThanOrEqual(latest);
    }
    expect(
      await test.services.db.$count(schema.paymentAttempt, eq(schema.paymentAttempt.orderId, orderId)),
    ).toBeGreaterThan(0);
    const [cart] = await fillCarts(test, [await someone()], { ...course, price: PRICE });
    expect(cart).toBeDefined();
  });
});

describe('a class whose dates are all gone', () => {
  it.each([
    ['sold out', { seatsLeft: 0 }],
    ['past', { startAt: new Date('2020-01-01T00:00:00Z'), endAt: new Date('2020-01-02T00:00:00Z') }],
  ])('%s is not put into the cart to choose a date later', async (_, change) => {
    const [who, { courseId, eventId }] = [await someone(), await newCourse(test, { price: PRICE, capacity: 2 })];
    expect((await test.call('POST', '/api/cart', { auth: who.auth, body: { courseId } })).status).toBe(201);
    await test.services.db.update(schema.event).set(change).where(eq(schema.event.id, eventId!));
    expect(
      (await test.call('POST', '/api/cart', { auth: (await someone()).auth, body: { courseId } })).body,
    ).toMatchObject({ code: 409, status: 'EVENT_FULL' });
  });
});

describe('a class without a date', () => {
  it.each(['b', 'c', 'd'])(
    'of type %s is not ordered: not by the cart, not by registration, not without choosing',
    async (typeCode) => {
      for (const price of [0, PRICE]) {
        const [who, { courseId }] = [await someone(), await newCourse(test, { price })];
        await test.services.db.update(schema.course).set({ typeCode }).where(eq(schema.course.id, courseId));
        expect(
          (await test.call('POST', '/api/course/order', { auth: who.auth, body: { courseId } })).body,
        ).toMatchObject({ code: 409, status: 'EVENT_REQUIRED' });
        const [cart] = await fillCarts(test, [who], { courseId, eventId: null, price });
        expect((await confirmCarts(test, who, [cart!])).body).toMatchObject({ code: 409, status: 'EVENT_REQUIRED' });
      }
    },
  );
});

describe('the schedule that was bought', () => {
  it('is told by My Course, notification and mail, not the course’s next one', async () => {
    const [who, course] = [await someone(), await newCourse(test, { price: PRICE, capacity: 2 })];
    const at = (days: number) => new Date(Date.UTC(2030, 0, 1, 2) + days * DAY_MS);
    const [later] = await test.services.db
      .insert(schema.event)
      .values({
        courseId: course.courseId,
        batch: '7',
        city: 'Pekalongan',
        venue: 'Rumah Batik Pesisir',
        startAt: at(0),
        endAt: at(1),
        timeLabel: '09.00 – 17.00',
        timeZone: 'Asia/Makassar',
        price: PRICE,
        capacity: 2,
        seatsLeft: 2,
      })
      .returning({ id: schema.event.id });
    const orderId = orderIdOf(await order(who, { courseId: course.courseId, eventId: later!.id }));
    await apply(orderId, 'settled');
    const words = 'Batch 7, 1 – 2 Januari 2030, 09.00 – 17.00 WITA, Rumah Batik Pesisir, Pekalongan';
    expect((await test.call('GET', '/api/my-course', { auth: who.auth })).body.data).toMatchObject([
      { courseId: course.courseId, event: { eventId: later!.id, city: 'Pekalongan' } },
    ]);
    const told = await test.services.db
      .select({ message: schema.notification.message })
      .from(schema.notification)
      .where(eq(schema.notification.orderId, orderId));
    expect(told).toHaveLength(2);
    for (const { message } of told) expect(message).toContain(words);
    const { rows } = await test.services.pool.query<{ courses: string[] }>(
      `select payload->'courses' as courses from outbox where payload->>'orderId' = $1 and kind <> 'ticket'`,
      [orderId],
    );
    expect(rows).toHaveLength(1); // the mail that it waits comes with its payment, and there was none
    expect(rows[0]!.courses[0]).toContain(words);
  });
});
