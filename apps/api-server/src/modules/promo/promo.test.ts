import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import {
  confirmCarts,
  fillCarts,
  manyLearners,
  newCourse,
  signedInTo,
  type TestLearner,
} from '../../../test/learners.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

interface Listed {
  promoCode: string;
  discountPrice: number;
  isEnable: boolean;
  endTitle: string | null;
  missingPayment: number;
}

let test: TestApp;
let learner: TestLearner;
let cartId: string;
let second: string;
beforeAll(async () => {
  test = await startTestApp();
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  [cartId] = (await fillCarts(test, [learner], { courseId: COURSE.design, eventId: 5, price: 400_000 })) as [string];
  [second] = (await fillCarts(test, [learner], { ...(await newCourse(test, { price: 100_000 })), price: 100_000 })) as [
    string,
  ];
  await test.services.db.delete(schema.promo);
  const open = { startAt: inDays(-1), endAt: inDays(10) };
  await test.services.db.insert(schema.promo).values([
    { code: 'HEMAT50', title: 'Potongan Rp50.000', amount: 50_000, minPayment: 100_000, ...open },
    {
      code: 'PERSEN15',
      title: 'Potongan 15%',
      kind: 'percent',
      percent: 15,
      maxDiscount: 70_000,
      maxItems: 3,
      ...open,
      endAt: inDays(5),
    },
    { code: 'BORONG', title: 'Borong', amount: 90_000, minPayment: 1_000_000, ...open },
    { code: 'HANYABCA', title: 'Dengan BCA', amount: 25_000, productCode: 'VA_BCA', ...open },
    { code: 'APLIKASI', title: 'Di aplikasi', amount: 10_000, isMobileOnly: true, ...open },
    { code: 'HABIS', title: 'Kuota habis', amount: 20_000, quota: 1, used: 1, ...open },
    { code: 'LAMA', title: 'Sudah lewat', amount: 20_000, startAt: inDays(-9), endAt: inDays(-1) },
    { code: 'LAMASEKALI', title: 'Lama sekali', amount: 20_000, startAt: inDays(-90), endAt: inDays(-60) },
    { code: 'BESOK', title: 'Besok', amount: 20_000, startAt: inDays(1), endAt: inDays(9) },
    { code: 'RAHASIA', title: 'Rahasia', amount: 30_000, isListed: false, ...open },
    { code: 'KAMPUS', title: 'Kampus', amount: 30_000, programId: 1, ...open },
    { code: 'KHUSUS', title: 'Khusus pemasaran', amount: 30_000, ...open },
  ]);
  await test.services.db.insert(schema.promoCourse).values({ promoCode: 'KHUSUS', courseId: COURSE.marketing });
});
afterAll(() => test?.stop());

const list = async (query = '', carts = [cartId]): Promise<Listed[]> =>
  (await test.call('GET', `/api/promo?${carts.map((id) => `cart[]=${id}`).join('&')}${query}`, { auth: learner.auth }))
    .body.data;
const inList = async (code: string, query = '', carts = [cartId]) =>
  (await list(query, carts)).find(({ promoCode }) => promoCode === code);
const validate = (promoCode: string, more: object = {}, auth = learner.auth) =>
  test.call('POST', '/api/promo/validate', { auth, body: { cartList: [cartId], promoCode, ...more } });

