import { paymentImagePath } from '@suluh/domain/payment';
import { PAYMENT_MARK } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { startPaymentTest, type PaymentTest } from '../../../test/payments.ts';
import { newStaff } from '../../../test/staff.ts';

const { cart, paymentAttempt, paymentInstruction, paymentProduct } = schema;

let test: PaymentTest;
let finance: TestLearner;
let learner: TestLearner;
beforeAll(async () => {
  test = await startPaymentTest();
  finance = await newStaff(test, 'finance');
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  await test.services.db
    .insert(paymentProduct)
    .values([
      { code: 'VA_BCA', name: 'BCA', type: 'VA', fee: 4000, position: 2 },
      { code: 'QRIS', name: 'QRIS', type: 'ONLINEPAYMENT', position: 1 },
    ])
    .onConflictDoUpdate({ target: paymentProduct.code, set: { isEnabled: true, fee: 4000 } });
});
afterAll(() => test?.stop());

interface Method {
  id: string;
  name: string;
  fee: number;
  gateway: string;
  isEnabled: boolean;
  isTaken: boolean;
  version: number;
  instructions: { channel: string; steps: string[] }[];
}
const path = '/api/admin/payment-method';
const one = async (id: string) =>
  (await test.call('GET', `${path}/${id}`, { auth: finance.auth })).body.data as unknown as Method;
const change = async (id: string, body: object, version?: number, who = finance) =>
  test.call('PATCH', `${path}/${id}`, {
    auth: who.auth,
    body,
    headers: { 'if-match': `"${version ?? (await one(id)).version}"` },
  });
const offered = async () =>
  (await test.call('GET', '/api/payment/method', { auth: learner.auth })).body.data as unknown as {
    productCode: string;
    fee: number;
    productName: string;
  }[];
const stepsFor = async (code: string) => test.call('GET', `/api/payment/instruction/${code}`, {});

async function cartLine(): Promise<string> {
  const { courseId } = await newCourse(test, { price: 100_000 });
  const [line] = await test.services.db.insert(cart).values({ userId: learner.userId, courseId }).returning();
  return line!.id;
}
const confirm = async (productCode: string, expectedTotal: number) =>
  test.call('POST', '/api/cart/confirm', {
    auth: learner.auth,
    body: { cartId: [await cartLine()], productCode, gateway: '', promoCode: '', type: 'new', expectedTotal },
  });

