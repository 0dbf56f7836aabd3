import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECOND_PERSON_RUPIAH } from '@suluh/domain/staff';
import { DAY_MS } from '@suluh/domain/time';
import { staffText } from '@suluh/i18n-id/staff';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  startPaymentTest,
  stateOf,
  type PaymentTest,
} from '../../../test/payments.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { runDueJobs } from './jobs/run.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: PaymentTest;
let dewi: TestLearner;
let petrus: TestLearner;
let support: TestLearner;
beforeAll(async () => {
  test = await startPaymentTest();
  [dewi, petrus, support] = await Promise.all([
    newStaff(test, 'finance'),
    newStaff(test, 'finance'),
    newStaff(test, 'support'),
  ]);
});
afterAll(() => test?.stop());

const REASON = 'Kelasnya tidak sesuai dengan yang dijanjikan.';

/** A paid order of courses at these prices; paid at the provider itself. */
async function paidOrder(prices: readonly number[], productCode = 'QRIS', more: object = {}) {
  const courses = await Promise.all(prices.map((price) => newCourse(test, { price })));
  const [learner] = await manyLearners(test, 1);
  const cartIds: string[] = [];
  for (const [at, { courseId }] of courses.entries())
    cartIds.push(...(await fillCarts(test, [learner!], { courseId, eventId: null, price: prices[at]! })));
  const { status, body } = await confirmCarts(test, learner!, cartIds, more);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { orderId } = body.data as { orderId: string };
  await chooseMethod(test, { learner: learner!, orderId }, productCode);
  const attempt = await attemptOf(test, orderId);
  await fetch(`${test.sandboxUrl}/bayar/${attempt.id}`, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'hilang' }),
    redirect: 'manual',
  });
  await deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
  return { orderId, learner: learner!, attempt, courseIds: courses.map(({ courseId }) => courseId) };
}
type Order = Awaited<ReturnType<typeof paidOrder>>;

interface Row {
  id: string;
  status: string;
  amount: number;
  sum: number;
  begunBy: string | null;
  firstApprovedBy: string | null;
  course: string | null;
}
const begin = async (orderId: string, who: TestLearner, more: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', `/api/admin/order/${orderId}/refund`, {
    auth: who.auth,
    body: { reason: REASON, ...more },
    headers,
  });
const rowOf = ({ body }: { body: { data?: unknown } }) => body.data as Row;
const decide = (id: string, who: TestLearner, body: object = { decision: 'approve' }) =>
  test.call('POST', `/api/admin/refund/${id}/decision`, { auth: who.auth, body });
const ask = ({ learner, orderId }: Order) =>
  test.call('POST', `/api/payment/${orderId}/refund`, { auth: learner.auth, body: { reason: 'Salah pilih' } });
const seen = async ({ learner, orderId }: Order) =>
  (await test.call('GET', `/api/payment/history/${orderId}`, { auth: learner.auth })).body.data as unknown as {
    refund: { status: string; isByStaff: boolean; refusal: string | null; asksAccount: boolean } | null;
    canAskRefund: boolean;
  };
const mailsOf = async ({ orderId }: Order) =>
  (
    await test.services.pool.query<{ kind: string; reason: string | null }>(
      `select kind, payload->>'reason' as reason from outbox where payload->>'orderId' = $1 and kind not in ('ticket', 'orderUnpaid', 'orderPaid') order by id`,
      [orderId],
    )
  ).rows;
const work = async () => {
  for (let round = 0; round < 3; round++) await Promise.all([runDueJobs(test.services), runDueJobs(test.services)]);
};

