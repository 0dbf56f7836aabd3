import { eq } from 'drizzle-orm';
import { staffText } from '@suluh/i18n-id/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { confirmCarts, fillCarts, manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

const { course, courseCategory, promo } = schema;

let test: TestApp;
let dewi: TestLearner;
let own: { partnerId: number; categoryIds: number[] };
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'operator');
  const { db } = test.services;
  const [row] = await db.select().from(course).where(eq(course.id, COURSE.design));
  const rows = await db.select().from(courseCategory).where(eq(courseCategory.courseId, COURSE.design));
  own = { partnerId: row!.partnerId, categoryIds: rows.map(({ categoryId }) => categoryId) };
});
afterAll(() => test?.stop());

const typed = {
  title: 'Akhir pekan',
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
  quota: null,
  quotaPerUser: 1,
  programId: null,
  courseIds: [] as number[],
  categoryIds: [] as number[],
  partnerIds: [] as number[],
  weekdays: [] as number[],
  startAt: '2026-01-01T00:00:00Z',
  endAt: '2099-01-01T00:00:00Z',
};
/** A Monday in Jakarta that is Sunday still in Greenwich. */
const MONDAY = '2026-11-22T17:00:00Z';
const tryIt = async (changes: object, cart: object = {}, who = dewi) =>
  test.call('POST', '/api/admin/promo-trial', {
    auth: who.auth,
    body: {
      promo: { ...typed, ...changes },
      courseIds: [COURSE.design],
      productCode: null,
      isMobile: false,
      isFirstPurchase: true,
      at: MONDAY,
      ...cart,
    },
  });

describe('a promo that is tried', () => {
  it.each([
    ['without conditions', {}, {}, null],
    ['on its day', { weekdays: [1] }, {}, null],
    ['on another day', { weekdays: [6, 7] }, {}, 'Promo hanya berlaku pada hari Sabtu, Minggu.'],
    [
      'not on the first purchase',
      { isFirstPurchase: true },
      { isFirstPurchase: false },
      'Promo ini hanya untuk pembelian pertama.',
    ],
    ['outside the app', { isMobileOnly: true }, {}, 'kode promo hanya dapat digunakan utk mobile'],
    ['in the app', { isMobileOnly: true }, { isMobile: true }, null],
    ['before it begins', { startAt: '2027-01-01T00:00:00Z' }, {}, 'Promo belum dimulai.'],
    ['for other courses', { courseIds: [COURSE.excel] }, {}, 'Promo tidak berlaku untuk kursus yang kamu pilih.'],
    ['on an empty cart', {}, { courseIds: [] }, 'Pilih kursus dulu sebelum pakai voucher'],
  ])('%s says what checkout would', async (_, changes, cart, refusal) => {
    const { body } = await tryIt(changes, cart);
    expect(body.data).toMatchObject({ refusal, discount: refusal === null ? 10_000 : 0 });
  });

  it('looks at partners and categories of the courses', async () => {
    const { db } = test.services;
    const elsewhere = (await db.select().from(schema.partner)).find(({ id }) => id !== own.partnerId)!;
    const other = (await db.select().from(schema.category)).find(({ id }) => !own.categoryIds.includes(id))!;
    const refusals: unknown[] = [];
    for (const changes of [
      { partnerIds: [own.partnerId] },
      { categoryIds: own.categoryIds },
      { partnerIds: [elsewhere.id] },
      { categoryIds: [other.id] },
    ])
      refusals.push((await tryIt(changes)).body.data);
    expect(refusals).toMatchObject([
      { refusal: null },
      { refusal: null },
      { refusal: `Promo hanya berlaku untuk kursus dari ${elsewhere.orgName}.`, condition: 'partners' },
      { refusal: `Promo hanya berlaku untuk kursus kategori ${other.name}.`, condition: 'categories' },
    ]);
  });

  it('leaves nothing behind, says what is wrong at its field, and is no business of learners', async () => {
    const before = await test.services.db.$count(promo);
    expect((await tryIt({ amount: 0 })).body).toMatchObject({ code: 400, errors: [{ field: 'amount' }] });
    expect((await tryIt({}, { courseIds: [999_999] })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'courseIds', message: staffText.promo.cartUnknown }],
    });
    expect((await tryIt({ startAt: '2020-01-01T00:00:00Z', endAt: '2021-01-01T00:00:00Z' })).body.data).toMatchObject({
      condition: 'expired',
    });
    await Promise.all([1, 2, 3, 4].map(() => tryIt({})));
    expect(await test.services.db.$count(promo)).toBe(before);
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await tryIt({}, {}, learner)).status).toBe(403);
  });
});

