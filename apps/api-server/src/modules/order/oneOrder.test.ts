import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type Reply, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';

const TIMES = 20;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const ordersOf = ({ userId }: TestLearner) => test.services.db.$count(schema.orders, eq(schema.orders.userId, userId));
const statusOf = ({ status, body }: Reply) => body.status ?? status;

/** A learner with a course in the cart. */
async function withCart(price: number): Promise<{ learner: TestLearner; cartId: string }> {
  const [learner] = await manyLearners(test, 1);
  const course = { ...(await newCourse(test, { price, capacity: 60 })), price };
  const [cartId] = await fillCarts(test, [learner!], course);
  return { learner: learner!, cartId: cartId! };
}

const times = Array.from({ length: TIMES }, (_, at) => [at + 1, at % 2 === 0 ? 150_000 : 0] as const);

describe('one cart', () => {
  it.each(times)('confirmed 50 times at once becomes one order (time %i, price %i)', async (_time, price) => {
    const { learner, cartId } = await withCart(price);
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => confirmCarts(test, learner, [cartId])))).map(
      statusOf,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 'NOT_FOUND')).toHaveLength(49);
    expect(await ordersOf(learner)).toBe(1);
    expect(await test.services.db.$count(schema.notification, eq(schema.notification.userId, learner.userId))).toBe(1);
  });
});

describe('one Idempotency-Key', () => {
  it.each(times)(
    'sent 20 times at once gives one order and one answer, another body 422 (time %i, price %i)',
    async (_time, price) => {
      const { learner, cartId } = await withCart(price);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => confirmCarts(test, learner, [cartId], {}, 'kunci')),
      );
      expect(answers.map(statusOf)).toEqual(Array.from({ length: 20 }, () => 201));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await ordersOf(learner)).toBe(1);
      const other = await confirmCarts(test, learner, [cartId], { promoCode: 'LAIN' }, 'kunci');
      expect(other).toMatchObject({ status: 422, body: { status: 'IDEMPOTENCY_MISMATCH' } });
      expect(await ordersOf(learner)).toBe(1);
    },
  );
});
