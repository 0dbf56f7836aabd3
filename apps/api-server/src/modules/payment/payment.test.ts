import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db/index.ts';
import { manyLearners, newCourse, fillCarts, confirmCarts } from '../../../test/learners.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  openOrder,
  startPaymentTest,
  stateOf,
  waitingOrder,
  type PaymentTest,
  type Waiting,
} from '../../../test/payments.ts';
import { runDueJobs } from './jobs/run.ts';
import type { Transaction } from './queries.ts';

/** Each race is run twenty times; a busy machine gets the time it needs. */
vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
let stranger: string;
beforeAll(async () => {
  test = await startPaymentTest();
  stranger = (await manyLearners(test, 1))[0]!.auth;
});
afterAll(() => test?.stop());

const get = (url: string, { learner }: Pick<Waiting, 'learner'>) => test.call('GET', url, { auth: learner.auth });
const transactionOf = async (waiting: Waiting): Promise<Transaction> =>
  (await get(`/api/payment/history/${waiting.orderId}`, waiting)).body.data;
const pay = ({ attempt }: Awaited<ReturnType<typeof openOrder>>) =>
  deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
const pic = {
  fullnameUser: 'Rina Wulandari',
  position: 'Staf Keuangan',
  pic_phone: '6281234567890',
  pic_email: 'keuangan@contoh.example',
  billingAddress: 'Jl. Kaliurang 5, Sleman',
};
const askInvoice = ({ learner, orderId }: Waiting, billingPIC?: object) =>
  test.call('POST', '/api/payment/invoice', { auth: learner.auth, body: { orderId, billingPIC } });

describe('ways to pay', () => {
  const methodsFor = async (query: string, auth: string) => {
    const { body } = await test.call('GET', `/api/payment/method?${query}`, { auth });
    return new Map(
      (
        body.data as {
          productCode: string;
          isAvailable: boolean;
          unavailableReason: string | null;
          fee: number;
          productType: string;
        }[]
      ).map((each) => [each.productCode, each]),
    );
  };

  it('are listed with fee, terms and recommendation, in their groups', async () => {
    const { body } = await test.call('GET', '/api/payment/method', { auth: stranger });
    expect(body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          productCode: 'VA_BCA',
          productType: 'VA',
          fee: 4_000,
          isRecomeded: true,
          gateway: 'sandbox',
          eWallet: null,
          isAvailable: true,
        }),
      ]),
    );
    expect(new Set((body.data as { productType: string }[]).map(({ productType }) => productType))).toEqual(
      new Set(['VA', 'E-wallet', 'ONLINEPAYMENT', 'Kartu Kredit', 'Prakerja', 'PostPaid']),
    );
  });

  it('offer Prakerja for one Prakerja course only, and say so otherwise', async () => {
    const [learner] = await manyLearners(test, 1);
    const [prakerja, other] = [await newCourse(test, { price: 50_000 }), await newCourse(test, { price: 50_000 })];
    await test.services.db.insert(schema.courseCategory).values({ courseId: prakerja.courseId, categoryId: 78 });
    const [first] = await fillCarts(test, [learner!], { ...prakerja, price: 50_000 });
    const [second] = await fillCarts(test, [learner!], { ...other, price: 50_000 });
    const available = async (query: string) => (await methodsFor(query, learner!.auth)).get('pmo_prakerja');
    expect(await available(`cart[]=${first}`)).toMatchObject({ isAvailable: true, unavailableReason: null });
    expect(await available(`cart[]=${second}`)).toMatchObject({
      isAvailable: false,
      unavailableReason: 'Hanya untuk satu kursus Prakerja.',
    });
    expect(await available(`cart[]=${first}&cart[]=${second}`)).toMatchObject({ isAvailable: false });
  });

  it('do not tell of another learner’s carts and orders', async () => {
    const waiting = await waitingOrder(test);
    const [cart] = await test.services.db
      .select({ id: schema.cart.id })
      .from(schema.cart)
      .where(eq(schema.cart.userId, waiting.learner.userId));
    expect((await test.call('GET', `/api/payment/method?cart[]=${cart!.id}`, { auth: stranger })).status).toBe(404);
    expect((await test.call('GET', `/api/payment/method?orderId=${waiting.orderId}`, { auth: stranger })).status).toBe(
      404,
    );
    expect((await methodsFor(`orderId=${waiting.orderId}`, waiting.learner.auth)).get('VA_BCA')).toMatchObject({
      isAvailable: true,
    });
  });

  it('come with steps for ATM, mobile and internet banking, number and amount left to fill in', async () => {
    for (const code of ['VA_BCA', 'VA_BNI', 'VA_BRI', 'VA_MANDIRI', 'VA_PERMATA']) {
      const { body } = await test.call('GET', `/api/payment/instruction/${code}`);
      const channels = body.data as { channel: string; steps: string[] }[];
      expect(channels, code).toHaveLength(3);
      for (const { channel, steps } of channels) {
        expect(steps.join(' '), channel).toContain('{number}');
        expect(steps.join(' '), channel).toContain('{amount}');
      }
    }
    expect((await test.call('GET', '/api/payment/instruction/VA_LAIN')).status).toBe(404);
  });
});

