import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';

const LEARNERS = 200;
const QUOTA = 10;
const PRICE = 200_000;

let test: TestApp;
let learners: TestLearner[];
beforeAll(async () => void (test = await startTestApp()));
beforeEach(async () => void (learners = await manyLearners(test, LEARNERS))); // one learner keeps few seats at a time
afterAll(() => test?.stop());

async function newPromo(code: string, more: Partial<typeof schema.promo.$inferInsert> = {}): Promise<void> {
  const now = Date.now();
  await test.services.db.insert(schema.promo).values({
    code,
    title: code,
    amount: 50_000,
    quota: QUOTA,
    startAt: new Date(now - DAY_MS),
    endAt: new Date(now + DAY_MS),
    ...more,
  });
}

const usedOf = async (code: string) =>
  (await test.services.db.select({ used: schema.promo.used }).from(schema.promo).where(eq(schema.promo.code, code)))[0]
    ?.used;
const seatsLeft = async (id: number | null) =>
  (
    await test.services.db
      .select({ left: schema.event.seatsLeft })
      .from(schema.event)
      .where(eq(schema.event.id, id ?? 0))
  )[0]?.left;

describe(`a promo limited to ${QUOTA} uses`, () => {
  it.each(Array.from({ length: 20 }, (_, at) => [at + 1]))(
    `is used exactly ${QUOTA} times by ${LEARNERS} learners at once, and comes back with its seat (time %i)`,
    async (time) => {
      const code = `BATAS${time}`;
      await newPromo(code);
      const { courseId, eventId } = await newCourse(test, { price: PRICE, capacity: LEARNERS });
      const carts = await fillCarts(test, learners, { courseId, eventId, price: PRICE });
      const answers = await Promise.all(
        learners.map((learner, at) =>
          confirmCarts(test, learner, [carts[at]!], { promoCode: code, expectedTotal: PRICE - 50_000 }),
        ),
      );
      const statuses = answers.map(({ status, body }) => body.status ?? status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(QUOTA);
      expect(statuses.filter((status) => status === 'PROMO_UNUSABLE')).toHaveLength(LEARNERS - QUOTA);
      expect(await usedOf(code)).toBe(QUOTA);
      expect(await seatsLeft(eventId)).toBe(LEARNERS - QUOTA);

      const ordered = answers.flatMap(({ status, body }, at) =>
        status === 201 ? { learner: learners[at]!, orderId: (body.data as { orderId: string }).orderId } : [],
      );
      const [cancelled, expired] = ordered;
      const cancel = () =>
        test.call('POST', `/api/payment/invoice/${cancelled!.orderId}/cancel`, { auth: cancelled!.learner.auth });
      expect((await Promise.all([cancel(), cancel(), cancel()])).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect({ used: await usedOf(code), left: await seatsLeft(eventId) }).toEqual({
        used: QUOTA - 1,
        left: LEARNERS - QUOTA + 1,
      });
      const expire = () =>
        test.services.db.transaction((tx) =>
          applyOrderEvent(tx, test.services, { orderId: expired!.orderId, event: 'expired' }),
        );
      const outcomes = (await Promise.all([expire(), expire(), expire()])).map(({ kind }) => kind);
      expect(outcomes.sort()).toEqual(['ignored', 'ignored', 'moved']);
      expect({ used: await usedOf(code), left: await seatsLeft(eventId) }).toEqual({
        used: QUOTA - 2,
        left: LEARNERS - QUOTA + 2,
      });
    },
  );
});

describe('a promo for one use by each learner', () => {
  it.each(Array.from({ length: 20 }, (_, at) => [at + 1]))(
    'is used once by a learner who confirms ten courses with it at once (time %i)',
    async (time) => {
      const code = `SEKALI${time}`;
      await newPromo(code, { quota: null });
      const [learner] = await manyLearners(test, 1);
      const carts = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const course = await newCourse(test, { price: PRICE });
          return (await fillCarts(test, [learner!], { ...course, price: PRICE }))[0]!;
        }),
      );
      const answers = await Promise.all(
        carts.map((cartId) =>
          confirmCarts(test, learner!, [cartId], { promoCode: code, expectedTotal: PRICE - 50_000 }),
        ),
      );
      const messages = answers.map(({ status, body }) => (status === 201 ? 201 : body.message));
      expect(messages.filter((message) => message === 201)).toHaveLength(1);
      expect(messages.filter((message) => message === 'Kamu sudah pernah memakai promo ini.')).toHaveLength(9);
      expect(await usedOf(code)).toBe(1);
    },
  );
});
