import { startMidtrans } from '@suluh/stack/midtrans/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseMethod, startPaymentTest, stateOf, waitingOrder, type PaymentTest } from '../../../../test/payments.ts';
import { schema } from '../../../db/index.ts';
import type { Transaction } from '../queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const KEY = 'SB-Mid-server-uji';
let test: PaymentTest;
let midtrans: Awaited<ReturnType<typeof startMidtrans>>;
beforeAll(async () => {
  midtrans = await startMidtrans({ port: 0, host: '127.0.0.1', serverKey: KEY, notifyUrl: 'http://127.0.0.1:9/' });
  test = await startPaymentTest({
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_URL: midtrans.url,
    MIDTRANS_SNAP_URL: midtrans.url,
    MIDTRANS_SERVER_KEY: KEY,
  });
});
afterAll(async () => {
  await test?.stop();
  await midtrans?.close();
});

it('a linked wallet that is asked for no PIN pays an order where it is chosen, once', async () => {
  const order = await waitingOrder(test, { price: 40_000, capacity: 1 });
  const { auth, userId } = order.learner;
  await test.services.db
    .update(schema.userAccount)
    .set({ phone: '+6281234567890' })
    .where(eq(schema.userAccount.id, userId));
  const begun = await test.call('POST', '/api/payment/wallet', { auth, body: { productCode: 'GOPAY' } });
  const { url } = begun.body.data as { url: string };
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ status: 'ENABLED', balance: '60000' }),
    redirect: 'manual',
  });
  await test.call('POST', '/api/payment/wallet/GOPAY/back', { auth });

  const { status, body } = await chooseMethod(test, order, 'GOPAY');
  expect([status, (body.data as Transaction).status]).toEqual([200, 'PAID']);
  const paid = { status: 'PAID', enrolments: 1, seats: 'taken' };
  expect(await stateOf(test, order.orderId)).toMatchObject(paid);
  expect((await chooseMethod(test, order, 'GOPAY')).body.status).toBe('PAYMENT_CLOSED');
  expect(await stateOf(test, order.orderId)).toMatchObject(paid);
  const methods = await test.call('GET', '/api/payment/method', { auth });
  expect(methods.body.data).toContainEqual(
    expect.objectContaining({ productCode: 'GOPAY', eWallet: { balance: 18_000 }, walletLink: 'linked' }),
  );
});
