import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';

let test: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  const method = { type: 'VA', fee: 4_000, validMinutes: 120 };
  await test.services.db.insert(schema.paymentProduct).values([
    { code: 'UJI', name: 'Uji', ...method },
    { code: 'MATI', name: 'Mati', isEnabled: false, ...method },
  ]);
});
afterAll(() => test?.stop());

/** A new learner with these courses in the cart; answers the cart ids. */
async function withCarts(...prices: number[]): Promise<string[]> {
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const carts: string[] = [];
  for (const price of prices)
    carts.push(...(await fillCarts(test, [learner], { ...(await newCourse(test, { price })), price })));
  return carts;
}

const confirm = (carts: string[], more: object = {}, as = learner) => confirmCarts(test, as, carts, more);
const orderOf = async (reply: { body: { data: never } }) =>
  (
    await test.services.db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.id, (reply.body.data as { orderId: string }).orderId))
  )[0];
const raise = (cartId: string, by: number) =>
  test.services.pool.query(
    'update course c set price = price + $2, price_after = price_after + $2 from cart where cart.course_id = c.id and cart.id = $1',
    [cartId, by],
  );

describe('confirming several courses', () => {
  it('makes one order of their prices, with the fee of the method and its deadline', async () => {
    const carts = await withCarts(100_000, 250_000);
    const reply = await confirm(carts, { productCode: 'UJI', expectedTotal: 354_000 });
    expect(reply).toMatchObject({ status: 201, body: { data: { status: 'UNPAID' } } });
    const stored = await orderOf(reply);
    expect(stored).toMatchObject({
      userId: learner.userId,
      purchaseTotal: 350_000,
      promoDiscount: 0,
      fee: 4_000,
      paymentTotal: 354_000,
      productCode: 'UJI',
      promoCode: null,
    });
    expect(stored!.expiresAt!.getTime() - stored!.createdAt.getTime()).toBe(2 * 3_600_000);
    const items = await test.services.db
      .select()
      .from(schema.orderItem)
      .where(eq(schema.orderItem.orderId, stored!.id));
    expect(items.map(({ priceAfter }) => priceAfter).sort()).toEqual([100_000, 250_000]);
    expect((await test.call('GET', '/api/carts', { auth: learner.auth })).body.data).toEqual([]);
  });

  it('waits a day when no method is chosen yet, without a fee', async () => {
    const stored = await orderOf(await confirm(await withCarts(100_000)));
    expect(stored).toMatchObject({ fee: 0, paymentTotal: 100_000, productCode: null });
    expect(stored!.expiresAt!.getTime() - stored!.createdAt.getTime()).toBe(24 * 3_600_000);
  });

  it('charges no fee when nothing is to be paid, and the invoice is numbered once', async () => {
    const stored = await orderOf(await confirm(await withCarts(0, 0), { productCode: 'UJI', expectedTotal: 0 }));
    expect(stored).toMatchObject({
      status: 'PAID',
      fee: 0,
      paymentTotal: 0,
      productCode: null,
      expiresAt: null,
      invoiceId: expect.stringMatching(/^TRX\/\d{8}\/\w{8}$/),
    });
    expect(stored!.paidAt).not.toBeNull();
  });

  it('takes the seats of all, or of none', async () => {
    const [cart] = await withCarts(100_000);
    const full = await newCourse(test, { price: 50_000, capacity: 1 });
    const open = await newCourse(test, { price: 50_000, capacity: 1 });
    const [fullCart] = await fillCarts(test, [learner], { ...full, price: 50_000 });
    const [openCart] = await fillCarts(test, [learner], { ...open, price: 50_000 });
    await test.services.db.update(schema.event).set({ seatsLeft: 0 }).where(eq(schema.event.id, full.eventId!));
    expect((await confirm([cart!, openCart!, fullCart!])).body).toMatchObject({
      code: 409,
      status: 'EVENT_FULL',
      message: 'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
    });
    expect(
      (await test.services.db.select().from(schema.event).where(eq(schema.event.id, open.eventId!)))[0]?.seatsLeft,
    ).toBe(1);
    expect((await confirm([cart!, openCart!])).status).toBe(201);
  });
});

describe('a price that moved since', () => {
  it('is told course by course, with the sums as of now (R13)', async () => {
    const carts = await withCarts(100_000, 200_000);
    await raise(carts[1]!, 30_000);
    const refused = await confirm(carts, { productCode: 'UJI', expectedTotal: 304_000 });
    expect(refused.body).toMatchObject({
      code: 409,
      status: 'PRICE_CHANGED',
      data: {
        items: [{ cartId: carts[1], before: 200_000, after: 230_000 }],
        totals: { purchaseTotal: 330_000, promoDiscount: 0, fee: 4_000, paymentTotal: 334_000 },
      },
    });
    expect((await confirm(carts, { productCode: 'UJI', expectedTotal: 334_000 })).status).toBe(201);
  });

  it('is told also to who named no total, so that nothing free becomes an order to pay', async () => {
    const carts = await withCarts(0);
    await raise(carts[0]!, 75_000);
    expect((await confirm(carts)).body).toMatchObject({
      code: 409,
      status: 'PRICE_CHANGED',
      data: { items: [{ before: 0, after: 75_000 }] },
    });
  });

  it('does not matter when the total is what was seen', async () => {
    const carts = await withCarts(100_000);
    await raise(carts[0]!, -40_000);
    expect((await confirm(carts, { expectedTotal: 60_000 })).status).toBe(201);
  });
});

describe('what cannot be confirmed', () => {
  it('is a method that is unknown or out of use', async () => {
    const carts = await withCarts(100_000);
    for (const productCode of ['TIDAKADA', 'MATI'])
      expect((await confirm(carts, { productCode })).body).toMatchObject({ code: 409, status: 'METHOD_UNAVAILABLE' });
  });

  it('is another learner’s cart, alone or among one’s own', async () => {
    const theirs = await withCarts(100_000);
    const mine = await withCarts(100_000);
    expect([(await confirm(theirs)).status, (await confirm([...mine, ...theirs])).status]).toEqual([404, 404]);
    expect((await confirm(mine)).status).toBe(201);
  });

  it('is a cart that was ordered in another tab, which is said in words a learner understands', async () => {
    const carts = await withCarts(100_000);
    expect((await confirm(carts)).status).toBe(201);
    expect((await confirm(carts)).body).toMatchObject({
      code: 404,
      status: 'NOT_FOUND',
      message: 'Isi keranjangmu sudah berubah. Cek lagi keranjang atau riwayat transaksimu ya.',
    });
  });

  it('is a course that came another way meanwhile', async () => {
    const [cartId] = await withCarts();
    expect(cartId).toBeUndefined();
    const [mine] = await fillCarts(test, [learner], { courseId: COURSE.excel, eventId: null });
    const stored = await orderOf(await confirm([mine!]));
    const [again] = await fillCarts(test, [learner], { courseId: COURSE.excel, eventId: null });
    expect((await confirm([again!])).body).toMatchObject({
      code: 404,
      status: 'ALREADY_BOUGHT',
      message: 'kursus telah dibeli sebelumnya',
    });
    expect(stored?.status).toBe('PAID');
  });

  it('is nothing, or no cart at all', async () => {
    await withCarts();
    expect([(await confirm([])).status, (await confirm(['bukan-id'])).status]).toEqual([400, 400]);
  });
});
