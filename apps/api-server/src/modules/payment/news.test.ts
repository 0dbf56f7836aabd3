import type { OrderFacts } from '@suluh/i18n-id/orderNews';
import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  openOrder,
  startPaymentTest,
  waitingOrder,
  type PaymentTest,
  type Waiting,
} from '../../../test/payments.ts';
import { fillCarts, newCourse } from '../../../test/learners.ts';
import { runDueJobs } from './jobs/run.ts';
import type { Transaction } from './queries.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const get = (url: string, { learner }: Pick<Waiting, 'learner'>) => test.call('GET', url, { auth: learner.auth });
const transactionOf = async (waiting: Waiting): Promise<Transaction> =>
  (await get(`/api/payment/history/${waiting.orderId}`, waiting)).body.data as Transaction;
const statusOf = async (waiting: Waiting) =>
  (await get(`/api/payment/status/${waiting.orderId}`, waiting)).body.data as {
    status: string;
    payment: string | null;
    isFailed: boolean;
  };
const mailsOf = async (orderId: string) => {
  const { rows } = await test.services.pool.query<{ id: string; kind: string; payload: unknown }>(
    `select id::text, kind, payload from outbox where payload->>'orderId' = $1 order by outbox.id`,
    [orderId],
  );
  return rows.map((row) => ({ kind: row.kind, ...mailOf(row) }));
};
const titlesOf = async (orderId: string) =>
  (await test.services.db.select().from(schema.notification).where(eq(schema.notification.orderId, orderId))).map(
    ({ title }) => title,
  );
const later = (seconds: number) => ({
  ...test.services,
  now: () => new Date(test.services.now().getTime() + seconds * 1000),
});
const HOUR_S = 3_600;

