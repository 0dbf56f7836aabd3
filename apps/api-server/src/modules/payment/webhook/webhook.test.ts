import { randomUUID } from 'node:crypto';
import { UNSIGNED_LIMIT } from '@suluh/domain/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chooseMethod,
  deliver,
  openOrder,
  recordedOutcomes,
  seatsOf,
  startPaymentTest,
  stateOf,
  waitingOrder,
  attemptOf,
  type PaymentTest,
} from '../../../../test/payments.ts';
import { newStaff } from '../../../../test/staff.ts';
import { expireNext } from '../jobs/expire.ts';
import { midtransSignature } from '../midtrans/messages.ts';

/** Each race is run twenty times; a busy machine gets the time it needs. */
vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const REPEATS = 20;
type Order = Awaited<ReturnType<typeof openOrder>>;
const say = ({ attempt }: Order, state: string, more: object = {}) =>
  deliver(test, { id: attempt.id, state, amount: attempt.amount, ...more });
const allTaken = (statuses: number[]) => expect(new Set(statuses)).toEqual(new Set([200]));

describe('a message of a provider', () => {
  it('pays once, a hundred copies at once and older ones afterwards', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 2 });
      allTaken(await Promise.all(Array.from({ length: 100 }, () => say(order, 'settled'))));
      allTaken([
        await say(order, 'pending'),
        await say(order, 'failed'),
        await say(order, 'expired'),
        await say(order, 'cancelled'),
        await say(order, 'settled', { eventId: `lagi-${order.attempt.id}` }),
      ]);
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'PAID',
        enrolments: 1,
        mails: 1,
        notifications: 1,
        refunds: 0,
        seats: 'taken',
        invoice: expect.stringMatching(/^TRX\//),
      });
      expect(await seatsOf(test, order.eventId!)).toEqual({ capacity: 2, free: 1, kept: 1 });
      expect(await recordedOutcomes(test, `${order.attempt.id}-settled`)).toEqual([{ outcome: 'moved', times: 1 }]);
    }
  });

  it('is taken by different messages of one payment at once only once', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test);
      allTaken(
        await Promise.all(
          Array.from({ length: 10 }, (_, at) => say(order, 'settled', { eventId: `${order.attempt.id}-${at}` })),
        ),
      );
      expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1, refunds: 0 });
    }
  });

  it('changes nothing when its amount is wrong, and is on record', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 1 });
      const before = await stateOf(test, order.orderId);
      allTaken(
        await Promise.all(
          [1, order.attempt.amount - 1, order.attempt.amount + 1, 0].map((amount, at) =>
            say(order, 'settled', { amount, eventId: `${order.attempt.id}-salah-${at}` }),
          ),
        ),
      );
      expect(await stateOf(test, order.orderId)).toEqual(before);
      expect(await recordedOutcomes(test, `${order.attempt.id}-salah-%`)).toEqual(
        Array.from({ length: 4 }, () => ({ outcome: 'wrongAmount', times: 1 })),
      );
    }
  });

  it('changes nothing when its signature is wrong or missing, and is on record', async () => {
    const order = await openOrder(test);
    const before = await stateOf(test, order.orderId);
    const other = await openOrder(test);
    const swapped = JSON.stringify({
      eventId: 'x',
      id: other.attempt.id,
      state: 'settled',
      amount: other.attempt.amount,
    });
    const old = String(test.services.now().getTime() - 600_000);
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const news = { id: order.attempt.id, state: 'settled', amount: order.attempt.amount };
      const statuses = await Promise.all([
        deliver(test, news, { headers: { 'x-sandbox-signature': 'f'.repeat(64) } }),
        deliver(test, news, { headers: { 'x-sandbox-signature': '' } }),
        deliver(test, news, { headers: { 'x-sandbox-timestamp': old } }),
        deliver(test, news, { body: swapped }),
      ]);
      expect(statuses).toEqual([401, 401, 401, 401]);
    }
    expect(await stateOf(test, order.orderId)).toEqual(before);
    expect((await stateOf(test, other.orderId)).status).toBe('UNPAID');
    expect((await recordedOutcomes(test, 'badSignature:%')).reduce((sum, { times }) => sum + times, 0)).toBe(
      4 * REPEATS,
    );
  });

  it('that is unsigned and names no payment is counted by provider and hour, and not kept', async () => {
    const unsigned = (body: string) =>
      deliver(test, { id: 'x', state: 'settled', amount: 1 }, { body, headers: { 'x-sandbox-signature': '' } });
    const made = [...Array.from({ length: 20 }, (_, at) => JSON.stringify({ id: randomUUID(), at })), 'bukan json', ''];
    expect(new Set(await Promise.all(made.map(unsigned)))).toEqual(new Set([401]));
    const { rows } = await test.services.pool.query(
      `select body, times_received from webhook_log where outcome = 'badSignature' and attempt_id is null`,
    );
    expect(rows).toEqual([{ body: {}, times_received: made.length }]);
    const { auth } = await newStaff(test, 'finance');
    const { body: list } = await test.call('GET', '/api/admin/webhook?outcome=badSignature&limit=100', { auth });
    expect((list.data as unknown as { orderId: string | null }[]).every(({ orderId }) => orderId !== null)).toBe(true);
    const { body: figures } = await test.call('GET', '/api/admin/unsigned-webhook', { auth });
    expect(figures.data).toEqual([{ gateway: 'sandbox', lastDay: made.length }]);
    for (let call = made.length; call < UNSIGNED_LIMIT.calls; call++) expect(await unsigned(`{}`)).toBe(401);
    expect(await unsigned(`{}`)).toBe(429);
    expect(await say(await openOrder(test), 'settled')).toBe(200); // the same address, signed
    await test.services.pool.query('delete from try_count');
  });

  it('about an order nobody knows changes nothing, and is on record', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const [id, odd] = [randomUUID(), `pesanan-${repeat}`];
      expect(await deliver(test, { id, state: 'settled', amount: 104_000 })).toBe(200);
      expect(await recordedOutcomes(test, `${id}-%`)).toEqual([{ outcome: 'unknownOrder', times: 1 }]);
      expect(await deliver(test, { id: odd, state: 'settled', amount: 1 })).toBe(200); // signed, but not in the form agreed on
    }
    expect((await recordedOutcomes(test, 'unreadable:%')).length).toBe(REPEATS);
  });

  it('of money taken back takes courses and seats back too, in either order', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 1 });
      await say(order, 'settled');
      expect(await seatsOf(test, order.eventId!)).toMatchObject({ free: 0, kept: 1 });
      allTaken(await Promise.all([say(order, 'reversed'), say(order, 'reversed'), say(order, 'settled')]));
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'CANCEL',
        enrolments: 0,
        seats: 'released',
        refunds: 0,
      });
      expect(await seatsOf(test, order.eventId!)).toMatchObject({ free: 1, kept: 0 });

      const early = await openOrder(test);
      allTaken([await say(early, 'reversed'), await say(early, 'settled')]);
      expect(await stateOf(test, early.orderId)).toMatchObject({ status: 'UNPAID', enrolments: 0, mails: 0 });
    }
  });

  it('settles by the terms of a number that was given up, and gives back what comes twice', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const first = await openOrder(test);
      await chooseMethod(test, first, 'QRIS');
      const second = { ...first, attempt: await attemptOf(test, first.orderId) };
      await say(first, 'settled');
      const { body } = await test.call('GET', `/api/payment/history/${first.orderId}`, { auth: first.learner.auth });
      expect(body.data).toMatchObject({
        status: 'PAID',
        totalPrice: 104_000,
        fee: 4_000,
        paymentMethod: { productCode: 'VA_BCA' },
      });
      await say(second, 'settled');
      expect(await stateOf(test, first.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1, refunds: 1 });
      const { rows } = await test.services.pool.query(
        'select amount::int, attempt_id from refund where order_id = $1',
        [first.orderId],
      );
      expect(rows).toEqual([{ amount: 101_000, attempt_id: second.attempt.id }]);
    }
  });

  it('from nobody we know is 404', async () => {
    expect((await test.call('POST', '/api/payment/webhook/lain', { auth: null, body: {} })).status).toBe(404);
  });
});

