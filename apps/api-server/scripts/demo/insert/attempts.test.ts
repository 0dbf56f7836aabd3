import { SECOND_PERSON_RUPIAH } from '@suluh/domain/staff';
import { PRAKERJA_CODE } from '@suluh/domain/course';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { runDueJobs } from '../../../src/modules/payment/jobs/run.ts';
import { ProviderUnavailable } from '../../../src/provider/callProvider.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { startPaymentTest, stateOf, type PaymentTest } from '../../../test/payments.ts';
import { newStaff } from '../../../test/staff.ts';
import { payOrders } from './attempts.ts';
import type { InsertedCourse } from './courses.ts';
import { buyAll } from './orders.ts';

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const sandbox = () => test.services.providers.get('sandbox')!;
const payAll = () =>
  payOrders(test.services.db, { provider: sandbox(), sandboxUrl: test.sandboxUrl, now: test.services.now() });

/** Somebody who bought courses as demo people do, eight days ago. */
async function boughtInDemo(
  prices: readonly number[],
  productCode?: string,
): Promise<{ learner: TestLearner; orderId: string }> {
  const { db, now } = test.services;
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const courses: InsertedCourse[] = [];
  for (const [index, price] of prices.entries()) {
    const { courseId } = await newCourse(test, { price, capacity: 0 });
    courses.push({ id: courseId, demo: { title: `Kursus ${index}`, priceAfter: price } } as InsertedCourse);
  }
  const buyer = { userId: learner.userId, programId: null, sessionType: 'reguler' };
  const titles = courses.map(({ demo }) => demo.title);
  const purchase = { daysAgo: 8, titles, event: 'settled', ...(productCode ? { productCode } : {}) } as const;
  await buyAll(db, courses, buyer, [purchase], now());
  const [order] = await db
    .select({ id: schema.orders.id })
    .from(schema.orders)
    .where(eq(schema.orders.userId, learner.userId));
  return { learner, orderId: order!.id };
}

const refundSeenBy = async (learner: TestLearner, orderId: string) => {
  const { body } = await test.call('GET', `/api/payment/history/${orderId}`, { auth: learner.auth });
  return (body.data as { refund: unknown }).refund;
};

const work = async () => {
  for (let round = 0; round < 3; round++) await runDueJobs(test.services);
};

it('pays each paid demo order once at the sandbox, as of when it was bought, but none that Prakerja paid', async () => {
  const { paymentAttempt } = schema;
  const { orderId } = await boughtInDemo([90_000], 'VA_BCA');
  const byPrakerja = await boughtInDemo([80_000], PRAKERJA_CODE);
  expect(await payAll()).toBeGreaterThan(0);
  expect(await payAll(), 'again').toBe(0);
  const { db } = test.services;
  const [attempt] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId));
  expect(attempt).toMatchObject({ status: 'settled', amount: 90_000, productCode: 'VA_BCA', gateway: 'sandbox' });
  const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, orderId));
  expect(attempt!.settledAt).toEqual(order!.paidAt);
  expect(await sandbox().status(attempt!.id)).toEqual({ state: 'settled', amountRupiah: 90_000 });
  expect(await db.$count(paymentAttempt, eq(paymentAttempt.orderId, byPrakerja.orderId))).toBe(0);
});

it('lets staff give a demo order back: asked by one, said yes to by another, carried out at the sandbox, seen by the learner', async () => {
  const { learner, orderId } = await boughtInDemo([SECOND_PERSON_RUPIAH, 50_000]);
  await payAll();
  const [operator, finance] = [await newStaff(test, 'operator'), await newStaff(test, 'finance')];
  const begun = await test.call('POST', `/api/admin/order/${orderId}/refund`, {
    auth: operator.auth,
    body: { courseId: null, reason: 'Kelasnya tidak jadi diadakan' },
  });
  const { id, status } = begun.body.data as { id: string; status: string };
  expect(status).toBe('requested');
  await work();
  expect((await stateOf(test, orderId)).status, 'before the second yes').toBe('PAID');
  const decided = await test.call('POST', `/api/admin/refund/${id}/decision`, {
    auth: finance.auth,
    body: { decision: 'approve' },
  });
  expect(decided.body.data).toMatchObject({ status: 'approved' });
  await work();
  const [attempt] = await test.services.db
    .select({ id: schema.paymentAttempt.id })
    .from(schema.paymentAttempt)
    .where(eq(schema.paymentAttempt.orderId, orderId));
  expect((await sandbox().status(attempt!.id)).state).toBe('reversed');
  expect(await stateOf(test, orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0, refunds: 1 });
  expect(await refundSeenBy(learner, orderId)).toMatchObject({
    amount: SECOND_PERSON_RUPIAH + 50_000,
    status: 'settled',
  });
});

it('lets a demo learner ask herself, where the money goes back by the way it came', async () => {
  const { learner, orderId } = await boughtInDemo([60_000]);
  await payAll();
  await test.call('POST', `/api/payment/${orderId}/refund`, { auth: learner.auth, body: { reason: 'Salah pilih' } });
  expect(await refundSeenBy(learner, orderId)).toMatchObject({ amount: 60_000, status: 'requested' });
});

it('says that the sandbox does not run, and pays nothing', async () => {
  const { orderId } = await boughtInDemo([70_000]);
  await test.closeSandbox();
  await expect(payAll()).rejects.toThrow(ProviderUnavailable);
  expect(await test.services.db.$count(schema.paymentAttempt, eq(schema.paymentAttempt.orderId, orderId))).toBe(0);
});