describe('payment methods', () => {
  it('are listed by kind with who takes their money', async () => {
    const { status, body } = await test.call('GET', path, { auth: finance.auth });
    expect(status).toBe(200);
    const rows = body.data as unknown as (Method & { type: string })[];
    expect(rows.map(({ type }) => type)).toEqual(rows.map(({ type }) => type).sort());
    expect(rows.find(({ id }) => id === 'VA_BCA')).toMatchObject({ gateway: 'sandbox', isTaken: true });
  });

  it('are seen by the learner as soon as they are changed: name, fee and steps in their order', async () => {
    const instructions = [
      { channel: 'ATM', steps: ['Masukkan {number}.', 'Periksa {amount}.'] },
      { channel: 'Aplikasi', steps: ['Buka aplikasi.'] },
    ];
    const { status, body } = await change('VA_BCA', { name: 'BCA baru', fee: 2500, instructions });
    expect([status, (body.data as unknown as Method).instructions]).toEqual([200, instructions]);
    expect(await offered()).toContainEqual(
      expect.objectContaining({ productCode: 'VA_BCA', productName: 'BCA baru', fee: 2500 }),
    );
    expect(await test.services.db.$count(paymentInstruction, eq(paymentInstruction.productCode, 'VA_BCA'))).toBe(2);
    const { body: history } = await test.call('GET', `${path}/VA_BCA/history`, { auth: finance.auth });
    expect((history.data as unknown as { action: string; after: object }[])[0]).toMatchObject({
      action: 'paymentMethod.update',
      after: { fee: 2500, name: 'BCA baru' },
    });
  });

  it('keep the fee an order was opened with, and the steps of one that was switched off', async () => {
    await change('VA_BCA', { fee: 2000 });
    const { body } = await confirm('VA_BCA', 102_000);
    const { orderId } = body.data as unknown as { orderId: string };
    const paid = await test.call('POST', '/api/payment/choose', {
      auth: learner.auth,
      body: { orderId, productCode: 'VA_BCA' },
    });
    expect(paid.status).toBe(200);
    await change('VA_BCA', { fee: 9000, isEnabled: false });
    const [attempt] = await test.services.db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId));
    expect([attempt!.fee, attempt!.amount]).toEqual([2000, 102_000]);
    const { body: detail } = await test.call('GET', `/api/payment/history/${orderId}`, { auth: learner.auth });
    expect(detail.data).toMatchObject({ fee: 2000, totalPrice: 102_000, status: 'UNPAID' });
    expect((await stepsFor('VA_BCA')).status).toBe(200);
    expect(await offered()).not.toContainEqual(expect.objectContaining({ productCode: 'VA_BCA' }));
    await change('VA_BCA', { isEnabled: true });
  });

  it('that was switched off while it stood chosen in a cart refuses in words', async () => {
    await change('VA_BCA', { isEnabled: false });
    const { body } = await confirm('VA_BCA', 109_000);
    expect(body).toMatchObject({ status: 'METHOD_UNAVAILABLE' });
    expect(String(body.message).length).toBeGreaterThan(10);
    await change('VA_BCA', { isEnabled: true });
  });

  it('have a mark that is uploaded, cut to its plate, and shown to the learner', async () => {
    const send = (bytes: Uint8Array, who = finance) => {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(bytes)]), 'logo.png');
      const headers = { authorization: who.auth };
      return test.app.inject({ method: 'POST', url: '/api/admin/payment-mark', headers, payload: form });
    };
    const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1a4170' } });
    const sent = await send(await drawn.png().toBuffer());
    const { path: image } = sent.json<{ data: { path: string } }>().data;
    expect((await change('VA_BCA', { image })).body.data).toMatchObject({ image });
    expect(await offered()).toContainEqual(expect.objectContaining({ productCode: 'VA_BCA', productImage: image }));
    const stored = await test.app.inject({ url: `/storage/${paymentImagePath(image)}` });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', ...PAYMENT_MARK });
    expect((await change('VA_BCA', { image: null })).body.data).toMatchObject({ image: null });
    expect((await send(Buffer.from('halo'))).statusCode).toBe(415);
    expect((await send(await drawn.png().toBuffer(), await newStaff(test, 'content'))).statusCode).toBe(403);
  });

  it('changed by two at once: the second is told what the first saved', async () => {
    const { version } = await one('QRIS');
    const answers = await Promise.all(['QRIS satu', 'QRIS dua'].map((name) => change('QRIS', { name }, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = await one('QRIS');
    expect(answers.find(({ status }) => status === 409)!.body.data).toMatchObject({ current: { name: kept.name } });
  });

  it.each([
    ['a fee below nothing', { fee: -1 }, 'fee'],
    ['no name', { name: ' ' }, 'name'],
    ['a picture elsewhere', { image: '../../etc/passwd' }, 'image'],
    ['a channel without steps', { instructions: [{ channel: 'ATM', steps: [] }] }, 'instructions.0.steps'],
    [
      'two sets of steps for one channel',
      {
        instructions: [
          { channel: 'ATM BCA', steps: ['Masukkan kartu.'] },
          { channel: 'Aplikasi', steps: ['Buka aplikasi.'] },
          { channel: 'atm  bca', steps: ['Pilih transfer.'] },
        ],
      },
      'instructions.2.channel',
    ],
    [
      'what nothing is filled in for',
      { instructions: [{ channel: 'ATM', steps: ['Masukkan {number}.', 'Isi {nomor}.'] }] },
      'instructions.0.steps',
    ],
    ['no time to pay', { validMinutes: 0 }, 'validMinutes'],
  ])('refuse %s at its field', async (_, body, field) => {
    const answer = await change('QRIS', body);
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as { errors: { field: string }[] }).errors.map((each) => each.field)).toContain(
      field,
    );
  });

  it('are no business of other roles, and no code or gateway is changed', async () => {
    const support = await newStaff(test, 'support');
    expect((await change('QRIS', { name: 'X' }, 1, support)).status).toBe(403);
    expect((await test.call('GET', path, { auth: support.auth })).status).toBe(403);
    const before = await one('QRIS');
    await change('QRIS', { gateway: 'lain', id: 'LAIN', type: 'VA' });
    expect(await one('QRIS')).toMatchObject({ id: before.id, gateway: before.gateway });
    expect((await test.call('GET', `${path}/TIDAK_ADA`, { auth: finance.auth })).status).toBe(404);
  });
});