describe('a promo with conditions', () => {
  const save = (body: object) =>
    test.call('POST', '/api/admin/promo', { auth: dewi.auth, body: { ...typed, ...body } });

  it('is kept with them, refused at the cart in words, told on its page, and counted when it is used', async () => {
    const { db } = test.services;
    const elsewhere = (await db.select().from(schema.partner)).find(({ id }) => id !== own.partnerId)!;
    const today = new Date(Date.now() + 7 * 3_600_000).getUTCDay() || 7;
    const of = { id: 'MITRALAIN', partnerIds: [elsewhere.id] };
    const twice = await save({ ...of, weekdays: [today, today] });
    expect(twice.body).toMatchObject({ code: 400, errors: [{ field: 'weekdays' }] });
    const made = await save({ ...of, weekdays: [today] });
    expect(made.body.data).toMatchObject({ partnerIds: [elsewhere.id], weekdays: [today], categoryIds: [] });
    await save({ id: 'HARIINI', partnerIds: [own.partnerId], categoryIds: own.categoryIds, weekdays: [today] });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const cartList = await fillCarts(test, [learner], { courseId: COURSE.design, eventId: 5, price: 400_000 });
    const validate = (promoCode: string) =>
      test.call('POST', '/api/promo/validate', {
        auth: learner.auth,
        body: { cartList, promoCode },
      });
    expect((await validate('MITRALAIN')).body).toMatchObject({
      status: 'PROMO_UNUSABLE',
      message: `Promo hanya berlaku untuk kursus dari ${elsewhere.orgName}.`,
    });
    expect((await validate('HARIINI')).status).toBe(200);
    const { body: told } = await test.call('GET', '/api/promo/MITRALAIN', {});
    expect(told.data).toMatchObject({ partners: [elsewhere.orgName], weekdays: [today], categories: [] });
    const use = async () => (await test.call('GET', '/api/admin/promo/HARIINI/use', { auth: dewi.auth })).body.data;
    expect(await use()).toEqual({ used: 0, learners: 0, given: 0, orders: [] });
    await confirmCarts(test, learner, cartList, { promoCode: 'HARIINI' });
    expect(await use()).toMatchObject({ used: 1, learners: 1, given: 10_000, orders: [{ discount: 10_000 }] });
  });

  it('that names courses of which none can be bought with it is refused at its field', async () => {
    const { db } = test.services;
    const elsewhere = (await db.select().from(schema.partner)).find(({ id }) => id !== own.partnerId)!;
    const other = (await db.select().from(schema.category)).find(({ id }) => !own.categoryIds.includes(id))!;
    const [program] = await db
      .insert(schema.program)
      .values({ slug: 'kampus-promo', name: 'Kampus Promo', hasPromo: true })
      .returning();
    const [silent] = await db
      .insert(schema.program)
      .values({ slug: 'kampus-sunyi', name: 'Kampus Sunyi', hasPromo: false })
      .returning();
    const courseIds = [COURSE.design];
    const { noneFits, takesNone } = staffText.promo;
    const [row] = await db.select({ price: course.priceAfter }).from(course).where(eq(course.id, COURSE.design));
    const dearest = Math.max(
      row!.price,
      ...(await db.select().from(schema.event).where(eq(schema.event.courseId, COURSE.design))).map(
        ({ price }) => price,
      ),
    );
    const none = { code: 400, errors: [{ field: 'courseIds', message: noneFits }] };
    expect((await save({ id: 'TAKADA', courseIds, partnerIds: [elsewhere.id] })).body).toMatchObject(none);
    expect((await save({ id: 'TAKADA', courseIds, categoryIds: [other.id] })).body).toMatchObject(none);
    expect((await save({ id: 'TAKADA', courseIds, programId: program!.id })).body).toMatchObject(none);
    expect((await save({ id: 'TAKADA', programId: silent!.id })).body).toMatchObject({
      errors: [{ field: 'programId', message: takesNone }],
    });
    expect((await save({ id: 'TAKADA', courseIds, minPayment: dearest + 1 })).body).toMatchObject({
      errors: [{ field: 'minPayment', message: staffText.promo.outOfReach(dearest) }],
    });
    expect((await tryIt({ courseIds, partnerIds: [elsewhere.id] })).body).toMatchObject(none);
    expect((await save({ id: 'ADA', courseIds, partnerIds: [own.partnerId], minPayment: dearest })).status).toBe(201);
    const change = (body: object) =>
      test.call('PATCH', '/api/admin/promo/ADA', { auth: dewi.auth, body, headers: { 'if-match': '"1"' } });
    expect((await change({ partnerIds: [elsewhere.id] })).body).toMatchObject(none);
    await db.update(course).set({ partnerId: elsewhere.id }).where(eq(course.id, COURSE.design));
    expect((await change({ title: 'Judul lain' })).status).toBe(200); // not asked again of what stood before
    await db.update(course).set({ partnerId: own.partnerId }).where(eq(course.id, COURSE.design));
  });

  it('keeps what a change does not send', async () => {
    await save({ id: 'TETAP', weekdays: [2], partnerIds: [own.partnerId] });
    const { body } = await test.call('PATCH', '/api/admin/promo/TETAP', {
      auth: dewi.auth,
      body: { title: 'Judul lain' },
      headers: { 'if-match': '"1"' },
    });
    expect(body.data).toMatchObject({ title: 'Judul lain', weekdays: [2], partnerIds: [own.partnerId] });
  });
});
