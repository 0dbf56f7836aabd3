import { TEST_CARDS } from '@suluh/stack/card/testCards';
import { startMidtrans } from '@suluh/stack/midtrans/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chooseMethod,
  openOrder,
  recordedOutcomes,
  seatsOf,
  startPaymentTest,
  stateOf,
  waitingOrder,
  attemptOf,
  type PaymentTest,
} from '../../../../test/payments.ts';
import { midtransSignature } from './messages.ts';

vi.setConfig({ testTimeout: 180_000 });

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

type Order = Awaited<ReturnType<typeof openOrder>>;
/** What is written on the page of a card; the simulator of the others asks for none of it. */
const CARD = { nomor: TEST_CARDS.lunas.number, berlaku: '12/98', cvv: '123' };
const onProvider = (url: string, status: string, card: Partial<typeof CARD> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ status, ...card }), redirect: 'manual' });
const atProvider = ({ attempt }: Order, status: string) =>
  onProvider(`${midtrans.url}/simulator/${attempt.id}`, status);

/** Sends a message as Midtrans signs it; what the signature does not cover may be anything. */
const send = (
  { attempt }: Order,
  said: Partial<Record<'transaction_status' | 'fraud_status' | 'status_code' | 'currency', string>>,
  id = crypto.randomUUID(),
) => {
  const message = {
    order_id: attempt.id,
    transaction_id: id,
    transaction_status: 'settlement',
    fraud_status: 'accept',
    status_code: '200',
    currency: 'IDR',
    gross_amount: `${attempt.amount}.00`,
    ...said,
  };
  return test.call('POST', '/api/payment/webhook/midtrans', {
    auth: null,
    body: { ...message, signature_key: midtransSignature(message, KEY) },
  });
};

describe('a message of Midtrans whose signature does not cover its status', () => {
  it.each([
    ['a settlement nobody made', { transaction_status: 'settlement' }],
    ['a settlement with the code of what waits', { transaction_status: 'settlement', status_code: '201' }],
    ['a refund of what was never paid', { transaction_status: 'refund' }],
    ['a capture that is challenged', { transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' }],
    ['a failure that did not happen', { transaction_status: 'deny', status_code: '202' }],
  ])('%s changes nothing: the provider says otherwise', async (_, said) => {
    const order = await openOrder(test, { capacity: 1 });
    expect((await send(order, said)).status).toBe(200);
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'UNPAID', enrolments: 0, seats: 'held' });
    expect((await attemptOf(test, order.orderId)).status).toBe('pending');
  });

  it('pays when the provider says so too', async () => {
    const order = await openOrder(test, { capacity: 1 });
    await atProvider(order, 'settlement');
    await send(order, {});
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, seats: 'taken' });
  });

  it('is sent again while the provider cannot be asked, and not kept meanwhile', async () => {
    const order = await openOrder(test);
    const provider = test.services.providers.get('midtrans')!;
    const asking = vi.spyOn(provider, 'status').mockRejectedValueOnce(new Error('away'));
    const id = crypto.randomUUID();
    expect((await send(order, {}, id)).status).toBe(503);
    asking.mockRestore();
    expect(await recordedOutcomes(test, `${id}:%`)).toEqual([]);
    await atProvider(order, 'settlement');
    expect((await send(order, {}, id)).status).toBe(200);
    expect((await stateOf(test, order.orderId)).status).toBe('PAID');
  });
});

describe('R7, a payment the provider reverses after it was settled', () => {
  it.each([
    ['deny', '202'],
    ['cancel', '200'],
    ['chargeback', '200'],
  ])('%s ends access and frees the seat, once', async (status, code) => {
    const order = await openOrder(test, { capacity: 1 });
    await atProvider(order, 'settlement');
    await send(order, {});
    await atProvider(order, status);
    await Promise.all([
      send(order, { transaction_status: status, status_code: code }),
      send(order, { transaction_status: status, status_code: code }),
    ]);
    expect(await stateOf(test, order.orderId)).toMatchObject({
      status: 'CANCEL',
      enrolments: 0,
      seats: 'released',
      refunds: 0,
    });
    expect(await seatsOf(test, order.eventId!)).toMatchObject({ free: 1, kept: 0 });
    const { rows } = await test.services.pool.query(
      `select kind from outbox where payload->>'orderId' = $1 and kind <> 'ticket' order by id`,
      [order.orderId],
    );
    expect(rows.map(({ kind }) => kind as string)).toEqual(['orderUnpaid', 'orderPaid', 'orderReversed']);
  });

  it('is not believed of stale news: the provider still has the money', async () => {
    const order = await openOrder(test, { capacity: 1 });
    await atProvider(order, 'settlement');
    await send(order, {});
    for (const [status, code] of [
      ['deny', '202'],
      ['cancel', '200'],
      ['chargeback', '200'],
      ['expire', '202'],
    ] as const)
      await send(order, { transaction_status: status, status_code: code });
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, seats: 'taken' });
  });

  it('a challenged card is not paid until it is approved, and a denied one never is', async () => {
    for (const [review, status] of [
      ['approve', 'PAID'],
      ['deny', 'UNPAID'],
    ] as const) {
      const waiting = await waitingOrder(test, { capacity: 1 });
      await chooseMethod(test, waiting, 'CREDIT_CARD');
      const order = { ...waiting, attempt: await attemptOf(test, waiting.orderId) };
      await onProvider(order.attempt.paymentUrl!, 'challenge', CARD);
      await send(order, { transaction_status: 'capture', fraud_status: 'accept' });
      expect((await stateOf(test, order.orderId)).status, 'while it is reviewed').toBe('UNPAID');
      await atProvider(order, review);
      await send(order, {
        transaction_status: review === 'deny' ? 'deny' : 'capture',
        status_code: review === 'deny' ? '202' : '200',
      });
      expect((await stateOf(test, order.orderId)).status).toBe(status);
    }
  });
});