describe('the promo list', () => {
  it('names what can be used first, the most saving at the top, and why the others cannot', async () => {
    const all = await list();
    expect(all.map(({ promoCode, isEnable, discountPrice }) => [promoCode, isEnable, discountPrice])).toEqual([
      ['PERSEN15', true, 60_000],
      ['HEMAT50', true, 50_000],
      ['HANYABCA', true, 25_000],
      ['APLIKASI', true, 10_000],
      ['BORONG', false, 90_000],
      ['KHUSUS', false, 30_000],
      ['LAMA', false, 20_000],
      ['HABIS', false, 20_000],
    ]);
    expect(Object.fromEntries(all.map(({ promoCode, endTitle }) => [promoCode, endTitle]))).toMatchObject({
      HEMAT50: null,
      BORONG: 'Tambah Rp600.000 lagi untuk memakai promo ini.',
      KHUSUS: 'Promo tidak berlaku untuk kursus yang kamu pilih.',
      LAMA: 'Promo sudah berakhir.',
      HABIS: 'Kuota promo sudah habis.',
    });
    expect(all.find(({ promoCode }) => promoCode === 'BORONG')?.missingPayment).toBe(600_000);
  });

  it('finds by part of code or title in any case, and what is not listed by its exact code only', async () => {
    expect((await list('&searchKey=persen')).map(({ promoCode }) => promoCode)).toEqual(['PERSEN15']);
    expect((await list('&searchKey=rahasi')).map(({ promoCode }) => promoCode)).toEqual([]);
    expect((await list('&searchKey=rahasia')).map(({ promoCode }) => promoCode)).toEqual(['RAHASIA']);
    expect((await inList('BESOK', '&searchKey=besok'))?.endTitle).toBe('Promo belum dimulai.');
    expect(await list('&searchKey=%25')).toHaveLength(1);
  });

  it('says when a promo is for another method, for fewer courses, or for another programme', async () => {
    expect((await inList('HANYABCA', '&paymentMethod=VA_BNI'))?.endTitle).toBe(
      'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
    );
    expect((await inList('HANYABCA', '&paymentMethod=VA_BCA'))?.isEnable).toBe(true);
    expect((await inList('HEMAT50', '', [cartId, second]))?.endTitle).toBe('Promo hanya berlaku untuk 1 kursus.');
    expect((await inList('PERSEN15', '', [cartId, second]))?.discountPrice).toBe(70_000);
    expect((await inList('KAMPUS', '&searchKey=KAMPUS'))?.endTitle).toBe('Promo tidak berlaku di program ini.');
    expect((await test.call('GET', '/api/promo?specialProgram=janabadra', { auth: learner.auth })).status).toBe(403);
    const { body } = await test.call('GET', '/api/promo?specialProgram=janabadra', {
      auth: await test.bearer('janabadra', 'reguler', 'janabadra'),
    });
    expect((body.data as Listed[]).map(({ promoCode }) => promoCode)).toEqual(['KAMPUS']);
  });

  it('can be read with an empty cart, and is blind to another learner’s', async () => {
    expect((await inList('BORONG', '', []))?.isEnable).toBe(true);
    const [stranger] = await manyLearners(test, 1);
    const { body } = await test.call('GET', `/api/promo?cart[]=${cartId}`, { auth: stranger!.auth });
    expect((body.data as Listed[]).every(({ discountPrice }) => discountPrice === 0)).toBe(true);
  });
});

