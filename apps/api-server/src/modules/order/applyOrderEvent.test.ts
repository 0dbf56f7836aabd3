import { TRANSACTION_EVENTS, type TransactionEvent } from '@suluh/domain/transaction';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';

const PRICE = 300_000;

interface Course {
  courseId: number;
  eventId: number | null;
}

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const apply = (orderId: string, event: TransactionEvent, reason?: string) =>
  test.services.db.transaction((tx) =>
    applyOrderEvent(tx, test.services, { orderId, event, ...(reason ? { reason } : {}) }),
  );

/** A learner orders these courses; nothing is paid yet. */
async function ordered(
  courses: readonly Course[],
  learner?: TestLearner,
): Promise<{ learner: TestLearner; orderId: string }> {
  const who = learner ?? (await manyLearners(test, 1))[0]!;
  const carts = await Promise.all(
    courses.map(async (course) => (await fillCarts(test, [who], { ...course, price: PRICE }))[0]!),
  );
  const { body, status } = await confirmCarts(test, who, carts);
  expect(status, JSON.stringify(body)).toBe(201);
  return { learner: who, orderId: (body.data as { orderId: string }).orderId };
}

/** What is on record about an order. */
async function recordOf(orderId: string, { userId }: TestLearner) {
  const { db } = test.services;
  const { enrolment, notification, orders, refund, seatHold } = schema;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const mails = (await outboxOf(db)).filter(
    ({ kind, payload }) => kind !== 'ticket' && (payload as { orderId?: string }).orderId === orderId,
  ); // tickets have mails of their own
  return {
    status: order?.status,
    isPaid: order?.paidAt != null,
    enrolments: await db.$count(enrolment, eq(enrolment.userId, userId)),
    holds: (await db.select().from(seatHold).where(eq(seatHold.orderId, orderId))).map(({ status }) => status),
    mails: mails.map(({ kind }) => kind),
    notifications: await db.$count(notification, eq(notification.orderId, orderId)),
    refunds: (await db.select().from(refund).where(eq(refund.orderId, orderId))).map(({ amount }) => amount),
  };
}

const seatsLeft = async ({ eventId }: Course) =>
  (
    await test.services.db
      .select()
      .from(schema.event)
      .where(eq(schema.event.id, eventId ?? 0))
  )[0]?.seatsLeft;

describe('money for an order that waits', () => {
  it('opens its courses, keeps its seat, and is told once, however often it is announced at once', async () => {
    const course = await newCourse(test, { price: PRICE, capacity: 2 });
    const { learner, orderId } = await ordered([course]);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(orderId, 'settled')));
    expect(outcomes.filter(({ kind }) => kind === 'moved')).toEqual([{ kind: 'moved', to: 'PAID' }]);
    expect(outcomes.filter(({ kind }) => kind === 'ignored')).toHaveLength(19);
    expect(await recordOf(orderId, learner)).toEqual({
      status: 'PAID',
      isPaid: true,
      enrolments: 1,
      holds: ['taken'],
      mails: ['orderPaid'],
      notifications: 2,
      refunds: [],
    });
    expect(await seatsLeft(course)).toBe(1);
    expect(await apply(orderId, 'expired')).toEqual({ kind: 'ignored' });
    expect(await apply(orderId, 'cancelled')).toEqual({ kind: 'ignored' });
  });

  it('that is rolled back by the caller leaves nothing', async () => {
    const { learner, orderId } = await ordered([await newCourse(test, { price: PRICE })]);
    const fail = test.services.db.transaction(async (tx) => {
      await applyOrderEvent(tx, test.services, { orderId, event: 'settled' });
      throw new Error('the caller fails');
    });
    await expect(fail).rejects.toThrow('the caller fails');
    expect(await recordOf(orderId, learner)).toMatchObject({
      status: 'UNPAID',
      enrolments: 0,
      mails: [],
      notifications: 1,
    });
  });
});

describe('an order that is not paid', () => {
  it.each([
    ['cancelled', 'CANCEL', 'orderCancelled'],
    ['expired', 'EXPIRED', 'orderExpired'],
  ] as const)('%s gives its seat back, once', async (event, status, mail) => {
    const course = await newCourse(test, { price: PRICE, capacity: 1 });
    const { learner, orderId } = await ordered([course]);
    expect(await seatsLeft(course)).toBe(0);
    const kinds = (await Promise.all([apply(orderId, event), apply(orderId, event), apply(orderId, event)])).map(
      ({ kind }) => kind,
    );
    expect(kinds.sort()).toEqual(['ignored', 'ignored', 'moved']);
    expect(await seatsLeft(course)).toBe(1);
    expect(await recordOf(orderId, learner)).toEqual({
      status,
      isPaid: false,
      enrolments: 0,
      holds: ['released'],
      mails: [mail],
      notifications: 2,
      refunds: [],
    });
  });

  it('and is unknown changes nothing', async () => {
    expect(await apply('SLH-TIDAKADA', 'settled')).toEqual({ kind: 'unknown' });
  });
});

