import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../db/index.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  openOrder,
  recordedOutcomes,
  seatsOf,
  startPaymentTest,
  stateOf,
  waitingOrder,
  type PaymentTest,
} from '../../../../test/payments.ts';
import { voidAttempts } from '../voidAttempts.ts';
import { expireNext } from './expire.ts';
import { runDueJobs } from './run.ts';

/** Each race is run twenty times; a busy machine gets the time it needs. */
vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const REPEATS = 20;
const sandbox = () => test.services.providers.get('sandbox')!;
const onSandbox = (id: string, aksi: string) =>
  fetch(`${test.sandboxUrl}/bayar/${id}`, { method: 'POST', body: new URLSearchParams({ aksi }), redirect: 'manual' });
const attemptNow = async (id: string) =>
  (await test.services.db.select().from(schema.paymentAttempt).where(eq(schema.paymentAttempt.id, id)))[0]!;
const later = (seconds: number) => ({
  ...test.services,
  now: () => new Date(test.services.now().getTime() + seconds * 1000),
});

/** Three workers at once, until none of them finds anything to do. */
const threeWorkers = async (services = test.services) => {
  await Promise.all([runDueJobs(services), runDueJobs(services), runDueJobs(services)]);
  await runDueJobs(services);
};

describe('expiry', () => {
  it('comes for each order exactly once with several workers, and gives seats and promo uses back', async () => {
    await test.services.db.insert(schema.promo).values({
      code: 'SEKALI',
      title: 'S',
      amount: 1_000,
      quota: 1_000,
      maxItems: 5,
      startAt: new Date(0),
      endAt: new Date(Date.now() + DAY_MS),
    });
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const made = await Promise.all(
        Array.from({ length: 5 }, () =>
          waitingOrder(test, { capacity: 1 }, { promoCode: 'SEKALI', expectedTotal: 99_000 }),
        ),
      );
      await test.services.pool.query(`update orders set expires_at = now() - interval '1 second' where id = any($1)`, [
        made.map(({ orderId }) => orderId),
      ]);
      const worker = async () => {
        let count = 0;
        while (await expireNext(test.services)) count++;
        return count;
      };
      const counts = await Promise.all([worker(), worker(), worker(), worker()]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
      for (const { orderId, eventId } of made) {
        expect(await stateOf(test, orderId)).toMatchObject({ status: 'EXPIRED', seats: 'released' });
        expect(await seatsOf(test, eventId!)).toEqual({ capacity: 1, free: 1, kept: 0 });
        const { rows } = await test.services.pool.query(
          'select count(*)::int as told from notification where order_id = $1 and status = $2',
          [orderId, 'EXPIRED'],
        );
        expect(rows).toEqual([{ told: 1 }]);
      }
    }
    const { rows } = await test.services.pool.query(`select used from promo where code = 'SEKALI'`);
    expect(rows).toEqual([{ used: 0 }]);
  });

  it('follows the method, not the day, and voids the number', async () => {
    const [va, qris] = [await openOrder(test), await openOrder(test, {}, 'QRIS')];
    await threeWorkers(later(3_601));
    expect([(await stateOf(test, va.orderId)).status, (await stateOf(test, qris.orderId)).status]).toEqual([
      'UNPAID',
      'EXPIRED',
    ]);
    await threeWorkers(later(86_401));
    expect((await stateOf(test, va.orderId)).status).toBe('EXPIRED');
    expect([(await sandbox().status(va.attempt.id)).state, (await attemptNow(va.attempt.id)).status]).toEqual([
      'cancelled',
      'voided',
    ]);
  });

  it('leaves what is paid, cancelled or not due alone', async () => {
    const [paid, waiting] = [await openOrder(test), await openOrder(test)];
    await deliver(test, { id: paid.attempt.id, state: 'settled', amount: paid.attempt.amount });
    await threeWorkers();
    expect((await stateOf(test, waiting.orderId)).status).toBe('UNPAID');
    await threeWorkers(later(8 * 86_400));
    expect((await stateOf(test, paid.orderId)).status).toBe('PAID');
  });
});

