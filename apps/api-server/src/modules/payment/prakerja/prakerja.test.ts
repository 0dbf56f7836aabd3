import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../db/index.ts';
import { BASIC, type Reply } from '../../../../test/app.ts';
import { manyLearners } from '../../../../test/learners.ts';
import {
  attemptOf,
  chooseMethod,
  startPaymentTest,
  stateOf,
  waitingOrder,
  type PaymentTest,
} from '../../../../test/payments.ts';
import { ProviderRefused } from '../provider/port.ts';
import { runDueJobs } from '../jobs/run.ts';
import type { Transaction } from '../queries.ts';
import { countGuess, countSend } from './otp.ts';
import { prakerjaSignature } from './prakerjaClient.ts';

/** Each race is run twenty times; a busy machine gets the time it needs. */
vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const HOLDER = '1234567890123456';

/** An order to be paid by Prakerja, with its token. */
async function tokenOrder(course: object = {}) {
  const waiting = await waitingOrder(test, { isPrakerja: true, price: 50_000, ...course });
  const { status, body } = await chooseMethod(test, waiting, 'pmo_prakerja');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...waiting, orderToken: (body.data as Transaction).orderToken! };
}
type Order = Awaited<ReturnType<typeof tokenOrder>>;

const post = (path: string, body: object, auth: string | null = BASIC): Promise<Reply> =>
  test.call('POST', `/api/payment/pmo/${path}`, { auth, body });
const send = ({ orderId, orderToken }: Order, prakerjaId = HOLDER) =>
  post('send-otp', { orderId, orderToken, prakerjaId });
const authorize = ({ orderId, orderToken }: Order, otp: string) => post('authorize', { orderId, orderToken, otp });
const codeOnPhone = async (prakerjaId = HOLDER): Promise<string> =>
  ((await (await fetch(`${test.prakerjaUrl}/kode/${prakerjaId}`)).json()) as { otp: string }).otp;
const wrongCode = async (): Promise<string> => ((Number(await codeOnPhone()) + 1) % 10_000).toString().padStart(4, '0');
const waitAMinute = (order: Order) =>
  test.services.pool.query(
    `update prakerja_payment set sent_at = now() - interval '61 seconds' where attempt_id in (select id from payment_attempt where order_id = $1)`,
    [order.orderId],
  );

