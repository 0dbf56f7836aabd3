import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';

let test: TestApp;
let rina: string;
beforeAll(async () => {
  test = await startTestApp();
  rina = await test.bearer('rina');
});
afterAll(() => test?.stop());

const order = (courseId: number, auth = rina) => test.call('POST', '/api/course/order', { auth, body: { courseId } });
const confirm = (cartId: unknown, more = {}, headers = {}, auth = rina) =>
  test.call('POST', '/api/cart/confirm', {
    auth,
    body: { cartId: [cartId], type: 'new', productCode: '', gateway: '', promoCode: '', ...more },
    headers,
  });
const seatsLeft = async (id: number) =>
  (await test.services.db.select().from(schema.event).where(eq(schema.event.id, id)))[0]?.seatsLeft;

/** A learner of their own. */
async function newcomer(name: string): Promise<string> {
  const email = `${name}@contoh.example`;
  await test.call('POST', '/api/auth/register', {
    body: { fullname: 'Pendatang', email, phone: '81234567890', password: 'Belajar123', consent: true },
  });
  return test.bearer(name);
}

describe('registering for a free course', () => {
  it('orders, confirms, and shows it in my courses', async () => {
    const { body } = await order(COURSE.excel);
    const again = await order(COURSE.excel);
    expect(again).toMatchObject({ status: 409, body: { status: 'ALREADY_PENDING', data: body.data } });
    const confirmed = await confirm(again.body.data);
    expect(confirmed).toMatchObject({
      status: 201,
      body: { data: { status: 'PAID', orderId: expect.stringMatching(/^SLH-/) } },
    });
    const mine = await test.call('GET', '/api/my-course', { auth: rina });
    expect(mine.body.data).toEqual([
      expect.objectContaining({ courseId: COURSE.excel, owned: true, classStatus: 'open' }),
    ]);
    expect((await test.call('GET', '/api/my-course/excel-dasar', { auth: rina })).body.data).toMatchObject({
      courseId: COURSE.excel,
      event: null,
    });
    expect(
      (
        await test.call('GET', `/api/course/marks?courseId[]=${COURSE.excel}&courseId[]=${COURSE.paid}`, {
          auth: rina,
        })
      ).body.data,
    ).toMatchObject({ owned: [COURSE.excel] });
  });

  it('a second time is 404 with the words of the specification', async () => {
    expect((await order(COURSE.excel)).body).toMatchObject({ code: 404, message: 'kursus telah dibeli sebelumnya' });
  });

  it('takes the next seat of a course with schedules, and refuses when all are taken', async () => {
    const before = (await seatsLeft(1)) ?? 0;
    const { body } = await order(COURSE.batik);
    expect((await confirm(body.data)).status).toBe(201);
    expect(await seatsLeft(1)).toBe(before - 1);
    expect((await test.call('GET', '/api/my-course/membatik-tulis', { auth: rina })).body.data).toMatchObject({
      event: { eventId: 1, eventStatus: 'available' },
    });
    expect((await order(COURSE.full)).body).toMatchObject({ code: 409, status: 'EVENT_FULL' });
  });

  it('gives the last seat to one of two who come at once', async () => {
    await test.services.db.update(schema.event).set({ seatsLeft: 1 }).where(eq(schema.event.id, 1));
    const people = [await newcomer('satu'), await newcomer('dua')];
    const carts = await Promise.all(people.map(async (auth) => (await order(COURSE.batik, auth)).body.data));
    const statuses = (await Promise.all(people.map((auth, at) => confirm(carts[at], {}, {}, auth)))).map(
      ({ status, body }) => body.status ?? status,
    );
    expect(statuses.sort()).toEqual([201, 'EVENT_FULL']);
    expect(await seatsLeft(1)).toBe(0);
  });

  it('confirms once, however often and at once it is sent under one key', async () => {
    const auth = await newcomer('kunci');
    const cartId = (await order(COURSE.internship, auth)).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => confirm(cartId, {}, { 'idempotency-key': 'k-1' }, auth)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await confirm(cartId, { promoCode: 'LAIN' }, { 'idempotency-key': 'k-1' }, auth)).body).toMatchObject({
      code: 422,
      status: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('leaves nothing behind when it is refused', async () => {
    const auth = await newcomer('gagal');
    const cartId = (await order(COURSE.internship, auth)).body.data;
    const before = await test.services.db.$count(schema.orders);
    expect((await confirm(cartId, { expectedTotal: 5 }, {}, auth)).body).toMatchObject({
      code: 409,
      status: 'PRICE_CHANGED',
      data: { items: [], totals: { paymentTotal: 0 } },
    });
    expect(await test.services.db.$count(schema.orders)).toBe(before);
  });
});

describe('what is not free or not ours', () => {
  it('a paid course waits for its payment, at its flash-sale price', async () => {
    const { body } = await order(COURSE.paid);
    expect((await confirm(body.data, { expectedTotal: 0 })).body).toMatchObject({ status: 'PRICE_CHANGED' }); // who saw it free
    expect((await confirm(body.data, { expectedTotal: 500_000 })).body).toMatchObject({
      code: 201,
      data: { status: 'UNPAID' },
    });
    expect(
      (await test.call('GET', `/api/course/marks?courseId[]=${COURSE.paid}`, { auth: rina })).body.data,
    ).toMatchObject({ owned: [] });
  });

  it('an unpublished or unknown course is not found', async () => {
    expect([(await order(COURSE.hidden)).status, (await order(2_000_000_000)).status]).toEqual([404, 404]);
  });

  it("another learner's cart and course are not found", async () => {
    const auth = await newcomer('orang-lain');
    const { body } = await order(COURSE.internship);
    expect((await confirm(body.data, {}, {}, auth)).status).toBe(404);
    expect((await test.call('GET', '/api/my-course/excel-dasar', { auth })).status).toBe(404);
  });

  it('nothing is sold while the site is down', async () => {
    await test.services.db.insert(schema.setting).values({ key: 'site', value: { downtime: true } });
    await new Promise((resolve) => setTimeout(resolve, 100)); // the change is announced
    expect((await order(COURSE.marketing)).body).toMatchObject({
      code: 503,
      status: 'DOWNTIME',
      message: 'Tunggu sebentar ya karena sistem kami sedang menyiapkan banyak update buat kamu.',
    });
    await test.services.db.delete(schema.setting).where(eq(schema.setting.key, 'site'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

  it('nothing is sold once sales are closed', async () => {
    await test.services.db
      .insert(schema.setting)
      .values({ key: 'closure', value: { enabled: true, date: '2025-11-06', salesClosed: true } });
    await new Promise((resolve) => setTimeout(resolve, 100)); // the change is announced
    expect((await order(COURSE.marketing)).body).toMatchObject({ code: 409, status: 'SALES_CLOSED' });
  });
});