describe('the mail of an order', () => {
  it('that waits shows what was ordered by its picture, and how to pay with the number of this payment', async () => {
    const waiting = await waitingOrder(test, { capacity: 5 });
    await chooseMethod(test, waiting);
    const { number } = await attemptOf(test, waiting.orderId);
    const { rows } = await test.services.pool.query<{ payload: OrderFacts }>(
      `select payload from outbox where kind = 'orderUnpaid' and payload ->> 'orderId' = $1`,
      [waiting.orderId],
    );
    const { items, prices, instruction } = rows[0]!.payload;
    expect(items).toMatchObject([
      { picture: expect.stringMatching(/^vinyet\/.+\.webp$/), institution: expect.any(String) },
    ]);
    expect(items[0]!.schedule.join(' ')).toMatch(/WIB/);
    expect(prices).toEqual({ purchase: 100_000, discount: 0, fee: 4_000 });
    expect(instruction!.channel).not.toMatch(/^ATM/);
    expect(instruction!.steps.join(' ')).toContain(number!.replace(/.{4}(?=.)/g, '$& '));
    expect(instruction!.steps.join(' ')).not.toMatch(/[{}]/);
  });

  it('that waits carries the number of the history, method, number to pay to, amount, deadline and link, once there is a payment', async () => {
    const waiting = await waitingOrder(test);
    expect(await mailsOf(waiting.orderId), 'no number to tell yet').toEqual([]);
    await chooseMethod(test, waiting);
    const { invoiceId } = await transactionOf(waiting);
    const { number } = await attemptOf(test, waiting.orderId);
    const [mail, ...others] = await mailsOf(waiting.orderId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'orderUnpaid',
      sender: 'Suluh',
      subject: expect.stringMatching(/^Menunggu Pembayaran: .* \| Suluh$/),
    });
    for (const part of [
      `Nomor transaksi: ${invoiceId}`,
      'Metode Pembayaran: BCA Virtual Account',
      `Nomor pembayaran: ${number!.replace(/.{4}(?=.)/g, '$& ')}`,
      'Jumlah yang harus dibayar: Rp104.000',
      'Batas akhir pembayaran: ',
      'Harga kursus: Rp100.000',
      'Biaya Platform: Rp4.000',
      'Total: Rp104.000',
      ' WIB',
      `${test.env.MAIN_ORIGIN}/payment-process?order=${waiting.orderId}`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Nomor pesanan');
  });

  it('tells of another method and its number, and of nothing when the same is chosen again', async () => {
    const order = await openOrder(test);
    await chooseMethod(test, order, 'VA_BCA');
    await chooseMethod(test, order, 'VA_BNI');
    const mails = await mailsOf(order.orderId);
    expect(mails.map(({ kind }) => kind)).toEqual(['orderUnpaid', 'orderMethod']);
    const { number } = await attemptOf(test, order.orderId);
    expect(mails[1]?.text).toContain(`Nomor pembayaran: ${number!.replace(/.{4}(?=.)/g, '$& ')}`);
    expect(mails[1]?.text).toContain('BNI Virtual Account');
    expect(mails[1]?.text).not.toContain(order.attempt.number!.replace(/.{4}(?=.)/g, '$& '));
    expect(await titlesOf(order.orderId)).toContain('Metode Pembayaran Diganti');
  });

  it('comes all the same when no payment was opened', async () => {
    const waiting = await waitingOrder(test);
    await runDueJobs(later(100));
    expect(await mailsOf(waiting.orderId)).toEqual([]);
    for (let round = 0; round < 2; round++) await Promise.all([runDueJobs(later(130)), runDueJobs(later(130))]);
    expect((await mailsOf(waiting.orderId)).map(({ kind }) => kind)).toEqual(['orderUnpaid']);
  });

  it('reminds exactly once before the deadline, and not of what is paid, cancelled or due within the hour', async () => {
    const [due, paid, cancelled, soon] = [
      await openOrder(test),
      await openOrder(test),
      await openOrder(test),
      await openOrder(test, {}, 'QRIS'),
    ];
    await deliver(test, { id: paid.attempt.id, state: 'settled', amount: paid.attempt.amount });
    await test.call('POST', `/api/payment/invoice/${cancelled.orderId}/cancel`, { auth: cancelled.learner.auth });
    const reminders = async () =>
      Promise.all(
        [due, paid, cancelled, soon].map(
          async ({ orderId }) => (await mailsOf(orderId)).filter(({ kind }) => kind === 'orderReminder').length,
        ),
      );
    await runDueJobs(later(0.9 * HOUR_S));
    await runDueJobs(later(20.9 * HOUR_S));
    expect(await reminders()).toEqual([0, 0, 0, 0]);
    for (const hours of [21.1, 21.2, 23])
      await Promise.all([runDueJobs(later(hours * HOUR_S)), runDueJobs(later(hours * HOUR_S))]);
    expect(await reminders()).toEqual([1, 0, 0, 0]);
  });

  it('of a partner speaks in the partner’s name, and leads to the host it was ordered on', async () => {
    const [program] = await test.services.db.select().from(schema.program).where(eq(schema.program.slug, 'janabadra'));
    const waiting = await waitingOrder(test);
    await test.services.db
      .update(schema.program)
      .set({ host: 'belajar.janabadra.example' })
      .where(eq(schema.program.id, program!.id));
    await test.services.db
      .update(schema.orders)
      .set({ programId: program!.id, site: 'http://belajar.janabadra.example:3003/' })
      .where(eq(schema.orders.id, waiting.orderId));
    await chooseMethod(test, waiting);
    const [mail] = await mailsOf(waiting.orderId);
    expect(mail).toMatchObject({ sender: program!.name, subject: expect.stringContaining(program!.name) });
    expect(mail?.text).toContain(`Salam,\n${program!.name}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Suluh');
    expect(mail?.text).toContain(`//belajar.janabadra.example:3003/payment-process?order=${waiting.orderId}`);
  });
});

describe('a payment that failed', () => {
  it('is told as failed, with the reason and what now; its number is gone, and the order waits for another', async () => {
    const order = await openOrder(test, {}, 'GOPAY');
    const before = await statusOf(order);
    expect(before).toMatchObject({ status: 'UNPAID', isFailed: false, payment: expect.any(String) });
    await deliver(test, { id: order.attempt.id, state: 'failed', amount: order.attempt.amount });
    const after = await statusOf(order);
    expect(after).toMatchObject({ status: 'UNPAID', isFailed: true });
    expect(after.payment).not.toBe(before.payment);
    expect(await transactionOf(order)).toMatchObject({
      status: 'UNPAID',
      payment: after.payment,
      failedPayment: { productName: 'GoPay', reason: 'failed' },
      paymentMethod: { number: null, paymentUrl: null },
    });
    expect(await titlesOf(order.orderId)).toContain('Pembayaran GoPay gagal');
    const mail = (await mailsOf(order.orderId)).at(-1);
    expect(mail).toMatchObject({ kind: 'orderFailed', subject: expect.stringContaining('Pembayaran GoPay gagal') });
    expect(mail?.text).toContain('menolak pembayaran ini');
    expect(mail?.text).toContain('coba lagi atau pilih metode lain');
    await chooseMethod(test, order, 'VA_BNI');
    expect(await transactionOf(order)).toMatchObject({
      failedPayment: null,
      paymentMethod: { productCode: 'VA_BNI', number: expect.any(String) },
    });
  });

  it('is not told of a number that was given up for another', async () => {
    const order = await openOrder(test);
    await chooseMethod(test, order, 'VA_BNI');
    const shown = await statusOf(order);
    await deliver(test, { id: order.attempt.id, state: 'failed', amount: order.attempt.amount });
    expect(await statusOf(order)).toEqual(shown);
    expect((await mailsOf(order.orderId)).map(({ kind }) => kind)).toEqual(['orderUnpaid', 'orderMethod']);
  });
});

describe('an order that ended', () => {
  it('can be bought again with the same date, and says what cannot be had any more', async () => {
    const order = await openOrder(test, { capacity: 3 });
    await test.call('POST', `/api/payment/invoice/${order.orderId}/cancel`, { auth: order.learner.auth });
    const again = () => test.call('POST', `/api/payment/${order.orderId}/again`, { auth: order.learner.auth });
    const { status, body } = await again();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ cart: [expect.any(String)], missing: [], undated: [] });
    const { body: cart } = await get('/api/carts', order);
    expect(cart.data).toEqual([
      expect.objectContaining({ courseId: order.courseId, event: expect.objectContaining({ eventId: order.eventId }) }),
    ]);
    await test.services.db
      .update(schema.event)
      .set({ endAt: new Date(Date.now() - 1_000), startAt: new Date(Date.now() - 2_000) })
      .where(eq(schema.event.id, order.eventId!));
    expect((await again()).body.data, 'a class without any date left').toEqual({
      cart: [],
      missing: [order.courseId],
      undated: [],
    });
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await test.services.db.insert(schema.event).values({
      courseId: order.courseId,
      batch: '2',
      city: 'Solo',
      startAt: inDays(9),
      endAt: inDays(10),
      timeLabel: '09.00 – 16.00',
      price: 0,
      capacity: 3,
      seatsLeft: 3,
    });
    expect((await again()).body.data, 'another date is left to choose').toMatchObject({
      missing: [],
      undated: [order.courseId],
    });
    await test.services.db
      .update(schema.course)
      .set({ isPublished: false })
      .where(eq(schema.course.id, order.courseId));
    expect((await again()).body.data).toEqual({ cart: [], missing: [order.courseId], undated: [] });
    const stranger = await waitingOrder(test);
    expect(
      (await test.call('POST', `/api/payment/${order.orderId}/again`, { auth: stranger.learner.auth })).status,
    ).toBe(404);
  });

  it('is found by the courses of the cart it was made from, by its learner only', async () => {
    const waiting = await waitingOrder(test);
    const [item] = await test.services.db
      .select()
      .from(schema.orderItem)
      .where(eq(schema.orderItem.orderId, waiting.orderId));
    const find = (auth: string) => test.call('GET', `/api/cart/order?cartId[]=${item!.cartId}`, { auth });
    expect((await find(waiting.learner.auth)).body.data).toEqual({ orderId: waiting.orderId });
    expect((await find((await waitingOrder(test)).learner.auth)).body.data).toEqual({ orderId: null });
    const [still] = await fillCarts(test, [waiting.learner], {
      ...(await newCourse(test, { price: 10_000 })),
      price: 10_000,
    });
    expect(
      (await test.call('GET', `/api/cart/order?cartId[]=${still}`, { auth: waiting.learner.auth })).body.data,
    ).toEqual({ orderId: null });
  });
});