describe('validating a promo', () => {
  it('answers what it saves, by any spelling of its code', async () => {
    expect((await validate(' hemat50 ')).body.data).toEqual({
      promoCode: 'HEMAT50',
      discount: 50_000,
      productCode: 'all',
      maxItems: 1,
    });
    expect((await validate('PERSEN15', { cartList: [cartId, second] })).body.data).toMatchObject({
      discount: 70_000,
      maxItems: 3,
    });
    expect((await validate('HANYABCA', { productCode: '' })).body.data).toMatchObject({
      discount: 25_000,
      productCode: 'VA_BCA',
    });
  });

  it.each([
    ['HABIS', {}, 'Kuota promo sudah habis.'],
    ['LAMASEKALI', {}, 'Promo sudah berakhir.'],
    ['BESOK', {}, 'Promo belum dimulai.'],
    ['KAMPUS', {}, 'Promo tidak berlaku di program ini.'],
    ['KHUSUS', {}, 'Promo tidak berlaku untuk kursus yang kamu pilih.'],
    ['HANYABCA', { productCode: 'VA_BNI' }, 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu'],
    ['HEMAT50', { cartList: [] }, 'Pilih kursus dulu sebelum pakai voucher'],
    ['APLIKASI', {}, 'kode promo hanya dapat digunakan utk mobile'],
  ])('refuses %s %j: %s', async (code, more, message) => {
    expect((await validate(code, more)).body).toMatchObject({ code: 409, status: 'PROMO_UNUSABLE', message });
  });

  it('does not find an unknown code, or a cart that is another’s', async () => {
    expect((await validate('ENTAHLAH')).body).toMatchObject({ code: 404, message: 'Kode Promo Tidak Ditemukan' });
    const [stranger] = await manyLearners(test, 1);
    expect((await validate('HEMAT50', {}, stranger!.auth)).status).toBe(404);
  });
});

describe('a promo’s own page', () => {
  const page = async (code: string, headers = {}) => test.call('GET', `/api/promo/${code}`, { auth: BASIC, headers });

  it('tells its terms and the courses it is for', async () => {
    expect((await page('persen15')).body.data).toMatchObject({
      promoCode: 'PERSEN15',
      kind: 'percent',
      percent: 15,
      maxDiscount: 70_000,
      courses: [],
      productCode: 'all',
      productName: null,
    });
    expect((await page('KHUSUS')).body.data).toMatchObject({ courses: [{ id: COURSE.marketing }] });
  });

  it('shows courses it can be used on: its own, else the best known of what it is limited to', async () => {
    const shown = async (code: string) =>
      (await page(code)).body.data as { holdsFor: { id: number; categories: { id: number }[] }[] };
    expect((await shown('KHUSUS')).holdsFor.map(({ id }) => id)).toEqual([COURSE.marketing]);
    const all = (await shown('PERSEN15')).holdsFor;
    expect(all.length).toBeGreaterThan(1);
    const categoryId = all.flatMap(({ categories }) => categories)[0]!.id;
    await test.services.db.insert(schema.promoCategory).values({ promoCode: 'PERSEN15', categoryId });
    const within = (await shown('PERSEN15')).holdsFor;
    expect(within.length).toBeGreaterThan(0);
    for (const { categories } of within) expect(categories.map(({ id }) => id)).toContain(categoryId);
    await test.services.db.delete(schema.promoCategory);
  });

  it('is there only while its programme takes promos', async () => {
    await test.services.db.update(schema.program).set({ hasPromo: false }).where(eq(schema.program.id, 1));
    const [learner] = await manyLearners(test, 1);
    const auth = await signedInTo(test, learner!, 1);
    expect((await test.call('GET', '/api/promo?searchKey=KAMPUS', { auth })).body.data).toMatchObject([
      { promoCode: 'KAMPUS', isEnable: false, endTitle: 'Promo tidak berlaku di program ini.' },
    ]);
    await test.services.db.update(schema.program).set({ hasPromo: true }).where(eq(schema.program.id, 1));
    expect((await test.call('GET', '/api/promo?searchKey=KAMPUS', { auth })).body.data).toMatchObject([
      { promoCode: 'KAMPUS', isEnable: true },
    ]);
  });

  it('is there for its own programme only', async () => {
    expect([(await page('KAMPUS')).status, (await page('TIDAKADA')).status]).toEqual([404, 404]);
    expect((await page('KAMPUS', { 'x-program': 'janabadra' })).status).toBe(200);
    expect((await page('HEMAT50', { 'x-program': 'janabadra' })).status).toBe(404);
  });
});

describe('a promo that is remembered', () => {
  const check = (promoCode: string) =>
    test.call('POST', '/api/promo/check', { auth: learner.auth, body: { promoCode } });
  const forget = (promoCode: string) =>
    test.call('DELETE', '/api/promo/delete', { auth: learner.auth, body: { promoCode } });
  const remembered = async () =>
    (await test.services.db.select({ code: schema.promoChoice.promoCode }).from(schema.promoChoice)).map(
      ({ code }) => code,
    );

  it('comes first in the list until it is forgotten', async () => {
    expect((await check('hanyabca')).body.data).toEqual({ promoCode: 'HANYABCA', productCode: 'VA_BCA' });
    expect((await list())[0]?.promoCode).toBe('HANYABCA');
    await check('HEMAT50');
    expect(await remembered()).toEqual(['HEMAT50']);
    const told = async (auth: string) => (await test.call('GET', '/api/promo/check', { auth })).body.data;
    expect(await told(learner.auth)).toEqual({ promoCode: 'HEMAT50' });
    expect(await told((await manyLearners(test, 1))[0]!.auth)).toEqual({ promoCode: null });
    expect([(await forget('HANYABCA')).body.data, (await forget('HEMAT50')).body.data]).toEqual([
      { success: true },
      { success: true },
    ]);
    expect((await list())[0]?.promoCode).toBe('PERSEN15');
  });

  it('is none that cannot be used at all', async () => {
    expect((await check('HABIS')).body).toMatchObject({ code: 409, message: 'Kuota promo sudah habis.' });
    expect((await check('APLIKASI')).body).toMatchObject({
      code: 409,
      message: 'kode promo hanya dapat digunakan utk mobile',
    });
    expect((await check('ENTAHLAH')).status).toBe(404);
    expect(await remembered()).toEqual([]);
  });
});

describe('an order with a promo', () => {
  it('costs less, uses it up for this learner, and forgets it', async () => {
    await test.call('POST', '/api/promo/check', { auth: learner.auth, body: { promoCode: 'HEMAT50' } });
    const { status } = await confirmCarts(test, learner, [cartId], { promoCode: 'hemat50', expectedTotal: 350_000 });
    expect(status).toBe(201);
    const [stored] = await test.services.db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.userId, learner.userId));
    expect(stored).toMatchObject({
      purchaseTotal: 400_000,
      promoDiscount: 50_000,
      paymentTotal: 350_000,
      promoCode: 'HEMAT50',
      status: 'UNPAID',
    });
    expect(await test.services.db.$count(schema.promoChoice)).toBe(0);
    expect((await inList('HEMAT50', '', [second]))?.endTitle).toBe('Kamu sudah pernah memakai promo ini.');
    expect((await validate('HEMAT50', { cartList: [second] })).body).toMatchObject({
      code: 409,
      message: 'Kamu sudah pernah memakai promo ini.',
    });
  });

  it.each([
    ['HABIS', 'Kuota promo sudah habis.'],
    ['APLIKASI', 'kode promo hanya dapat digunakan utk mobile'],
    ['KAMPUS', 'Promo tidak berlaku di program ini.'],
    ['ENTAHLAH', 'Kode Promo Tidak Ditemukan'],
  ])('is refused with %s, and leaves no use behind', async (promoCode, message) => {
    expect((await confirmCarts(test, learner, [second], { promoCode })).body).toMatchObject({
      code: 409,
      status: 'PROMO_UNUSABLE',
      message,
    });
    expect(await test.services.db.$count(schema.promo, eq(schema.promo.used, 1))).toBe(2); // HABIS, and HEMAT50 of the order before
  });

  it('of which nothing is left is paid at once, unless the promo is bound to a method that is not chosen', async () => {
    await test.services.db.insert(schema.promo).values([
      { code: 'GRATIS', title: 'Gratis', amount: 900_000, startAt: inDays(-1), endAt: inDays(1) },
      {
        code: 'GRATISBCA',
        title: 'Gratis',
        amount: 900_000,
        productCode: 'VA_BCA',
        startAt: inDays(-1),
        endAt: inDays(1),
      },
    ]);
    expect(
      (await confirmCarts(test, learner, [second], { promoCode: 'GRATISBCA', expectedTotal: 0 })).body,
    ).toMatchObject({ code: 409, status: 'PROMO_UNUSABLE' });
    expect(
      (await confirmCarts(test, learner, [second], { promoCode: 'GRATIS', expectedTotal: 0 })).body.data,
    ).toMatchObject({ status: 'PAID' });
  });
});

