import { startMidtrans } from '@suluh/stack/midtrans/server';
import { freePort } from '@suluh/stack/testing/place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  attemptOf,
  chooseMethod,
  paidLongAgo,
  startPaymentTest,
  stateOf,
  waitingOrder,
  type PaymentTest,
} from '../../../test/payments.ts';
import { runDueJobs } from './jobs/run.ts';
import { decide } from './decideRefund.ts';
import type { Transaction } from './queries.ts';

vi.setConfig({ testTimeout: 60_000 }); // servers are waited for

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

interface Shop {
  test: PaymentTest;
  pay(attemptId: string): Promise<unknown>;
  takeBack(attemptId: string): Promise<unknown>;
  stop(): Promise<void>;
}

async function withSandbox(): Promise<Shop> {
  const port = await freePort();
  const test = await startPaymentTest({ API_ORIGIN: `http://127.0.0.1:${port}` });
  await test.app.listen({ port, host: '127.0.0.1' });
  const act = (aksi: string) => (id: string) => post(`${test.sandboxUrl}/bayar/${id}`, { aksi });
  return { test, pay: act('acak'), takeBack: act('balik'), stop: test.stop };
}

async function withMidtrans(): Promise<Shop> {
  const port = await freePort();
  const midtrans = await startMidtrans({
    port: 0,
    host: '127.0.0.1',
    serverKey: 'SB-Mid-server-uji',
    notifyUrl: `http://127.0.0.1:${port}/api/payment/webhook/midtrans`,
  });
  const test = await startPaymentTest({
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_URL: midtrans.url,
    MIDTRANS_SERVER_KEY: 'SB-Mid-server-uji',
  });
  await test.app.listen({ port, host: '127.0.0.1' });
  const act = (status: string) => (id: string) => post(`${midtrans.url}/simulator/${id}`, { status });
  return {
    test,
    pay: act('settlement'),
    takeBack: act('chargeback'),
    stop: async () => void (await Promise.all([test.stop(), midtrans.close()])),
  };
}

describe.each([
  ['sandbox', withSandbox],
  ['midtrans', withMidtrans],
])('an order paid through %s over HTTP', (gateway, open) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await open()));
  afterAll(() => shop?.stop());

  const untilStatus = async (orderId: string, status: string) => {
    for (let tries = 0; tries < 200; tries++) {
      if ((await stateOf(shop.test, orderId)).status === status) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    expect((await stateOf(shop.test, orderId)).status).toBe(status);
  };

  it('turns PAID by the provider’s own message, and CANCEL when the money is taken back', async () => {
    const waiting = await waitingOrder(shop.test, { capacity: 1 });
    const data = (await chooseMethod(shop.test, waiting, 'VA_MANDIRI')).body.data as Transaction;
    expect(data.paymentMethod?.number).toMatch(/^[\d ]{16,18}$/);
    const attempt = await attemptOf(shop.test, waiting.orderId);
    expect(attempt.gateway).toBe(gateway);
    await shop.pay(attempt.id);
    await untilStatus(waiting.orderId, 'PAID');
    expect(await stateOf(shop.test, waiting.orderId)).toMatchObject({ enrolments: 1, mails: 1, seats: 'taken' });
    await shop.takeBack(attempt.id);
    await untilStatus(waiting.orderId, 'CANCEL');
    expect(await stateOf(shop.test, waiting.orderId)).toMatchObject({ enrolments: 0, seats: 'released', refunds: 0 });
  });

  it('gets its money back through the provider once the learner has asked and staff have approved', async () => {
    const waiting = await waitingOrder(shop.test);
    await chooseMethod(shop.test, waiting, 'QRIS');
    await shop.pay((await attemptOf(shop.test, waiting.orderId)).id);
    await untilStatus(waiting.orderId, 'PAID');
    await paidLongAgo(shop.test, waiting.orderId);
    await shop.test.call('POST', `/api/payment/${waiting.orderId}/refund`, {
      auth: waiting.learner.auth,
      body: { reason: 'Salah beli' },
    });
    await runDueJobs(shop.test.services);
    expect((await stateOf(shop.test, waiting.orderId)).status, 'asked, not decided').toBe('PAID');
    await decide(shop.test.services.db, shop.test.services, {
      which: waiting.orderId,
      decision: 'approve',
      by: 'staf@contoh.example',
      refusal: null,
    });
    for (let round = 0; round < 2; round++) await runDueJobs(shop.test.services);
    await untilStatus(waiting.orderId, 'CANCEL');
    const { rows } = await shop.test.services.pool.query('select status from refund where order_id = $1', [
      waiting.orderId,
    ]);
    expect(rows).toEqual([{ status: 'settled' }]);
  });

  it('says how to pay by this provider', async () => {
    const { body } = await shop.test.call('GET', '/api/payment/instruction/VA_MANDIRI');
    expect((body.data as { channel: string }[]).map(({ channel }) => channel)).toEqual([
      'ATM Mandiri',
      "Livin' by Mandiri",
      'Mandiri Internet Banking',
    ]);
    expect(JSON.stringify(body.data)).toContain(gateway === 'midtrans' ? 'kode bayar' : 'lima angka pertama');
  });
});
