import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { COURSE } from '../../test/fixture.ts';
import { fillCarts, manyLearners } from '../../test/learners.ts';
import { flashPricesAt } from './flashSales.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

interface Shown {
  id: number;
  priceAfter: number;
}
const list = async (query: string): Promise<Shown[]> => {
  const { status, body } = await test.call('GET', `/api/course/filter?${query}`);
  return status === 404 ? [] : body.data; // nothing found
};
const isOver500 = async (id: number) => (await list('price[]=over500&limit=30')).some((course) => course.id === id);
const dearest = async () => (await list('sort=1&limit=30')).map(({ priceAfter }) => priceAfter);
const priceOf = async (id: number) => (await list('limit=30')).find((course) => course.id === id)?.priceAfter;

describe('the prices of a moment', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const sales = [
    { courseId: 1, price: 50, startAt: at(10), endAt: at(20) },
    { courseId: 1, price: 40, startAt: at(15), endAt: at(30) },
  ];
  it.each([
    ['before it begins', 9, undefined, 10_000],
    ['as it begins', 10, 50, 15_000],
    ['of two the lower', 15, 40, 20_000],
    ['one has ended', 20, 40, 30_000],
    ['as it ends', 30, undefined, Infinity],
  ])('%s', (_, second, price, untilMs) => {
    const now = flashPricesAt(sales, at(second));
    expect([now.prices.get(1), now.untilMs]).toEqual([price, untilMs]);
  });
});

describe('filter, sorting and every price follow a flash sale', () => {
  const sorted = (prices: number[]) => [...prices].sort((left, right) => right - left);

  it('while it runs: 750.000 shown, sorted and filtered as 500.000', async () => {
    expect([
      await priceOf(COURSE.paid),
      await isOver500(COURSE.paid),
      (await list('price[]=100to500&limit=30')).some(({ id }) => id === COURSE.paid),
    ]).toEqual([500_000, false, true]);
    expect(await dearest()).toEqual(sorted(await dearest()));
  });

  it('when it is changed', async () => {
    await test.services.db
      .update(schema.flashSaleCourse)
      .set({ price: 600_000 })
      .where(eq(schema.flashSaleCourse.courseId, COURSE.paid));
    await expect.poll(() => isOver500(COURSE.paid), { timeout: 5_000 }).toBe(true);
    expect(await priceOf(COURSE.paid)).toBe(600_000);
  });

  it('with a date: the schedule, the cart and the card cost the same', async () => {
    await test.services.db
      .insert(schema.flashSaleCourse)
      .values({ flashSaleId: 1, courseId: COURSE.design, price: 300_000 });
    await expect.poll(() => priceOf(COURSE.design), { timeout: 5_000 }).toBe(300_000);
    const [learner] = await manyLearners(test, 1);
    await fillCarts(test, [learner!], { courseId: COURSE.design, eventId: 5, price: 300_000 });
    const dates = (await test.call('GET', `/api/course/${COURSE.design}/event`)).body.data as { priceEvent: number }[];
    const cart = (await test.call('GET', '/api/carts', { auth: learner!.auth })).body.data as {
      priceAfter: number;
      event: { priceEvent: number };
    }[];
    expect([dates[0]?.priceEvent, cart[0]?.priceAfter, cart[0]?.event.priceEvent]).toEqual([300_000, 300_000, 300_000]);
  });

  it('at the instant it ends, and when the next one begins, without waiting for a change', async () => {
    const inHours = (hours: number) => new Date(test.services.now().getTime() + hours * 3_600_000);
    await test.services.db
      .insert(schema.flashSale)
      .values({ id: 2, title: 'Berikutnya', startAt: inHours(48), endAt: inHours(72) });
    await test.services.db
      .insert(schema.flashSaleCourse)
      .values({ flashSaleId: 2, courseId: COURSE.paid, price: 90_000 });
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // the announcement has settled
    test.advance(25 * 3_600);
    expect([await priceOf(COURSE.paid), await isOver500(COURSE.paid), (await dearest())[0]]).toEqual([
      750_000,
      true,
      750_000,
    ]);
    test.advance(24 * 3_600);
    expect([
      await priceOf(COURSE.paid),
      await isOver500(COURSE.paid),
      (await list('price[]=under100&limit=30')).some(({ id }) => id === COURSE.paid),
    ]).toEqual([90_000, false, true]);
    expect(await dearest()).toEqual(sorted(await dearest()));
  });
});
