import { SECOND_PERSON_RUPIAH } from '@suluh/domain/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { deliver } from '../../../test/payments.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let dewi: TestLearner;
let petrus: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'finance');
  petrus = await newStaff(test, 'finance');
});
afterAll(() => test?.stop());

const get = (path: string, who = dewi) => test.call('GET', `/api/admin/${path}`, { auth: who.auth });
const post = (path: string, body?: unknown, who = dewi) =>
  test.call('POST', `/api/admin/${path}`, { auth: who.auth, ...(body === undefined ? {} : { body }) });

let made = 0;
/** A paid order, with a payment that settled. */
async function paidOrder(amount: number) {
  const { db, now } = test.services;
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const { courseId } = await newCourse(test, { price: amount });
  const id = `ORD-${(made += 1)}`;
  await db.insert(schema.orders).values({
    id,
    invoiceId: `INV-2026-${made}`,
    userId: learner.userId,
    status: 'PAID',
    purchaseTotal: amount,
    paymentTotal: amount,
    paidAt: now(),
  });
  await db
    .insert(schema.orderItem)
    .values({ orderId: id, position: 0, courseId, fullname: `Kursus ${id}`, price: amount, priceAfter: amount });
  const [attempt] = await db
    .insert(schema.paymentAttempt)
    .values({
      orderId: id,
      productCode: 'VA_BCA',
      gateway: 'sandbox',
      amount,
      status: 'settled',
      number: `88${made}7701`,
      settledAt: now(),
    })
    .returning();
  return { id, learner, attemptId: attempt!.id };
}
async function askedRefund(amount: number): Promise<string> {
  const { id, attemptId } = await paidOrder(amount);
  const [row] = await test.services.db
    .insert(schema.refund)
    .values({ orderId: id, attemptId, amount, reason: 'Salah beli', isAsked: true, status: 'requested' })
    .returning();
  return row!.id;
}
const statusOf = async (id: string) =>
  (await test.services.db.select().from(schema.refund).where(eq(schema.refund.id, id)))[0]!.status;