describe('who paid in time, and of whom the news is late', () => {
  const newsOf = async (orderId: string) =>
    (
      await test.services.pool.query<{ kind: string }>(
        `select kind from outbox where payload->>'orderId' = $1 and kind <> 'ticket' order by id`,
        [orderId],
      )
    ).rows.map(({ kind }) => kind);

  it('is not told that it failed: the provider is asked before the order expires', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test, { capacity: 1 });
      await onSandbox(order.attempt.id, 'hilang');
      await test.services.pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [
        order.orderId,
      ]);
      await threeWorkers();
      await threeWorkers();
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'PAID',
        enrolments: 1,
        mails: 1,
        refunds: 0,
        seats: 'taken',
      });
      expect(await newsOf(order.orderId)).toEqual(['orderUnpaid', 'orderPaid']);
    }
  });

  it('waits while the provider cannot be asked, and expires after six hours', async () => {
    const away = await startPaymentTest();
    const order = await openOrder(away, { capacity: 1 });
    await away.closeSandbox();
    const hoursLate = (hours: number) => ({
      ...away.services,
      now: () => new Date(Date.now() + DAY_MS + hours * 3_600_000),
    });
    for (let round = 0; round < 2; round++) await runDueJobs(hoursLate(5.9));
    expect(await stateOf(away, order.orderId)).toMatchObject({ status: 'UNPAID', seats: 'held' });
    await expireNext(hoursLate(6.1));
    expect(await stateOf(away, order.orderId)).toMatchObject({ status: 'EXPIRED', seats: 'released' });
    await away.stop();
  });

  it('and who did not pay can no longer pay once the order has expired', async () => {
    const order = await openOrder(test);
    await test.services.pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [
      order.orderId,
    ]);
    await threeWorkers();
    await threeWorkers();
    expect([(await stateOf(test, order.orderId)).status, (await sandbox().status(order.attempt.id)).state]).toEqual([
      'EXPIRED',
      'cancelled',
    ]);
    expect(await newsOf(order.orderId)).toEqual(['orderUnpaid', 'orderExpired']);
  });
});

describe('reconciliation', () => {
  it('finds a payment whose message never came within five minutes, once, with several workers', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await openOrder(test);
      await onSandbox(order.attempt.id, 'hilang');
      await threeWorkers(later(60));
      expect((await stateOf(test, order.orderId)).status).toBe('UNPAID');
      await threeWorkers(later(130));
      expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1 });
    }
  });

  it('asks again all the time a number is valid, never later than after four minutes', async () => {
    const order = await openOrder(test);
    const asked: number[] = [];
    for (let minute = 0; minute <= 60; minute++) {
      const before = (await attemptNow(order.attempt.id)).checkCount;
      await runDueJobs(later(minute * 60));
      if ((await attemptNow(order.attempt.id)).checkCount > before) asked.push(minute);
    }
    const waits = asked.map((minute, at) => minute - (asked[at - 1] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(4);
    expect(asked.length).toBeLessThan(20);
    await onSandbox(order.attempt.id, 'hilang');
    await runDueJobs(later(65 * 60));
    expect((await stateOf(test, order.orderId)).status).toBe('PAID');
  });

  it('leaves the order waiting when the payment failed, so that another method can be chosen', async () => {
    const order = await openOrder(test, {}, 'GOPAY');
    await onSandbox(order.attempt.id, 'gagal');
    await threeWorkers(later(130));
    expect((await attemptNow(order.attempt.id)).status).toBe('failed');
    expect((await stateOf(test, order.orderId)).status).toBe('UNPAID');
    expect((await chooseMethod(test, order, 'VA_BNI')).status).toBe(200);
  });

  it('survives a provider that is away', async () => {
    const away = await startPaymentTest();
    const order = await openOrder(away);
    await away.closeSandbox();
    await runDueJobs({ ...away.services, now: () => new Date(Date.now() + 130_000) });
    expect((await attemptOf(away, order.orderId)).lastError).toContain('ProviderUnavailable');
    expect((await stateOf(away, order.orderId)).status).toBe('UNPAID');
    await away.stop();
  });
});

