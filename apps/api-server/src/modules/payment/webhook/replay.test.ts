import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../db/index.ts';
import { deliver, openOrder, startPaymentTest, stateOf, type PaymentTest } from '../../../../test/payments.ts';
import { newStaff } from '../../../../test/staff.ts';
import { replay as takeUp } from './replay.ts';
import { withoutSecrets } from './withoutSecrets.ts';

let test: PaymentTest;
let auth: string;
beforeAll(async () => {
  test = await startPaymentTest();
  ({ auth } = await newStaff(test, 'finance'));
});
afterAll(() => test?.stop());

type Order = Awaited<ReturnType<typeof openOrder>>;
interface Message {
  id: string;
  outcome: string;
  replayOutcome: string | null;
  replayedBy: string | null;
  orderId: string | null;
  body: unknown;
}
const messages = async (query = '') =>
  (await test.call('GET', `/api/admin/webhook?${query}`, { auth })).body.data as unknown as Message[];
const replay = (id: string, by = auth) =>
  test.call('POST', `/api/admin/webhook/${encodeURIComponent(id)}/replay`, { auth: by });
/** The learner pays at the provider, whose message does not come. */
const payAt = async ({ attempt }: Order) => {
  const { status } = await fetch(`${test.sandboxUrl}/bayar/${attempt.id}`, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'bayar' }),
    redirect: 'manual',
  });
  return status;
};
const refused = async ({ attempt }: Order): Promise<string> => {
  const news = { id: attempt.id, state: 'settled', amount: attempt.amount };
  expect(await deliver(test, news, { headers: { 'x-sandbox-signature': 'f'.repeat(64) } })).toBe(401);
  const found = (await messages('outcome=badSignature&limit=100')).find(({ body }) =>
    JSON.stringify(body).includes(attempt.id),
  );
  return found!.id;
};

describe('what is kept of a message', () => {
  it('is without what signs it, however deep', () => {
    expect(
      withoutSecrets({ order_id: '1', signature_key: 'abc', nested: [{ access_token: 'x', ok: 1 }], none: null }),
    ).toEqual({ order_id: '1', signature_key: '…', nested: [{ access_token: '…', ok: 1 }], none: null });
  });

  it('of one of Midtrans names no signature', async () => {
    const { attempt } = await openOrder(test);
    await test.services.pool.query(`update payment_attempt set gateway = 'midtrans' where id = $1`, [attempt.id]);
    const message = { order_id: attempt.id, status_code: '200', signature_key: 'f'.repeat(128) };
    await test.call('POST', '/api/payment/webhook/midtrans', { auth: null, body: message });
    const kept = (await messages('outcome=badSignature&limit=100')).find(({ body }) =>
      JSON.stringify(body).includes(message.order_id),
    );
    expect(JSON.stringify(kept!.body)).not.toContain(message.signature_key);
  });
});

describe('a refused message', () => {
  it('that is taken up again is not believed: the provider says that nothing was paid', async () => {
    const order = await openOrder(test);
    const id = await refused(order);
    const { status, body } = await replay(id);
    expect([status, body.data]).toMatchObject([
      200,
      { id, outcome: 'badSignature', replayOutcome: 'ignored', orderId: order.orderId },
    ]);
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'UNPAID', enrolments: 0 });
  });

  it('of a payment the provider confirms pays the order once, however often and at once', async () => {
    const order = await openOrder(test);
    expect(await payAt(order)).toBeLessThan(400);
    const id = await refused(order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => replay(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await replay(id)).body.data).toMatchObject({ replayOutcome: 'ignored' });
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1, mails: 1, refunds: 0 });
    const { auditLog } = schema;
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'webhook.replay'), eq(auditLog.subject, `order ${order.orderId}`)));
    const outcomes = trail.map(({ after }) => (after as { outcome: string }).outcome);
    expect(outcomes.filter((outcome) => outcome !== 'ignored')).toEqual(['moved']);
  });

  it('that several take up from where it stood is written down once', async () => {
    const order = await openOrder(test);
    expect(await payAt(order)).toBeLessThan(400);
    await refused(order);
    const { auditLog, webhookLog } = schema;
    const [logged] = await test.services.db.select().from(webhookLog).where(eq(webhookLog.attemptId, order.attempt.id));
    const { userId } = await newStaff(test, 'finance');
    await Promise.all(Array.from({ length: 10 }, () => takeUp(test.services, logged!, userId)));
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'webhook.replay'), eq(auditLog.subject, `order ${order.orderId}`)));
    expect(trail.map(({ after }) => (after as { outcome: string }).outcome)).toEqual(['moved']);
  });

  it('of an order nobody knows stays what it is', async () => {
    await deliver(test, { id: randomUUID(), state: 'settled', amount: 1 });
    const [message] = await messages('outcome=unknownOrder');
    expect((await replay(message!.id)).body.data).toMatchObject({ replayOutcome: 'unknownOrder', orderId: null });
  });

  it('is found by who may, and there must be one', async () => {
    expect((await replay('sandbox:tidak-ada')).status).toBe(404);
    const order = await openOrder(test);
    const id = await refused(order);
    expect((await replay(id, (await newStaff(test, 'support')).auth)).status).toBe(403);
    await deliver(test, { id: order.attempt.id, state: 'pending', amount: order.attempt.amount });
    expect((await replay(`sandbox:${order.attempt.id}-pending`)).status).toBe(404); // it did what it said
  });

  it('waits while the provider is out of reach, and nothing is written', async () => {
    const order = await openOrder(test);
    const id = await refused(order);
    await test.closeSandbox();
    expect((await replay(id)).status).toBe(503);
    expect((await messages('outcome=badSignature&limit=100')).find((each) => each.id === id)).toMatchObject({
      replayOutcome: null,
    });
  });
});