describe('orders', () => {
  it('are found by number, invoice, payment number, name, address and phone', async () => {
    const { id, learner } = await paidOrder(50_000);
    const { userAccount } = schema;
    const [person] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, learner.userId));
    const found = async (q: string) => {
      const { body } = await get(`order?q=${encodeURIComponent(q)}`);
      return (body.data as { id: string }[]).map((row) => row.id);
    };
    const [attempt] = await test.services.db
      .select()
      .from(schema.paymentAttempt)
      .where(eq(schema.paymentAttempt.orderId, id));
    for (const q of [id, id.replace('ORD-', 'INV-2026-'), attempt!.number!, person!.email])
      expect(await found(q), q).toContain(id);
    expect(await found(person!.fullname.toUpperCase())).toContain(id);
    await test.services.db
      .update(userAccount)
      .set({ fullname: 'Wulan  Sari Dewanti' })
      .where(eq(userAccount.id, person!.id));
    for (const q of ['wulan sari', 'Dewanti Wulan', ' sari   wulan ', 'wan sari wul'])
      expect(await found(q), q).toEqual([id]);
    expect(await found('Wulan Lestari')).toEqual([]);
    expect(await found('%')).toEqual([]);
    await test.services.db.update(userAccount).set({ phone: '+6281288776655' }).where(eq(userAccount.id, person!.id));
    for (const q of ['0812-8877-6655', '+62 812 8877 6655', '6281288776655', '81288776655'])
      expect(await found(q), q).toEqual([id]);
    expect(await found('0812887766')).toEqual([]);
    const number = 'INV/20261123/004711';
    await test.services.db.update(schema.orders).set({ invoiceNumber: number }).where(eq(schema.orders.id, id));
    for (const q of [number, '4711', '004711', '20261123/4711', 'inv/20261123/4711', '1123/0047'])
      expect(await found(q), q).toEqual([id]);
    expect(await found('20261122/4711')).toEqual([]);
  });

  it('are narrowed by day, method and course', async () => {
    const [early, late] = [await paidOrder(50_000), await paidOrder(60_000)];
    const { db } = test.services;
    const at = (id: string, createdAt: string, productCode: string) =>
      db
        .update(schema.orders)
        .set({ createdAt: new Date(createdAt), productCode })
        .where(eq(schema.orders.id, id));
    await at(early.id, '2024-03-01T16:59:59Z', 'VA_BCA'); // one second before midnight in Jakarta
    await at(late.id, '2024-03-01T17:00:00Z', 'QRIS');
    const found = async (query: string) =>
      (
        (await get(`order?${query.includes('until') ? '' : 'until=2024-03-31&'}${query}`)).body.data as { id: string }[]
      ).map(({ id }) => id);
    expect(await found('from=2024-03-01')).toEqual([late.id, early.id]);
    expect(await found('from=2024-03-02')).toEqual([late.id]);
    expect(await found('until=2024-03-01')).toEqual([early.id]);
    expect(await found('productCode=QRIS')).toEqual([late.id]);
    const [item] = await db.select().from(schema.orderItem).where(eq(schema.orderItem.orderId, early.id));
    expect(await found(`courseId=${item!.courseId}`)).toEqual([early.id]);
    expect((await get('order?from=besok')).status).toBe(400);
  });

  it('are narrowed by methods that whoever answers for them chooses by name', async () => {
    const support = await newStaff(test, 'support');
    const { status, body } = await get('payment-choice?q=bca', support);
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ id: 'VA_BCA', name: expect.any(String) });
    expect((await get('payment-method', support)).status).toBe(403);
  });

  it('are mailed again once a minute', async () => {
    const { id } = await paidOrder(60_000);
    const answers = await Promise.all([1, 2, 3].map(() => post(`order/${id}/mail`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)!.body.data).toBe(60);
    expect((await post(`order/${(await paidOrder(60_000)).id}/mail`)).status).toBe(200);
  });

  it('tell of a refund that it was asked for before it was approved, whichever clock was behind', async () => {
    const { db } = test.services;
    for (const earlierMs of [0, 5]) {
      const id = await askedRefund(40_000);
      const [row] = await db.select().from(schema.refund).where(eq(schema.refund.id, id));
      const decidedAt = new Date(row!.createdAt.getTime() - earlierMs);
      await db.update(schema.refund).set({ status: 'approved', decidedAt }).where(eq(schema.refund.id, id));
      const { timeline } = (await get(`order/${row!.orderId}`)).body.data as unknown as {
        timeline: { what: string }[];
      };
      const refunds = timeline.map(({ what }) => what).filter((what) => what.startsWith('refund.'));
      expect(refunds).toEqual(['refund.asked', 'refund.approved']);
    }
  });

  it('tell what happened to them, and are mailed again', async () => {
    const { id } = await paidOrder(75_000);
    expect((await post(`order/${id}/mail`)).status).toBe(200);
    const { body } = await get(`order/${id}`);
    const { timeline } = body.data as unknown as { timeline: { what: string; who: string }[] };
    expect(timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'order.placed',
        'order.paid',
        'payment.opened',
        'payment.settled',
        'mail.waiting',
        'order.mail',
      ]),
    );
    const mails = await outboxOf(test.services.db, 'orderPaid');
    expect(mails.filter(({ payload }) => (payload as { orderId: string }).orderId === id)).toHaveLength(1);
    expect((await post('order/NIHIL/mail')).status).toBe(404);
  });
});

describe('what is wrong in a form of sales', () => {
  it.each([
    ['promo', { weekdays: [1, 1] }, 'weekdays', 'Ada yang tertulis dua kali'],
    ['promo', { id: 'HEMAT 10' }, 'id', 'Isi 3 sampai 30 huruf atau angka, tanpa spasi'],
    ['voucher-batch', { name: 'Mitra', kind: 'redeem', count: 3 }, 'courseId', 'Wajib diisi'],
  ])('%s: %j is said at %s', async (path, body, field, message) => {
    expect((await post(path, body)).body).toMatchObject({
      code: 400,
      errors: expect.arrayContaining([{ field, message }]),
    });
  });
});

describe('refunds', () => {
  const decide = (id: string, body: object, who: TestLearner) => post(`refund/${id}/decision`, body, who);

  it('of a small sum need one person, once', async () => {
    const id = await askedRefund(SECOND_PERSON_RUPIAH - 1);
    expect((await decide(id, { decision: 'approve' }, dewi)).body.data).toMatchObject({ status: 'approved' });
    expect((await decide(id, { decision: 'refuse', refusal: 'Terlambat' }, petrus)).status).toBe(409);
  });

  it('of a large sum need two, who are not the same', async () => {
    const id = await askedRefund(SECOND_PERSON_RUPIAH);
    expect((await decide(id, { decision: 'approve' }, dewi)).body.data).toMatchObject({
      status: 'requested',
      firstApprovedBy: expect.stringContaining('Peserta'),
    });
    expect(await decide(id, { decision: 'approve' }, dewi)).toMatchObject({
      status: 409,
      body: { status: 'SECOND_PERSON_REQUIRED' },
    });
    expect(await statusOf(id)).toBe('requested');
    expect((await decide(id, { decision: 'approve' }, petrus)).body.data).toMatchObject({ status: 'approved' });
    const trail = await test.services.db
      .select()
      .from(schema.auditLog)
      .where(and(eq(schema.auditLog.subject, `refund:${id}`)));
    expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['refund.approveFirst', dewi.userId],
      ['refund.approve', petrus.userId],
    ]);
  });

  it('of a large sum by one person twice at once are not approved', async () => {
    const id = await askedRefund(SECOND_PERSON_RUPIAH);
    const both = await Promise.all([1, 2].map(() => decide(id, { decision: 'approve' }, dewi)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(id)).toBe('requested');
  });

  it('are refused by one person with a reason', async () => {
    const id = await askedRefund(SECOND_PERSON_RUPIAH);
    expect((await decide(id, { decision: 'refuse' }, dewi)).body).toMatchObject({ errors: [{ field: 'refusal' }] });
    expect((await decide(id, { decision: 'refuse', refusal: 'Kursus sudah selesai' }, dewi)).body.data).toMatchObject({
      status: 'refused',
      refusal: 'Kursus sudah selesai',
    });
  });
});