describe('choosing a method', () => {
  it('opens a number with fee, total and deadline of that method, and the same one when it is chosen again', async () => {
    const waiting = await waitingOrder(test);
    const { status, body } = await chooseMethod(test, waiting);
    expect(status).toBe(200);
    const data = body.data as Transaction;
    expect(data).toMatchObject({
      status: 'UNPAID',
      fee: 4_000,
      totalPrice: 104_000,
      paymentMethod: { productCode: 'VA_BCA', number: expect.stringMatching(/^39010\d{11}$/), paymentUrl: null },
      urlFileInvoice: null,
      orderToken: null,
    });
    const hours = (Date.parse(data.expiredDate!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await chooseMethod(test, waiting)).body.data).toMatchObject({
      paymentMethod: { number: data.paymentMethod?.number },
    });
    expect((await transactionOf(waiting)).paymentMethod).toEqual(data.paymentMethod);
  });

  it('changes fee, total, deadline and seat with the method, and voids the number before', async () => {
    const waiting = await waitingOrder(test, { capacity: 3 });
    const first = (await chooseMethod(test, waiting)).body.data as Transaction;
    const earlier = await attemptOf(test, waiting.orderId);
    const { body } = await chooseMethod(test, waiting, 'QRIS');
    const data = body.data as Transaction;
    expect(data).toMatchObject({
      fee: 1_000,
      totalPrice: 101_000,
      paymentMethod: { productCode: 'QRIS', number: null, paymentUrl: expect.stringContaining('/bayar/') },
    });
    expect(Date.parse(data.expiredDate!)).toBeLessThan(Date.parse(first.expiredDate!));
    const [hold] = await test.services.db
      .select()
      .from(schema.seatHold)
      .where(eq(schema.seatHold.orderId, waiting.orderId));
    expect(hold?.expiresAt?.toISOString()).toBe(data.expiredDate);
    await runDueJobs(test.services);
    expect((await test.services.providers.get('sandbox')!.status(earlier.id)).state).toBe('cancelled');
    const [voided] = await test.services.db
      .select()
      .from(schema.paymentAttempt)
      .where(eq(schema.paymentAttempt.id, earlier.id));
    expect(voided?.status).toBe('voided');
  });

  it('opens one payment when two methods are chosen at once', async () => {
    for (let repeat = 0; repeat < 20; repeat++) {
      const waiting = await waitingOrder(test);
      const answers = await Promise.all(
        ['VA_BCA', 'VA_BNI', 'VA_BCA', 'QRIS'].map((code) => chooseMethod(test, waiting, code)),
      );
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.status])).toEqual(
        answers.filter(({ status }) => status !== 200).map(() => [409, 'CONFLICT']),
      );
      const { rows } = await test.services.pool.query<{ live: number; matches: boolean }>(
        `select count(*)::int as live, bool_and(a.product_code = o.product_code and a.amount = o.payment_total and a.expires_at = o.expires_at) as matches
         from payment_attempt a join orders o on o.id = a.order_id where a.status in ('opening', 'pending') and o.id = $1`,
        [waiting.orderId],
      );
      expect(rows).toEqual([{ live: 1, matches: true }]);
    }
  });

  it('answers a key with what it answered before, and refuses it for another choice', async () => {
    const waiting = await waitingOrder(test);
    const first = await chooseMethod(test, waiting, 'VA_BRI', 'kunci-1');
    await chooseMethod(test, waiting, 'VA_BNI');
    expect((await chooseMethod(test, waiting, 'VA_BRI', 'kunci-1')).body).toEqual(first.body);
    expect((await transactionOf(waiting)).paymentMethod?.productCode).toBe('VA_BNI');
    expect((await chooseMethod(test, waiting, 'VA_BCA', 'kunci-1')).body).toMatchObject({
      code: 422,
      status: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('names each provider what is paid for: of several courses the first, and how many others', async () => {
    const waiting = await waitingOrder(test);
    const { orderId } = waiting;
    const { orderItem } = schema;
    const [first] = await test.services.db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
    for (const position of [1, 2]) {
      const { courseId } = await newCourse(test, { price: 0, capacity: 0 });
      const free = { price: 0, priceAfter: 0 };
      await test.services.db
        .insert(orderItem)
        .values({ orderId, position, courseId, fullname: `Lain ${position}`, ...free });
    }
    expect((await chooseMethod(test, waiting)).status).toBe(200);
    const { id } = await attemptOf(test, orderId);
    const bill = await (await fetch(`${test.sandboxUrl}/bayar/${id}`)).text();
    expect(bill).toContain(`${first!.fullname} dan 2 kursus lainnya`);
  });

  it('is refused for a method that does not fit, for what does not wait, and for others', async () => {
    const waiting = await waitingOrder(test);
    expect((await chooseMethod(test, waiting, 'pmo_prakerja')).body).toMatchObject({
      code: 409,
      status: 'METHOD_UNAVAILABLE',
      message: 'Hanya untuk satu kursus Prakerja.',
    });
    expect((await chooseMethod(test, waiting, 'INVOICE_TRANSFER')).body).toMatchObject({
      status: 'METHOD_UNAVAILABLE',
    });
    expect((await chooseMethod(test, waiting, 'TIDAK_ADA')).body).toMatchObject({ status: 'METHOD_UNAVAILABLE' });
    expect(
      (
        await test.call('POST', '/api/payment/choose', {
          auth: stranger,
          body: { orderId: waiting.orderId, productCode: 'VA_BCA' },
        })
      ).status,
    ).toBe(404);
    expect((await chooseMethod(test, { ...waiting, orderId: 'SLH-TIDAKADA' })).status).toBe(404);
    await test.call('POST', `/api/payment/invoice/${waiting.orderId}/cancel`, { auth: waiting.learner.auth });
    expect((await chooseMethod(test, waiting)).body).toMatchObject({ code: 409, status: 'PAYMENT_CLOSED' });
  });

  it('is refused when the promo of the order is bound to another method', async () => {
    await test.services.db.insert(schema.promo).values({
      code: 'HANYABCA',
      title: 'BCA',
      amount: 10_000,
      productCode: 'VA_BCA',
      startAt: new Date(0),
      endAt: new Date(Date.now() + DAY_MS),
    });
    const waiting = await waitingOrder(
      test,
      {},
      { promoCode: 'HANYABCA', productCode: 'VA_BCA', expectedTotal: 94_000 },
    );
    expect((await chooseMethod(test, waiting, 'VA_BNI')).body).toMatchObject({
      code: 409,
      status: 'PROMO_UNUSABLE',
      message: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
    });
    expect((await chooseMethod(test, waiting)).body.data).toMatchObject({
      promoCode: 'HANYABCA',
      promoDiscount: 10_000,
      totalPrice: 94_000,
    });
    const { body } = await get(`/api/payment/method?orderId=${waiting.orderId}`, waiting);
    expect(body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          productCode: 'QRIS',
          isAvailable: false,
          unavailableReason: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
        }),
      ]),
    );
  });

  it('leaves everything as it was while the provider is out of reach', async () => {
    const down = await startPaymentTest();
    const waiting = await waitingOrder(down);
    const before = (await chooseMethod(down, waiting)).body.data as Transaction;
    await down.closeSandbox();
    expect((await chooseMethod(down, waiting, 'VA_BNI')).body).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
    const after = await down.call('GET', `/api/payment/history/${waiting.orderId}`, { auth: waiting.learner.auth });
    expect(after.body.data).toEqual(before);
    await down.stop();
  });
});