describe('what a crash leaves behind', () => {
  it('an attempt that was never answered is voided after two minutes, at the provider too', async () => {
    const waiting = await waitingOrder(test);
    const [attempt] = await test.services.db
      .insert(schema.paymentAttempt)
      .values({
        orderId: waiting.orderId,
        productCode: 'VA_BCA',
        gateway: 'sandbox',
        amount: 104_000,
        fee: 4_000,
        nextCheckAt: new Date(Date.now() + 120_000),
      })
      .returning();
    await sandbox().charge({
      attemptId: attempt!.id,
      orderId: waiting.orderId,
      productCode: 'VA_BCA',
      amountRupiah: 104_000,
      expiresAt: new Date(Date.now() + DAY_MS),
      description: 'K',
      customer: { fullname: 'R', email: 'r@contoh.example' },
      returnUrl: '',
    });
    await threeWorkers(later(60));
    expect((await attemptNow(attempt!.id)).status).toBe('opening');
    await threeWorkers(later(121));
    expect([(await attemptNow(attempt!.id)).status, (await sandbox().status(attempt!.id)).state]).toEqual([
      'voided',
      'cancelled',
    ]);
  });

  it('choosing the same method again goes on with the attempt that was left', async () => {
    const waiting = await waitingOrder(test);
    const [left] = await test.services.db
      .insert(schema.paymentAttempt)
      .values({
        orderId: waiting.orderId,
        productCode: 'VA_BCA',
        gateway: 'sandbox',
        amount: 104_000,
        fee: 4_000,
        expiresAt: new Date(Date.now() + DAY_MS),
        nextCheckAt: new Date(Date.now() + 120_000),
      })
      .returning();
    expect((await chooseMethod(test, waiting)).status).toBe(200);
    expect(await attemptOf(test, waiting.orderId)).toMatchObject({
      id: left!.id,
      status: 'pending',
      number: expect.any(String),
    });
  });

  it('a number paid before it could be voided still pays the order that waits', async () => {
    const order = await openOrder(test);
    await onSandbox(order.attempt.id, 'hilang');
    await test.services.db.transaction((tx) => voidAttempts(tx, order.orderId, test.services.now()));
    await threeWorkers();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1 });
  });
});

describe('refunds', () => {
  const lateAndGone = async () => {
    const order = await openOrder(test, { capacity: 1 }, 'QRIS');
    await test.services.pool.query(`update orders set expires_at = now() - interval '7 hours' where id = $1`, [
      order.orderId,
    ]);
    while (await expireNext(test.services));
    await waitingOrder(test, { courseId: order.courseId, eventId: order.eventId, price: 100_000 });
    return order;
  };

  it('of money nobody can use are sent once, with several workers', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await lateAndGone();
      await onSandbox(order.attempt.id, 'hilang');
      await deliver(test, { id: order.attempt.id, state: 'settled', amount: order.attempt.amount });
      await threeWorkers();
      const { rows } = await test.services.pool.query(
        'select status, amount::int, attempts from refund where order_id = $1',
        [order.orderId],
      );
      expect(rows).toEqual([{ status: 'settled', amount: 101_000, attempts: 1 }]);
      expect((await sandbox().status(order.attempt.id)).state).toBe('reversed');
      expect((await stateOf(test, order.orderId)).status).toBe('EXPIRED');
    }
  });

  it('are tried again while the provider refuses, and given up for a person to look at', async () => {
    const order = await openOrder(test, {}, 'QRIS');
    await deliver(test, { id: order.attempt.id, state: 'settled', amount: order.attempt.amount }); // the sandbox itself knows nothing of it
    await test.call('POST', `/api/payment/${order.orderId}/refund`, {
      auth: order.learner.auth,
      body: { reason: 'Tidak jadi' },
    });
    for (let attempt = 0; attempt < 14; attempt++) await runDueJobs(later(attempt * 3_700));
    const { rows } = await test.services.pool.query<{ status: string; attempts: number; last_error: string }>(
      'select status, attempts, last_error from refund where order_id = $1',
      [order.orderId],
    );
    expect(rows).toEqual([{ status: 'failed', attempts: 12, last_error: expect.stringContaining('409') }]);
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1 });
    expect(await recordedOutcomes(test, `${order.attempt.id}-settled`)).toHaveLength(1);
  });
});