describe('a promo for a first purchase', () => {
  const order = async (who: TestLearner, more: object, price = 200_000) =>
    confirmCarts(test, who, await fillCarts(test, [who], { ...(await newCourse(test, { price })), price }), more);
  beforeAll(async () => {
    const open = { startAt: inDays(-1), endAt: inDays(10) };
    await test.services.db.insert(schema.promo).values([
      { code: 'PERTAMA', title: 'Pertama', amount: 50_000, isFirstPurchase: true, isListed: false, ...open },
      { code: 'PERDANA', title: 'Perdana', amount: 50_000, isFirstPurchase: true, isListed: false, ...open },
    ]);
  });
  const told = { code: 409, status: 'PROMO_UNUSABLE', message: 'Promo ini hanya untuk pembelian pertama.' };

  it('is for who has bought nothing yet: free courses and cancelled orders do not count', async () => {
    const [newcomer] = (await manyLearners(test, 1)) as [TestLearner];
    await order(newcomer, { productCode: '' }, 0);
    const first = await order(newcomer, { promoCode: 'PERTAMA', expectedTotal: 150_000 });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const { orderId } = first.body.data as { orderId: string };
    expect((await order(newcomer, { promoCode: 'PERDANA', expectedTotal: 150_000 })).body).toMatchObject(told);
    await test.call('POST', `/api/payment/invoice/${orderId}/cancel`, { auth: newcomer.auth });
    expect((await order(newcomer, { promoCode: 'PERDANA', expectedTotal: 150_000 })).status).toBe(201);
  });

  it('is refused by list, validation and order alike to who has', async () => {
    const [buyer] = (await manyLearners(test, 1)) as [TestLearner];
    await order(buyer, {});
    const [cart] = (await fillCarts(test, [buyer], {
      ...(await newCourse(test, { price: 200_000 })),
      price: 200_000,
    })) as [string];
    expect(
      (
        await test.call('POST', '/api/promo/validate', {
          auth: buyer.auth,
          body: { cartList: [cart], promoCode: 'PERTAMA' },
        })
      ).body,
    ).toMatchObject(told);
    const { body } = await test.call('GET', `/api/promo?cart[]=${cart}&searchKey=PERTAMA`, { auth: buyer.auth });
    expect(body.data).toEqual([
      expect.objectContaining({ promoCode: 'PERTAMA', isEnable: false, endTitle: told.message }),
    ]);
    expect(
      (await confirmCarts(test, buyer, [cart], { promoCode: 'PERTAMA', expectedTotal: 150_000 })).body,
    ).toMatchObject(told);
  });

  it('counts once for two orders at the same moment', async () => {
    for (let repeat = 0; repeat < 10; repeat++) {
      const [newcomer] = (await manyLearners(test, 1)) as [TestLearner];
      const answers = await Promise.all(
        ['PERTAMA', 'PERDANA'].map((promoCode) => order(newcomer, { promoCode, expectedTotal: 150_000 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});