describe('promos', () => {
  const HOUR_MS = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const promo = (id: string, more: object = {}) => ({
    id,
    title: 'Hemat',
    description: '',
    kind: 'amount',
    amount: 10_000,
    percent: 0,
    maxDiscount: null,
    minPayment: 0,
    maxItems: 1,
    productCode: 'all',
    isMobileOnly: false,
    isFirstPurchase: false,
    isListed: true,
    borneBy: 'platform',
    quota: 5,
    quotaPerUser: 1,
    programId: null,
    courseIds: [],
    startAt: at(-1),
    endAt: at(24),
    ...more,
  });

  it('are made, changed by version, used at once and stopped', async () => {
    expect((await post('promo', promo('KANTOR10'))).status).toBe(201);
    expect((await post('promo', promo('KANTOR10'))).body).toMatchObject({ errors: [{ field: 'id' }] });
    const patch = (body: object, version: number) =>
      test.call('PATCH', '/api/admin/promo/KANTOR10', {
        auth: dewi.auth,
        body,
        headers: { 'if-match': `"${version}"` },
      });
    expect((await patch({ amount: 15_000 }, 1)).body.data).toMatchObject({ amount: 15_000, version: 2 });
    expect((await patch({ amount: 1 }, 1)).status).toBe(409);
    const shown = () => test.call('GET', '/api/promo/KANTOR10');
    expect((await shown()).status).toBe(200);
    const stopped = await post('promo/KANTOR10/stop');
    expect(Date.parse((stopped.body.data as { endAt: string }).endAt)).toBeLessThanOrEqual(Date.now() + 1_000);
    expect((await post('promo/KANTOR10/stop')).body.data).toEqual(stopped.body.data);
    await post('promo', promo('NANTI10', { startAt: at(24), endAt: at(48) }));
    const first = await post('promo/NANTI10/stop');
    expect((await post('promo/NANTI10/stop')).body.data).toEqual(first.body.data);
    const { body } = await get('promo/KANTOR10/history');
    expect((body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'promo.stop',
      'promo.update',
      'promo.create',
    ]);
  });

  it.each([
    ['endAt', { endAt: at(-2) }],
    ['endAt', { startAt: at(-2), endAt: at(-1) }],
    ['maxDiscount', { kind: 'percent', percent: 10, maxDiscount: 0 }],
    ['weekdays', { startAt: '2099-01-05T00:00:00+07:00', endAt: '2099-01-06T00:00:00+07:00', weekdays: [2] }],
    ['programId', { programId: 999_999 }],
    ['categoryIds', { categoryIds: [999_999] }],
    ['partnerIds', { partnerIds: [999_999] }],
    ['amount', { amount: 0 }],
    ['percent', { kind: 'percent', percent: 0 }],
    ['courseIds', { courseIds: [999_999] }],
    ['productCode', { productCode: 'VA_TIDAKADA' }],
    ['id', { id: 'ada spasi' }],
  ])('say at %s what is wrong', async (field, more) => {
    const { status, body } = await post('promo', promo('SALAH1', more));
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });
});

describe('messages of providers', () => {
  it('that moved nothing are listed', async () => {
    await deliver(test, { id: 'bukan-id', state: 'settled', amount: 1 });
    const { body } = await get('webhook');
    expect(body.data).toMatchObject([{ gateway: 'sandbox', outcome: 'unreadable', timesReceived: 1 }]);
    const [{ id }] = body.data as unknown as [{ id: string }];
    expect((await get(`webhook/${encodeURIComponent(id)}`)).status).toBe(200);
  });
});