describe('paying on invoice', () => {
  it('takes the billing PIC, gives a number to transfer to and a week', async () => {
    const waiting = await waitingOrder(test);
    const { status, body } = await askInvoice(waiting, pic);
    expect(status, JSON.stringify(body)).toBe(200);
    const data = body.data as Transaction;
    expect(data).toMatchObject({
      fee: 0,
      totalPrice: 100_000,
      billingPIC: pic,
      paymentMethod: {
        productCode: 'INVOICE_TRANSFER',
        productType: 'PostPaid',
        number: expect.stringMatching(/^\d{16}$/),
      },
      urlFileInvoice: `/api/payment/invoice/${waiting.orderId}/file`,
    });
    expect((Date.parse(data.expiredDate!) - Date.now()) / DAY_MS).toBeCloseTo(7, 1);
  });

  it('is refused without the PIC, with a wrong phone, and for others', async () => {
    const waiting = await waitingOrder(test);
    expect((await askInvoice(waiting)).status).toBe(400);
    expect((await askInvoice(waiting, { ...pic, pic_phone: '081234567890' })).body).toMatchObject({
      code: 400,
      errors: [expect.objectContaining({ field: 'billingPIC.pic_phone' })],
    });
    expect(
      (
        await test.call('POST', '/api/payment/invoice', {
          auth: stranger,
          body: { orderId: waiting.orderId, billingPIC: pic },
        })
      ).status,
    ).toBe(404);
  });
});

