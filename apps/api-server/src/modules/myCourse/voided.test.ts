import type { VoidedCourse } from '@suluh/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASIC } from '../../../test/app.ts';
import { signedInTo } from '../../../test/learners.ts';
import { attemptOf, chooseMethod, startPaymentTest, waitingOrder, type PaymentTest } from '../../../test/payments.ts';
import type { Transaction } from '../payment/queries.ts';
import { reverseCharge } from '../payment/reverseCharge.ts';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const HOLDER = '1234567890123456';

async function paidByPrakerja() {
  const waiting = await waitingOrder(test, { isPrakerja: true, price: 50_000 });
  const { body } = await chooseMethod(test, waiting, 'pmo_prakerja');
  const { orderToken } = body.data as Transaction;
  const { orderId } = waiting;
  const post = (path: string, more: object) =>
    test.call('POST', `/api/payment/pmo/${path}`, { auth: BASIC, body: { orderId, orderToken, ...more } });
  await post('send-otp', { prakerjaId: HOLDER });
  const { otp } = (await (await fetch(`${test.prakerjaUrl}/kode/${HOLDER}`)).json()) as { otp: string };
  expect((await post('authorize', { otp })).body.data).toEqual({ status: 'PAID' });
  return waiting;
}

it('a course whose payment Prakerja cancelled is still seen by its learner, and does not open', async () => {
  const { learner, orderId, courseId } = await paidByPrakerja();
  const voided = async (auth = learner.auth) =>
    (await test.call('GET', '/api/my-course-voided', { auth })).body.data as VoidedCourse[];
  expect(await voided()).toEqual([]);
  const { services } = test;
  const attempt = await attemptOf(test, orderId);
  await services.db.transaction(async (tx) => {
    const [order] = await tx.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    await reverseCharge(tx, services, order!, attempt);
  });
  expect(await voided()).toMatchObject([{ courseId, orderId }]);
  const janabadra = await signedInTo(test, learner, 1);
  expect(await voided(janabadra)).toEqual([]);
  await services.db.insert(schema.courseProgram).values({ courseId, programId: 1 });
  expect(await voided(janabadra)).toMatchObject([{ courseId, orderId }]); // offered there, though bought elsewhere
  await services.db.delete(schema.courseProgram).where(eq(schema.courseProgram.courseId, courseId));
  await services.db.update(schema.orders).set({ programId: 1 }).where(eq(schema.orders.id, orderId));
  expect(await voided(janabadra)).toMatchObject([{ courseId, orderId }]); // bought there
  expect(await voided(await signedInTo(test, learner, 2))).toEqual([]);
  expect(await voided()).toMatchObject([{ courseId, orderId }]); // the main site shows all, as My Course does
  const other = await waitingOrder(test);
  expect(await voided(other.learner.auth)).toEqual([]);
  expect((await test.call('GET', '/api/my-course-voided', { auth: BASIC })).status).toBe(401);
  expect((await test.call('GET', `/api/my-course/${courseId}`, { auth: learner.auth })).status).toBe(404);
  const { body } = await test.call('GET', '/api/payment/history?status=failed', { auth: learner.auth });
  expect(body.data as Transaction[]).toMatchObject([
    { orderId, status: 'CANCEL', paidAt: expect.any(String), paymentMethod: { productCode: 'pmo_prakerja' } },
  ]);
});