describe('paying by Prakerja', () => {
  it('names the invoice where its learner opens it: on the face it was bought on, not at the API', async () => {
    const order = await tokenOrder();
    await send(order);
    const authorized = vi.spyOn(test.services.prakerja, 'authorize');
    expect((await authorize(order, await codeOnPhone())).status).toBe(200);
    const { invoiceUrl } = authorized.mock.calls[0]![0];
    expect(invoiceUrl).toBe(`${test.services.settings.MAIN_ORIGIN}/api/payment/invoice/${order.orderId}/file`);
    authorized.mockRestore();
  });

  it('sends a code, takes it and pays, without a user', async () => {
    const order = await tokenOrder({ capacity: 1 });
    expect((await send(order)).body.data).toEqual({ wait: 60, length: 4 });
    const { status, body } = await authorize(order, await codeOnPhone());
    expect([status, body.data], JSON.stringify(body)).toEqual([200, { status: 'PAID' }]);
    expect(await stateOf(test, order.orderId)).toMatchObject({
      status: 'PAID',
      enrolments: 1,
      mails: 1,
      seats: 'taken',
    });
    expect((await authorize(order, '0000')).body.data).toEqual({ status: 'PAID' });
  });

  it('pays once, however often and at once the right code is sent', async () => {
    for (let repeat = 0; repeat < 20; repeat++) {
      const order = await tokenOrder();
      await send(order);
      const otp = await codeOnPhone();
      const statuses = (await Promise.all([1, 2, 3, 4].map(() => authorize(order, otp)))).map(({ body }) => body.data);
      expect(statuses).toEqual(Array.from({ length: 4 }, () => ({ status: 'PAID' })));
      expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1, refunds: 0 });
    }
  });

  it('shows the token in the transaction only while it is to be paid by Prakerja', async () => {
    const order = await tokenOrder();
    const read = async () =>
      (await test.call('GET', `/api/payment/history/${order.orderId}`, { auth: order.learner.auth })).body
        .data as Transaction;
    expect((await read()).orderToken).toBe(order.orderToken);
    await chooseMethod(test, order);
    expect((await read()).orderToken).toBeNull();
    expect((await send(order)).body).toMatchObject({ code: 409, status: 'PAYMENT_CLOSED' });
  });

  it.each([
    ['an unknown Prakerja code', '9999999999999999', 'Nomor Kartu Prakerja tidak ditemukan.'],
    ['one whose balance is used up', '1234567890129999', 'Saldo Kartu Prakerja sudah habis digunakan.'],
    ['one that has expired', '1234567890128888', 'Kartu Prakerja sudah kedaluwarsa.'],
  ])('refuses %s in the words of Prakerja, and lets another be tried at once', async (_name, prakerjaId, message) => {
    const order = await tokenOrder();
    expect((await send(order, prakerjaId)).body).toMatchObject({ code: 422, status: 'OTP_INVALID', message });
    expect((await send(order)).status).toBe(200);
  });

  it('refuses wrong and expired codes, and rests after five wrong ones', async () => {
    const order = await tokenOrder();
    expect((await authorize(order, '1234')).body).toMatchObject({
      code: 422,
      message: 'Minta kode OTP terlebih dahulu.',
    });
    await send(order);
    for (let tries = 0; tries < 5; tries++)
      expect((await authorize(order, await wrongCode())).body).toMatchObject({
        code: 422,
        status: 'OTP_INVALID',
        message: 'Kode OTP yang kamu masukkan salah.',
      });
    expect((await authorize(order, await codeOnPhone())).body).toMatchObject({
      code: 409,
      status: 'OTP_WAIT',
      data: 300,
    });
    expect((await stateOf(test, order.orderId)).status).toBe('UNPAID');

    const late = await tokenOrder();
    await send(late, '1234567890120005');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await authorize(late, await codeOnPhone('1234567890120005'))).body).toMatchObject({
      code: 422,
      message: 'Kode OTP sudah kedaluwarsa. Minta kode OTP baru.',
    });
  });

  it('asks Prakerja about five codes of fifty that are tried at once', async () => {
    const order = await tokenOrder();
    await send(order, '1234567890123458');
    const right = await codeOnPhone('1234567890123458');
    const guesses = Array.from({ length: 50 }, (_, n) =>
      ((Number(right) + 1 + n) % 10_000).toString().padStart(4, '0'),
    );
    const statuses = (await Promise.all(guesses.map((guess) => authorize(order, guess)))).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 422).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([5, 45]);
    expect((await authorize(order, right)).body).toMatchObject({ code: 409, status: 'OTP_WAIT' });
  });

  it('counts the codes of one holder over all orders, and of one learner over all holders', async () => {
    const holder = '1234567890123459';
    const order = await tokenOrder();
    const counted = { prakerjaId: holder, userId: order.learner.userId };
    for (let code = 0; code < 10; code++) await countSend(test.services, { ...counted, userId: randomUUID() });
    expect((await send(order, holder)).body).toMatchObject({
      code: 409,
      status: 'OTP_WAIT',
      data: { wait: 3600, isCodeOut: false },
    });
    const other = await tokenOrder();
    for (let code = 0; code < 20; code++)
      await countSend(test.services, { prakerjaId: randomUUID(), userId: other.learner.userId });
    expect((await send(other)).body).toMatchObject({ code: 409, status: 'OTP_WAIT' });
    const third = await tokenOrder();
    await send(third);
    for (let guess = 0; guess < 15; guess++)
      await countGuess(test.services, { prakerjaId: HOLDER, userId: randomUUID() }).catch(() => undefined);
    expect((await authorize(third, await codeOnPhone())).body).toMatchObject({ code: 409, status: 'OTP_WAIT' });
    await test.services.db.delete(schema.tryCount);
  });

  it('sends the next code after a minute, and tells how long that is', async () => {
    const order = await tokenOrder();
    const answers = await Promise.all([send(order), send(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      status: 'OTP_WAIT',
      data: { wait: 60 },
      message: 'Tunggu 60 detik sebelum meminta kode baru.',
    });
    const first = await codeOnPhone();
    await waitAMinute(order);
    expect((await send(order)).status).toBe(200);
    const second = await codeOnPhone();
    if (first !== second) expect((await authorize(order, first)).status).toBe(422);
    expect((await authorize(order, second)).body.data).toEqual({ status: 'PAID' });
  });

  it('says of a wait whether a code is out for this very card, and pays with the code of that card alone', async () => {
    const order = await tokenOrder();
    const other = '1234567890123457';
    await send(order);
    const code = await codeOnPhone();
    expect((await send(order)).body).toMatchObject({ status: 'OTP_WAIT', data: { isCodeOut: true } });
    expect((await send(order, other)).body).toMatchObject({ status: 'OTP_WAIT', data: { isCodeOut: false } });
    expect((await authorize(order, await wrongCode())).body).toMatchObject({ status: 'OTP_INVALID' });
    await waitAMinute(order);
    expect((await send(order, '1234567890129999')).body).toMatchObject({ status: 'OTP_INVALID' });
    expect((await authorize(order, code)).body).toMatchObject({ message: 'Minta kode OTP terlebih dahulu.' });
    expect((await send(order, other)).status).toBe(200);
    expect((await send(order, other)).body).toMatchObject({ data: { isCodeOut: true } });
    expect((await send(order)).body).toMatchObject({ data: { isCodeOut: false } });
    expect((await authorize(order, await codeOnPhone(other))).body.data).toEqual({ status: 'PAID' });
  });

  it('takes no turn where a limit sends nothing: another card can be tried at once', async () => {
    const order = await tokenOrder();
    const holder = '1234567890123461';
    for (let code = 0; code < 10; code++) await countSend(test.services, { prakerjaId: holder, userId: randomUUID() });
    expect((await send(order, holder)).body).toMatchObject({ status: 'OTP_WAIT', data: { isCodeOut: false } });
    expect((await send(order)).status).toBe(200);
    await test.services.db.delete(schema.tryCount);
  });

  it('changes nothing of the payment where a limit sends nothing: its code and its guesses stay as they were', async () => {
    const order = await tokenOrder();
    const known = async () =>
      (
        await test.services.pool.query<{ wrong_count: number; send_count: number }>(
          'select * from prakerja_payment where attempt_id in (select id from payment_attempt where order_id = $1)',
          [order.orderId],
        )
      ).rows[0]!;
    await send(order);
    const code = await codeOnPhone();
    await authorize(order, await wrongCode());
    await waitAMinute(order);
    const before = await known();
    expect(before).toMatchObject({ wrong_count: 1, send_count: 1 });
    const holder = '1234567890123462';
    for (const each of [holder, HOLDER])
      for (let sent = 0; sent < 10; sent++)
        await countSend(test.services, { prakerjaId: each, userId: randomUUID() }).catch(() => undefined);
    expect((await send(order, holder)).body).toMatchObject({ status: 'OTP_WAIT', data: { isCodeOut: false } });
    expect((await send(order)).body).toMatchObject({ status: 'OTP_WAIT', data: { isCodeOut: true } });
    expect(await known()).toEqual(before);
    expect((await authorize(order, code)).body.data).toEqual({ status: 'PAID' });
    await test.services.db.delete(schema.tryCount);
  });

  it('counts codes that were sent alone: none for a press too early, beside another or beyond a limit', async () => {
    await test.services.db.delete(schema.tryCount);
    const order = await tokenOrder();
    const tries = async () =>
      (
        await test.services.db
          .select({ tries: schema.tryCount.tries })
          .from(schema.tryCount)
          .where(like(schema.tryCount.key, 'prakerja-send %'))
      ).map((row) => row.tries);
    await Promise.all([1, 2, 3, 4].map(() => send(order)));
    await send(order);
    expect(await tries()).toEqual([1, 1]); // of the learner, and of the holder
    const used = '1234567890123463';
    for (let sent = 0; sent < 10; sent++) await countSend(test.services, { prakerjaId: used, userId: randomUUID() });
    await waitAMinute(order);
    const before = (await tries()).toSorted();
    expect((await send(order, used)).body).toMatchObject({ status: 'OTP_WAIT' });
    expect((await tries()).toSorted()).toEqual(before);
    await test.services.db.delete(schema.tryCount);
  });

  it('asks for the token of this very order, still good', async () => {
    const [order, other] = [await tokenOrder(), await tokenOrder()];
    for (const orderToken of [
      other.orderToken,
      `${order.orderToken}x`,
      'a.b',
      order.orderToken.replace(/^\w+/, 'zzzzzzz'),
    ]) {
      expect((await post('send-otp', { orderId: order.orderId, orderToken, prakerjaId: HOLDER })).body).toMatchObject({
        code: 403,
        status: 'FORBIDDEN',
      });
      expect((await post('authorize', { orderId: order.orderId, orderToken, otp: '1234' })).status).toBe(403);
      expect((await post('cancel', { orderId: order.orderId, orderToken })).status).toBe(403);
    }
    expect(
      (await post('send-otp', { orderId: order.orderId, orderToken: order.orderToken, prakerjaId: HOLDER }, null))
        .status,
    ).toBe(401);
    test.advance(86_401);
    expect((await send(order)).status).toBe(403);
    test.advance(-86_401);
  });

  it('cancels, and takes back what Prakerja took in between', async () => {
    const order = await tokenOrder({ capacity: 1 });
    await send(order);
    const attempt = await attemptOf(test, order.orderId);
    const { rows } = await test.services.pool.query<{ payment_token: string }>(
      'select payment_token from prakerja_payment where attempt_id = $1',
      [attempt.id],
    );
    expect((await post('cancel', { orderId: order.orderId, orderToken: order.orderToken })).body.data).toEqual({
      status: 'CANCEL',
    });
    await test.services.prakerja.authorize({
      paymentToken: rows[0]!.payment_token,
      otp: await codeOnPhone(),
      invoiceCode: attempt.id,
      invoiceUrl: 'http://localhost/i',
    });
    for (let round = 0; round < 3; round++) await runDueJobs(test.services);
    expect(await stateOf(test, order.orderId)).toMatchObject({
      status: 'CANCEL',
      enrolments: 0,
      seats: 'released',
      refunds: 1,
    });
    expect(await test.services.prakerja.status(attempt.id)).toMatchObject({ kind: 'ok', data: { status: 'VOID' } });
  });

  it('gives nothing back that was not taken, and says so', async () => {
    const order = await tokenOrder();
    const attempt = await attemptOf(test, order.orderId);
    const refund = test.services.providers.get('prakerja')!.refund({ attemptId: attempt.id, amountRupiah: 1 } as never);
    await expect(refund).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('finds what Prakerja took although its answer was lost', async () => {
    const order = await tokenOrder();
    await send(order);
    const attempt = await attemptOf(test, order.orderId);
    const { rows } = await test.services.pool.query<{ payment_token: string }>(
      'select payment_token from prakerja_payment where attempt_id = $1',
      [attempt.id],
    );
    await test.services.prakerja.authorize({
      paymentToken: rows[0]!.payment_token,
      otp: await codeOnPhone(),
      invoiceCode: attempt.id,
      invoiceUrl: 'http://localhost/i',
    });
    await test.services.db
      .update(schema.paymentAttempt)
      .set({ nextCheckAt: new Date() })
      .where(eq(schema.paymentAttempt.id, attempt.id));
    await runDueJobs(test.services);
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1 });
  });
});

describe('the Prakerja protocol', () => {
  it('signs as developer.prakerja.go.id describes it', () => {
    const request = {
      clientCode: 'client_code',
      timestamp: '1698289216',
      method: 'POST',
      path: '/api/v1/integration/payment/redeem-code/status',
      body: '{"redeem_code":"GHOPNYXUVMT0","sequence":1}',
    };
    expect(prakerjaSignature('kunci', request)).toMatch(/^[\da-f]{40}$/);
    expect(prakerjaSignature('kunci', { ...request, timestamp: '1698289217' })).not.toBe(
      prakerjaSignature('kunci', request),
    );
  });

  it('is refused under another key', async () => {
    const [learner] = await manyLearners(test, 1);
    const response = await fetch(`${test.prakerjaUrl}/api/v1/integration/payment/send-otp`, {
      method: 'POST',
      headers: { client_code: 'suluh-uji', timestamp: '1', signature: '0'.repeat(40) },
      body: JSON.stringify({ user_platform_id: learner!.userId }),
    });
    expect(response.status).toBe(401);
  });
});
