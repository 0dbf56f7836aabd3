import { createApiClient } from '@suluh/api/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BillingPic } from '../parts/billing/index.ts';
import { attemptAt } from './attemptStore.ts';
import { choosePayment, placeOrder as placeOrderOnce, type Order } from './order.ts';

const OFFLINE = 'Permintaan gagal, pastikan anda terhubung ke internet';
const order: Order = {
  cartId: ['c-1'],
  productCode: 'VABCA',
  gateway: 'midtrans',
  promoCode: 'HEMAT',
  expectedTotal: 366_500,
};
const method = { productCode: 'VABCA', paymentUrl: null };
const ordered = () => Response.json({ data: { orderId: 'SLH-1', status: 'UNPAID' } }, { status: 201 });
const transaction = (changes = {}) =>
  Response.json({ data: { orderId: 'SLH-1', status: 'UNPAID', paymentMethod: method, ...changes } });
const refusal = (code: number, status: string, data?: unknown) =>
  Response.json({ code, status, message: 'tidak bisa', data }, { status: code });

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}
let sent: Sent[];
let answers: (Response | null)[];
/** A buyer whose calls get these answers in order; null stands for no connection. */
const buyer = () => ({
  line: 'reguler',
  api: createApiClient({
    baseUrl: 'https://suluh.example',
    noBodyMessage: OFFLINE,
    fetch: async (request) => {
      sent.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('idempotency-key'),
        body: await request.json(),
      });
      const answer = answers.shift();
      if (!answer) throw new TypeError('offline');
      return answer;
    },
  }),
});
/** Orders as the payment page does: one attempt for one order. */
const placeOrder = (by: ReturnType<typeof buyer>, wanted: Order, billingPIC: BillingPic | null = null) =>
  placeOrderOnce(by, wanted, billingPIC, attemptAt('main', wanted));
const answering = (...next: (Response | null)[]) => (answers = next);
const keys = () => sent.filter(({ path }) => path === '/api/cart/confirm').map(({ key }) => key);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('an order', () => {
  test('is confirmed as it was seen, then paid by the chosen method', async () => {
    answering(ordered(), transaction());
    expect(await placeOrder(buyer(), order)).toEqual({ kind: 'pay', orderId: 'SLH-1', next: { kind: 'howToPayPage' } });
    expect(sent).toEqual([
      { path: '/api/cart/confirm', key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: { ...order, type: 'new' } },
      { path: '/api/payment/choose', key: null, body: { orderId: 'SLH-1', productCode: 'VABCA' } },
    ]);
  });

  test.each([
    [
      'a provider page',
      { paymentMethod: { productCode: 'QRIS', paymentUrl: 'https://bayar.example/1' } },
      { kind: 'provider', url: 'https://bayar.example/1' },
    ],
    ['Prakerja', { paymentMethod: { productCode: 'pmo_prakerja', paymentUrl: null } }, { kind: 'otpPage' }],
  ])('%s', async (_, changes, next) => {
    answering(ordered(), transaction(changes));
    expect(await placeOrder(buyer(), order)).toMatchObject({ kind: 'pay', next });
  });

  test('on invoice goes to the person it is billed to', async () => {
    const billingPIC = {
      fullnameUser: 'Sekar',
      position: 'Manajer',
      pic_phone: '628123456789',
      pic_email: 'sekar@surel.id',
      billingAddress: 'Jl. Kaliurang',
    };
    answering(ordered(), transaction());
    await placeOrder(buyer(), order, billingPIC);
    expect(sent[1]).toEqual({ path: '/api/payment/invoice', key: null, body: { orderId: 'SLH-1', billingPIC } });
  });

  test('that costs nothing is paid at once, and no method is chosen (R4)', async () => {
    answering(Response.json({ data: { orderId: 'SLH-1', status: 'PAID' } }, { status: 201 }));
    expect([await placeOrder(buyer(), { ...order, productCode: '', expectedTotal: 0 }), sent.length]).toEqual([
      { kind: 'paid' },
      1,
    ]);
  });
});

describe('a lost connection', () => {
  test('says so and keeps the key, so that the next try is the same attempt', async () => {
    answering(null, ordered(), transaction());
    expect(await placeOrder(buyer(), order)).toMatchObject({
      kind: 'refused',
      failure: 'message',
      message: OFFLINE,
      orderId: null,
    });
    await placeOrder(buyer(), order);
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('after the order was made: the next try chooses the method of that order', async () => {
    answering(ordered(), null, transaction());
    const first = await placeOrder(buyer(), order);
    expect(first).toMatchObject({ kind: 'refused', message: OFFLINE, orderId: 'SLH-1' });
    expect(await choosePayment(buyer(), 'SLH-1', { productCode: 'VABCA', billingPIC: null })).toMatchObject({
      kind: 'pay',
      orderId: 'SLH-1',
    });
    expect(keys()).toHaveLength(1);
  });
});

describe('a refused order', () => {
  test.each([
    ['EVENT_FULL', 'eventFull'],
    ['EVENT_REQUIRED', 'chooseSchedule'],
    ['PROMO_UNUSABLE', 'promo'],
    ['SALES_CLOSED', 'message'],
  ])('%s leads to %s and the next one is another attempt', async (status, failure) => {
    answering(refusal(409, status), ordered(), transaction());
    expect(await placeOrder(buyer(), order)).toMatchObject({ failure, message: 'tidak bisa', report: null });
    await placeOrder(buyer(), order);
    expect(keys()[0]).not.toBe(keys()[1]);
  });

  test('changed prices come with what changed (R13)', async () => {
    const report = {
      items: [{ cartId: 'c-1', fullname: 'Membatik', before: 1, after: 2 }],
      totals: { purchaseTotal: 2, promoDiscount: 0, fee: 0, paymentTotal: 2 },
    };
    answering(refusal(409, 'PRICE_CHANGED', report));
    expect(await placeOrder(buyer(), order)).toMatchObject({ failure: 'priceChanged', report });
  });

  test('an ended session keeps the attempt for after login', async () => {
    answering(refusal(401, 'UNAUTHORIZED'), ordered(), transaction());
    expect(await placeOrder(buyer(), order)).toMatchObject({ failure: 'login' });
    await placeOrder(buyer(), order);
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('another order is another attempt', async () => {
    answering(null, null);
    await placeOrder(buyer(), order);
    await placeOrder(buyer(), { ...order, expectedTotal: 1 });
    expect(keys()[0]).not.toBe(keys()[1]);
  });
});