describe('late money', () => {
  const expire = async (order: Order) => {
    await test.services.pool.query(`update orders set expires_at = now() - interval '7 hours' where id = $1`, [
      order.orderId,
    ]);
    while (await expireNext(test.services));
    expect((await stateOf(test, order.orderId)).status).toBe('EXPIRED');
  };

  it('pays when the seat is still free, once', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 1 });
      await expire(order);
      allTaken(await Promise.all([say(order, 'settled'), say(order, 'settled')]));
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'PAID',
        enrolments: 1,
        mails: 1,
        seats: 'taken',
        refunds: 0,
      });
      expect(await seatsOf(test, order.eventId!)).toEqual({ capacity: 1, free: 0, kept: 1 });
    }
  });

  it('goes to the refund queue when the seat is gone, once', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 1 });
      await expire(order);
      const next = await waitingOrder(test, { courseId: order.courseId, eventId: order.eventId, price: 100_000 });
      allTaken(
        await Promise.all([
          say(order, 'settled'),
          say(order, 'settled'),
          say(order, 'settled', { eventId: `ulang-${order.attempt.id}` }),
        ]),
      );
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'EXPIRED',
        enrolments: 0,
        mails: 0,
        refunds: 1,
      });
      expect(await stateOf(test, next.orderId)).toMatchObject({ status: 'UNPAID', seats: 'held' });
      expect(await seatsOf(test, order.eventId!)).toEqual({ capacity: 1, free: 0, kept: 1 });
    }
  });
});

describe('a message of Midtrans', () => {
  it('reaches its own payments only, and only under the server key', async () => {
    const order = await openOrder(test);
    const message = {
      order_id: order.attempt.id,
      transaction_id: randomUUID(),
      transaction_status: 'settlement',
      fraud_status: 'accept',
      status_code: '200',
      gross_amount: `${order.attempt.amount}.00`,
    };
    const send = (body: object) => test.call('POST', '/api/payment/webhook/midtrans', { auth: null, body });
    expect((await send({ ...message, signature_key: midtransSignature(message, 'kunci lain') })).status).toBe(401);
    expect(
      (await send({ ...message, signature_key: midtransSignature(message, test.env.MIDTRANS_SERVER_KEY) })).status,
    ).toBe(200);
    expect((await stateOf(test, order.orderId)).status).toBe('UNPAID');
    expect(await recordedOutcomes(test, `${message.transaction_id}:%`)).toEqual([
      { outcome: 'unknownOrder', times: 1 },
    ]);
  });
});