describe('the history', () => {
  it('lists orders under the tab of their status, newest first', async () => {
    const [learner] = await manyLearners(test, 1);
    const orderIds: string[] = [];
    for (let count = 0; count < 3; count++) {
      const course = await newCourse(test, { price: 20_000 });
      const cart = await fillCarts(test, [learner!], { ...course, price: 20_000 });
      orderIds.push(((await confirmCarts(test, learner!, cart)).body.data as { orderId: string }).orderId);
    }
    const [cancelled, paid, waiting] = orderIds;
    await test.call('POST', `/api/payment/invoice/${cancelled}/cancel`, { auth: learner!.auth });
    await chooseMethod(test, { learner: learner!, orderId: paid! });
    await deliver(test, { id: (await attemptOf(test, paid!)).id, state: 'settled', amount: 24_000 });
    const tab = async (status: string) =>
      (await test.call('GET', `/api/payment/history?status=${status}`, { auth: learner!.auth })).body;
    const idsIn = async (status: string) => ((await tab(status)).data as Transaction[]).map(({ orderId }) => orderId);
    expect([await idsIn('waiting'), await idsIn('finished'), await idsIn('failed')]).toEqual([
      [waiting],
      [paid],
      [cancelled],
    ]);
    expect((await tab('waiting')).meta).toMatchObject({ totalData: 1, totalPage: 1 });
    expect(((await tab('finished')).data as Transaction[])[0]).toMatchObject({
      status: 'PAID',
      totalPrice: 24_000,
      paidAt: expect.any(String),
      expiredDate: null,
      detailCourse: [{ price: 20_000, event: null }],
    });
  });

  it('tells status and detail to the learner only', async () => {
    const order = await openOrder(test, { capacity: 2 });
    expect((await get(`/api/payment/status/${order.orderId}`, order)).body.data).toMatchObject({
      orderId: order.orderId,
      status: 'UNPAID',
      paidAt: null,
    });
    expect((await transactionOf(order)).detailCourse[0]).toMatchObject({
      id: order.courseId,
      event: { eventId: order.eventId },
    });
    for (const path of [`status/${order.orderId}`, `history/${order.orderId}`, `invoice/${order.orderId}/file`])
      expect((await test.call('GET', `/api/payment/${path}`, { auth: stranger })).status, path).toBe(404);
    await pay(order);
    expect((await get(`/api/payment/status/${order.orderId}`, order)).body.data).toMatchObject({
      status: 'PAID',
      expiredDate: null,
    });
  });
});