describe('a refund that staff begin', () => {
  it('is approved at once by who may decide, told with its reason, sent, and ends the order', async () => {
    const order = await paidOrder([100_000]);
    const answer = await begin(order.orderId, dewi);
    expect([answer.status, rowOf(answer)]).toMatchObject([201, { status: 'approved', amount: order.attempt.amount }]);
    expect(await mailsOf(order)).toEqual([{ kind: 'refundBegun', reason: REASON }]);
    expect((await seen(order)).refund).toMatchObject({ status: 'approved', isByStaff: true });
    await work();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0, refunds: 1 });
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['refundBegun', 'orderRefunded']);
    const { body } = await test.call('GET', `/api/admin/order/${order.orderId}`, { auth: dewi.auth });
    const { timeline } = body.data as unknown as { timeline: { what: string; who: string; detail: string | null }[] };
    expect(timeline.filter(({ what }) => what.startsWith('refund.'))).toMatchObject([
      { what: 'refund.begin', who: 'staff', detail: REASON },
      { what: 'refund.approved', who: 'staff' },
      { what: 'refund.settled', who: 'provider' },
    ]);
  });

  it('waits for one who may decide when whoever begins it may not', async () => {
    const order = await paidOrder([100_000]);
    const begun = rowOf(await begin(order.orderId, support));
    expect(begun).toMatchObject({ status: 'requested', firstApprovedBy: null });
    expect((await decide(begun.id, support)).status).toBe(403);
    expect((await seen(order)).refund).toMatchObject({ status: 'requested', isByStaff: true });
    await work();
    expect((await stateOf(test, order.orderId)).status).toBe('PAID');
    expect(rowOf(await decide(begun.id, dewi)).status).toBe('approved');
  });

  it('of a large sum counts as the first yes, and the second is another person’s', async () => {
    const order = await paidOrder([SECOND_PERSON_RUPIAH]);
    const begun = rowOf(await begin(order.orderId, dewi));
    expect(begun.status).toBe('requested');
    expect(begun.firstApprovedBy).toBe(begun.begunBy);
    expect((await decide(begun.id, dewi)).body.status).toBe('SECOND_PERSON_REQUIRED');
    expect(rowOf(await decide(begun.id, petrus)).status).toBe('approved');
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['refundBegun', 'refundApproved']);
  });

  it('is judged by the sum of its order: parts of a large sum want two people too', async () => {
    const half = SECOND_PERSON_RUPIAH / 2;
    const order = await paidOrder([half, half, half]);
    const [first, second] = order.courseIds as [number, number];
    expect(rowOf(await begin(order.orderId, dewi, { courseId: first }))).toMatchObject({ status: 'approved' });
    const next = rowOf(await begin(order.orderId, dewi, { courseId: second }));
    expect(next).toMatchObject({ status: 'requested', amount: half, sum: SECOND_PERSON_RUPIAH });
    expect((await decide(next.id, dewi)).body.status).toBe('SECOND_PERSON_REQUIRED');
    expect(rowOf(await decide(next.id, petrus)).status).toBe('approved');
  });

  it('of one course takes that course alone away, and the next one gives the rest', async () => {
    const order = await paidOrder([100_000, 200_000]);
    const [first, second] = order.courseIds as [number, number];
    expect(rowOf(await begin(order.orderId, dewi, { courseId: first })).amount).toBe(100_000);
    expect((await begin(order.orderId, dewi, { courseId: first })).status).toBe(409);
    expect((await begin(order.orderId, dewi)).body.status).toBe('CONFLICT'); // a part is on its way
    await work();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1 });
    expect((await begin(order.orderId, dewi, { courseId: first })).status).toBe(409); // once
    expect(rowOf(await begin(order.orderId, dewi, { courseId: second })).amount).toBe(order.attempt.amount - 100_000);
    await work();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0 });
  });

  it('of one course of an order with a promo gives back what it cost, and leaves the other one open', async () => {
    await test.services.db.insert(schema.promo).values({
      code: 'BERDUA',
      title: 'Berdua',
      amount: 150_000,
      maxItems: 5,
      startAt: new Date(0),
      endAt: new Date(Date.now() + DAY_MS),
    });
    const order = await paidOrder([100_000, 200_000], 'QRIS', { promoCode: 'BERDUA' });
    const [cheap, dear] = order.courseIds as [number, number];
    expect(rowOf(await begin(order.orderId, dewi, { courseId: dear })).amount).toBe(100_000); // half of it was the promo
    await work();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'PAID', enrolments: 1 });
    expect(rowOf(await begin(order.orderId, dewi, { courseId: cheap })).amount).toBe(order.attempt.amount - 100_000);
    await work();
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0 });
  });

  it('shuts the learner’s own request out while it is open, and is shut out by theirs', async () => {
    const order = await paidOrder([SECOND_PERSON_RUPIAH]);
    expect((await seen(order)).canAskRefund).toBe(true);
    const { id } = rowOf(await begin(order.orderId, dewi));
    expect((await seen(order)).canAskRefund).toBe(false);
    expect((await ask(order)).body.status).toBe('REFUND_CLOSED');
    const refused = { decision: 'refuse', refusal: 'Salah pesanan yang dipilih' };
    expect(rowOf(await decide(id, petrus, refused)).status).toBe('refused');
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['refundBegun', 'refundNotGiven']);
    expect((await seen(order)).canAskRefund).toBe(true);
    expect((await ask(order)).status).toBe(201);
    expect((await begin(order.orderId, dewi)).body.status).toBe('CONFLICT');
  });

  it('is one refund of one order when all begin and ask at once', async () => {
    for (let repeat = 0; repeat < 5; repeat++) {
      const order = await paidOrder([100_000, 100_000]);
      const answers = await Promise.all([
        ...[dewi, petrus, support].map((who) => begin(order.orderId, who)),
        ask(order),
        begin(order.orderId, dewi),
      ]);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await stateOf(test, order.orderId)).refunds).toBe(1);
      await work();
      expect((await stateOf(test, order.orderId)).refunds).toBe(1);
    }
  });

  it('sent again under its key is the same refund', async () => {
    const order = await paidOrder([100_000]);
    const key = { 'idempotency-key': `dana-${order.orderId}` };
    const answers = [await begin(order.orderId, dewi, {}, key), await begin(order.orderId, dewi, {}, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(rowOf(answers[0]!).id).toBe(rowOf(answers[1]!).id);
  });

  it('of money a bank took waits for the account its learner names', async () => {
    const order = await paidOrder([100_000], 'VA_BCA');
    const { id } = rowOf(await begin(order.orderId, dewi));
    await work();
    expect((await seen(order)).refund).toMatchObject({ status: 'transfer', asksAccount: true });
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['refundBegun', 'refundAccount']);
    const account = { bank: 'BCA', number: '1234567890', holder: 'Rani Wulandari' };
    const given = await test.call('PUT', `/api/payment/${order.orderId}/refund-account`, {
      auth: order.learner.auth,
      body: account,
    });
    expect(given.status).toBe(200);
    const transfer = `/api/admin/refund/${id}/transfer`;
    await test.call('GET', `/api/admin/refund/${id}/account`, { auth: dewi.auth });
    const body = { reference: 'TRF-9', numberEnd: '7890' };
    expect((await test.call('POST', transfer, { auth: dewi.auth, body })).status).toBe(200);
    expect((await test.call('POST', transfer, { auth: petrus.auth, body: {} })).status).toBe(200);
    expect((await stateOf(test, order.orderId)).status).toBe('CANCEL');
  });

  it('of a large sum that a bank took is neither recorded nor confirmed by who began it', async () => {
    const order = await paidOrder([SECOND_PERSON_RUPIAH], 'VA_BCA');
    const { id } = rowOf(await begin(order.orderId, dewi));
    expect((await decide(id, petrus)).status).toBe(200);
    await work();
    const account = { bank: 'BCA', number: '1234567890', holder: 'Rani Wulandari' };
    await test.call('PUT', `/api/payment/${order.orderId}/refund-account`, { auth: order.learner.auth, body: account });
    const third = await newStaff(test, 'finance');
    const say = async ({ auth }: TestLearner, body: object) => {
      await test.call('GET', `/api/admin/refund/${id}/account`, { auth });
      return test.call('POST', `/api/admin/refund/${id}/transfer`, { auth, body });
    };
    const made = { reference: 'TRF-10', numberEnd: '7890' };
    expect((await say(dewi, made)).body.status).toBe('SECOND_PERSON_REQUIRED');
    expect((await say(petrus, made)).status).toBe(200);
    expect((await say(dewi, {})).body.status).toBe('SECOND_PERSON_REQUIRED');
    expect((await say(third, {})).status).toBe(200);
  });

  it('that failed is tried again, and the story of the order names who did', async () => {
    const order = await paidOrder([100_000]);
    const { id } = rowOf(await begin(order.orderId, dewi));
    const { auditLog, refund, userAccount } = schema;
    const { db } = test.services;
    await db.update(refund).set({ status: 'failed' }).where(eq(refund.id, id));
    expect((await test.call('POST', `/api/admin/refund/${id}/retry`, { auth: petrus.auth })).status).toBe(200);
    const [someone] = await db.select().from(userAccount).where(eq(userAccount.id, petrus.userId));
    const { body } = await test.call('GET', `/api/admin/order/${order.orderId}`, { auth: dewi.auth });
    const { timeline } = body.data as unknown as { timeline: { what: string; by: string | null }[] };
    expect(timeline.find(({ what }) => what === 'refund.retry')).toMatchObject({ by: someone!.fullname });
    const retried = and(eq(auditLog.subject, `refund:${id}`), eq(auditLog.actorId, petrus.userId));
    expect(await db.$count(auditLog, retried)).toBe(1);
    await work();
  });

  it('of a large sum that failed is tried again by who began it only once somebody else said yes', async () => {
    const order = await paidOrder([SECOND_PERSON_RUPIAH]);
    const { id } = rowOf(await begin(order.orderId, dewi));
    const { auditLog, refund } = schema;
    const { db } = test.services;
    const retry = ({ auth }: TestLearner) => test.call('POST', `/api/admin/refund/${id}/retry`, { auth });
    const fail = () => db.update(refund).set({ status: 'failed' }).where(eq(refund.id, id));
    await fail(); // as nobody but her knows of it yet
    const refused = await retry(dewi);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { status: 'SECOND_PERSON_REQUIRED', message: staffText.refund.ownRetry },
    ]);
    expect(
      await db.$count(auditLog, and(eq(auditLog.subject, `refund:${id}`), eq(auditLog.action, 'refund.retry'))),
    ).toBe(0);
    await db.update(refund).set({ status: 'requested' }).where(eq(refund.id, id));
    expect((await decide(id, petrus)).status).toBe(200);
    await fail();
    expect((await retry(dewi)).body.data).toMatchObject({ status: 'approved' });
    await work();
  });

  it('of one’s own order that failed is tried again by somebody else', async () => {
    const order = await paidOrder([100_000]);
    const { id } = rowOf(await begin(order.orderId, dewi));
    const { orders, refund } = schema;
    const { db } = test.services;
    await db.update(refund).set({ status: 'failed' }).where(eq(refund.id, id));
    await db.update(orders).set({ userId: petrus.userId }).where(eq(orders.id, order.orderId));
    const retry = ({ auth }: TestLearner) => test.call('POST', `/api/admin/refund/${id}/retry`, { auth });
    expect((await retry(petrus)).body.message).toBe(staffText.refund.ownMoney);
    expect((await retry(dewi)).status).toBe(200); // of a small sum, which she may decide about alone
    await db.update(orders).set({ userId: order.learner.userId }).where(eq(orders.id, order.orderId));
    await work();
  });

  it('is refused of one’s own order, without a reason, of what was not paid, and to other roles', async () => {
    const own = await paidOrder([100_000]);
    const { userId } = own.learner;
    await test.services.db
      .update(schema.userAccount)
      .set({ isVerified: true })
      .where(eq(schema.userAccount.id, userId));
    await test.services.db.insert(schema.staffGrant).values({ userId, role: 'finance', startsAt: test.services.now() });
    const buyer = { ...own.learner, auth: await staffBearer(test, userId) };
    expect((await begin(own.orderId, buyer)).body.status).toBe('SECOND_PERSON_REQUIRED');
    expect((await begin(own.orderId, dewi, { reason: 'Singkat' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'reason' }],
    });
    expect((await begin('SLH-TIDAKADA', dewi)).status).toBe(404);
    expect((await begin(own.orderId, await newStaff(test, 'content'))).status).toBe(403);
    expect((await begin(own.orderId, own.learner)).status).toBe(403);
    expect((await begin(own.orderId, dewi, { courseId: 999_999 })).body.status).toBe('REFUND_CLOSED');
    expect((await begin(own.orderId, dewi)).status).toBe(201);
    await work();
    expect((await begin(own.orderId, dewi)).status).toBe(409); // it is back
  });
});
