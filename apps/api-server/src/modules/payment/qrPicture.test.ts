import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyLearners } from '../../../test/learners.ts';
import { chooseMethod, deliver, openOrder, startPaymentTest, type PaymentTest } from '../../../test/payments.ts';

let test: PaymentTest;
let order: Awaited<ReturnType<typeof openOrder>>;
beforeAll(async () => {
  test = await startPaymentTest();
  order = await openOrder(test, {}, 'QRIS');
});
afterAll(() => test?.stop());

const picture = (auth: string | null = order.learner.auth, orderId = order.orderId) =>
  test.app.inject({
    url: `/api/payment/${orderId}/qr`,
    headers: auth === null ? {} : { authorization: auth },
  });
const qrOf = async (): Promise<string | null> =>
  (
    (await test.call('GET', `/api/payment/history/${order.orderId}`, { auth: order.learner.auth })).body.data as {
      paymentMethod: { qr: string | null };
    }
  ).paymentMethod.qr;

it('gives the code an order waits to be paid by, also as a picture', async () => {
  expect(await qrOf()).toMatch(/\S/);
  const { statusCode, headers, rawPayload } = await picture();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['content-disposition']).toContain(`qris-${order.orderId}.png`);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

it('gives it to its learner alone', async () => {
  const [stranger] = await manyLearners(test, 1);
  expect((await picture(stranger!.auth)).statusCode).toBe(404);
  expect((await picture(null)).statusCode).toBe(401);
});

it('has none for another method, for an unknown order, nor once it was paid', async () => {
  const other = await openOrder(test);
  expect((await picture(other.learner.auth, other.orderId)).statusCode).toBe(404);
  expect((await picture(order.learner.auth, 'SLH-TIDAKADA')).statusCode).toBe(404);
  await deliver(test, { id: order.attempt.id, state: 'settled', amount: order.attempt.amount });
  expect((await picture()).statusCode).toBe(404);
  expect(await qrOf()).toBeNull();
});

it('forgets the code with the method', async () => {
  const changed = await openOrder(test, {}, 'QRIS');
  await chooseMethod(test, changed);
  expect((await picture(changed.learner.auth, changed.orderId)).statusCode).toBe(404);
});