describe('cancelling', () => {
  const cancel = ({ learner, orderId }: Waiting) =>
    test.call('POST', `/api/payment/invoice/${orderId}/cancel`, { auth: learner.auth });

  it('gives seat and number back, and changes nothing the second time', async () => {
    const order = await openOrder(test, { capacity: 1 });
    expect((await cancel(order)).body.data).toMatchObject({ status: 'CANCEL', expiredDate: null });
    expect((await cancel(order)).body.data).toMatchObject({ status: 'CANCEL' });
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', seats: 'released', enrolments: 0 });
    for (let round = 0; round < 3; round++) await runDueJobs(test.services); // numbers of the tests above are voided first
    expect((await test.services.providers.get('sandbox')!.status(order.attempt.id)).state).toBe('cancelled');
  });

  it('is refused once it was paid, and for others', async () => {
    const order = await openOrder(test);
    expect((await test.call('POST', `/api/payment/invoice/${order.orderId}/cancel`, { auth: stranger })).status).toBe(
      404,
    );
    await pay(order);
    expect((await cancel(order)).body).toMatchObject({ code: 409, status: 'PAYMENT_CLOSED' });
  });
});

describe('the invoice file', () => {
  const file = async (waiting: Waiting) =>
    test.app.inject({
      method: 'GET',
      url: `/api/payment/invoice/${waiting.orderId}/file`,
      headers: { authorization: waiting.learner.auth },
    });

  it('is a PDF with the invoice’s number, named after it', async () => {
    const order = await openOrder(test);
    await pay(order);
    const { invoiceId } = await transactionOf(order);
    const response = await file(order);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoiceId.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.length).toBeGreaterThan(1_000);
  });

  it('is not there for what waits or was cancelled', async () => {
    const order = await openOrder(test);
    expect((await file(order)).statusCode).toBe(404);
    expect((await file(order)).json()).toMatchObject({ status: 'NOT_FOUND' });
  });
});

describe('asking for a refund', () => {
  const ask = (waiting: Waiting, reason = 'Salah pilih jadwal') =>
    test.call('POST', `/api/payment/${waiting.orderId}/refund`, { auth: waiting.learner.auth, body: { reason } });

  it('is refused for what was not paid, without a reason, and for others', async () => {
    const order = await openOrder(test);
    expect((await ask(order)).body).toMatchObject({ code: 409, status: 'REFUND_CLOSED' });
    expect((await ask(order, '  ')).status).toBe(400);
    expect(
      (await test.call('POST', `/api/payment/${order.orderId}/refund`, { auth: stranger, body: { reason: 'x' } }))
        .status,
    ).toBe(404);
    expect((await test.call('GET', '/api/payment/refund', { auth: stranger })).body.data).toEqual([]);
  });
});