describe('money that comes late', () => {
  it('after expiry takes a free seat again', async () => {
    const course = await newCourse(test, { price: PRICE, capacity: 1 });
    const { learner, orderId } = await ordered([course]);
    await apply(orderId, 'expired');
    expect(await apply(orderId, 'settled')).toEqual({ kind: 'moved', to: 'PAID' });
    expect(await seatsLeft(course)).toBe(0);
    expect(await recordOf(orderId, learner)).toMatchObject({
      status: 'PAID',
      enrolments: 1,
      holds: ['taken'],
      refunds: [],
    });
  });

  it('after expiry goes back when one of its seats is gone, once, and takes no other seat', async () => {
    const [gone, free] = [
      await newCourse(test, { price: PRICE, capacity: 1 }),
      await newCourse(test, { price: PRICE, capacity: 1 }),
    ];
    const { learner, orderId } = await ordered([free, gone]);
    await apply(orderId, 'expired');
    await ordered([gone]);
    expect(await apply(orderId, 'settled')).toEqual({ kind: 'refundQueued' });
    expect(await apply(orderId, 'settled')).toEqual({ kind: 'ignored' });
    expect([await seatsLeft(gone), await seatsLeft(free)]).toEqual([0, 1]);
    expect(await recordOf(orderId, learner)).toMatchObject({
      status: 'EXPIRED',
      enrolments: 0,
      holds: ['released', 'released'],
      refunds: [2 * PRICE],
      mails: ['orderExpired', 'orderRefund'],
    });
  });

  it('after a cancellation goes back', async () => {
    const { learner, orderId } = await ordered([await newCourse(test, { price: PRICE })]);
    await apply(orderId, 'cancelled');
    expect(await apply(orderId, 'settled', 'paid after cancelling')).toEqual({ kind: 'refundQueued' });
    expect(await recordOf(orderId, learner)).toMatchObject({ status: 'CANCEL', enrolments: 0, refunds: [PRICE] });
  });
});

describe('money the provider takes back', () => {
  it('takes access and seat with it', async () => {
    const course = await newCourse(test, { price: PRICE, capacity: 1 });
    const { learner, orderId } = await ordered([course]);
    await apply(orderId, 'settled');
    expect(await apply(orderId, 'reversed')).toEqual({ kind: 'moved', to: 'CANCEL' });
    expect(await apply(orderId, 'reversed')).toEqual({ kind: 'ignored' });
    expect(await seatsLeft(course)).toBe(1);
    expect(await recordOf(orderId, learner)).toMatchObject({
      status: 'CANCEL',
      enrolments: 0,
      holds: ['released'],
      mails: ['orderPaid', 'orderReversed'],
    });
  });
});

describe('two orders of one learner for the same course, the first one expired, both paid at once', () => {
  it('sell it once: the second goes back whole, its seat too', async () => {
    const course = await newCourse(test, { price: PRICE, capacity: 5 });
    const first = await ordered([course]);
    await apply(first.orderId, 'expired'); // only then is there a second one
    const second = await ordered([course], first.learner);
    const outcomes = await Promise.all([apply(first.orderId, 'settled'), apply(second.orderId, 'settled')]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['moved', 'refundQueued']);
    expect(await seatsLeft(course)).toBe(4);
    expect(
      await test.services.db.$count(
        schema.refund,
        and(
          eq(schema.refund.amount, PRICE),
          eq(schema.refund.orderId, outcomes[0]?.kind === 'moved' ? second.orderId : first.orderId),
        ),
      ),
    ).toBe(1);
  });

  it('keep what is new of the second, and give the rest back', async () => {
    const [shared, own] = [
      await newCourse(test, { price: PRICE, capacity: 5 }),
      await newCourse(test, { price: PRICE }),
    ];
    const first = await ordered([shared]);
    await apply(first.orderId, 'expired');
    const second = await ordered([shared, own], first.learner);
    await apply(first.orderId, 'settled');
    expect(await apply(second.orderId, 'settled')).toEqual({ kind: 'moved', to: 'PAID' });
    expect(await recordOf(second.orderId, first.learner)).toMatchObject({
      status: 'PAID',
      enrolments: 2,
      holds: ['released'],
      refunds: [PRICE],
    });
    expect(await seatsLeft(shared)).toBe(4);
  });
});

describe('any events in any order, all at once', () => {
  it('leave an order with seats, courses and status that agree', async () => {
    const course = await newCourse(test, { price: PRICE, capacity: 20 });
    const orders = await Promise.all(Array.from({ length: 12 }, () => ordered([course])));
    await Promise.all(
      orders.flatMap(({ orderId }, at) =>
        [0, 1, 2, 3, 4].map((step) => apply(orderId, TRANSACTION_EVENTS[(at * 7 + step * 3) % 4]!)),
      ),
    );
    const { rows } = await test.services.pool.query<{ status: string; hold: string; enrolled: boolean }>(
      `select o.status, h.status as hold, exists(select from enrolment e where e.order_id = o.id) as enrolled from orders o join seat_hold h on h.order_id = o.id where h.event_id = $1`,
      [course.eventId],
    );
    for (const row of rows)
      expect(['PAID taken true', 'UNPAID held false', 'CANCEL released false', 'EXPIRED released false']).toContain(
        `${row.status} ${row.hold} ${row.enrolled}`,
      );
    expect(await seatsLeft(course)).toBe(20 - rows.filter(({ hold }) => hold !== 'released').length);
  });
});
