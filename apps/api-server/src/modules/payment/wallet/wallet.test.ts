import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { manyLearners, newCourse, type TestLearner } from '../../../../test/learners.ts';
import {
  attemptOf,
  chooseMethod,
  deliver,
  startPaymentTest,
  waitingOrder,
  type PaymentTest,
} from '../../../../test/payments.ts';
import { lookBearer } from '../../../../test/staff.ts';
import { schema } from '../../../db/index.ts';
import { eraseNextDue } from '../../personalData/eraseAccount.ts';
import type { Transaction } from '../queries.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const WALLET = '/api/payment/wallet';
/** A learner with a phone, by which wallets are linked. */
async function newLearner(phone: string | null = '+6281234567890'): Promise<TestLearner> {
  const [learner] = await manyLearners(test, 1);
  await test.services.db.update(schema.userAccount).set({ phone }).where(eq(schema.userAccount.id, learner!.userId));
  return learner!;
}
const begin = ({ auth }: TestLearner, body: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', WALLET, { auth, body: { productCode: 'GOPAY', ...body }, headers });
const back = ({ auth }: TestLearner) => test.call('POST', `${WALLET}/GOPAY/back`, { auth });
const unlink = ({ auth }: TestLearner) => test.call('DELETE', `${WALLET}/GOPAY`, { auth });
const urlOf = ({ body }: Awaited<ReturnType<typeof begin>>) => (body.data as { url: string }).url;
const agree = (url: string, saldo: number) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'setuju', saldo: String(saldo) }),
    redirect: 'manual',
  });
async function linked(saldo: number, learner?: TestLearner): Promise<TestLearner> {
  const who = learner ?? (await newLearner());
  await agree(urlOf(await begin(who)), saldo);
  expect((await back(who)).body.data).toEqual({ isLinked: true });
  return who;
}
const methodOf = async (auth: string, code = 'GOPAY') => {
  const { body } = await test.call('GET', '/api/payment/method', { auth });
  return (body.data as { productCode: string }[]).find(({ productCode }) => productCode === code);
};
const rowsOf = ({ userId }: TestLearner) =>
  test.services.db
    .select()
    .from(schema.linkedWallet)
    .where(eq(schema.linkedWallet.userId, userId))
    .orderBy(schema.linkedWallet.createdAt);
const orderOf = async (learner: TestLearner, price: number) => {
  const waiting = await waitingOrder(test, { ...(await newCourse(test, { price })), price });
  await test.services.db
    .update(schema.orders)
    .set({ userId: learner.userId })
    .where(eq(schema.orders.id, waiting.orderId));
  return { ...waiting, learner };
};

describe('linking a wallet', () => {
  it('leads to whoever keeps it and back; from then on its balance is told', async () => {
    const learner = await newLearner();
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'offered' });
    const begun = await begin(learner);
    expect([begun.status, urlOf(begun)]).toEqual([200, expect.stringMatching(`^${test.sandboxUrl}/dompet/`)]);
    expect((await back(learner)).body.data).toEqual({ isLinked: false }); // nobody has agreed
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'offered' });
    await agree(urlOf(begun), 250_000);
    expect((await back(learner)).body.data).toEqual({ isLinked: true });
    expect((await back(learner)).body.data).toEqual({ isLinked: true });
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: { balance: 250_000 }, walletLink: 'linked' });
    expect(await methodOf(learner.auth, 'VA_BCA')).toMatchObject({ eWallet: null, walletLink: null });
    expect(await methodOf((await newLearner()).auth)).toMatchObject({ eWallet: null, walletLink: 'offered' });
  });

  it.each([
    [
      'the page it was asked on',
      '/payment-method?cart=c-1&method=GOPAY',
      '/payment-method?cart=c-1&method=GOPAY&dompet=GOPAY',
    ],
    ['not its error', '/payment-method?order=SLH-1&error=UNAVAILABLE', '/payment-method?order=SLH-1&dompet=GOPAY'],
    ['another page of the site', '/profile?a=1', '/payment-method?dompet=GOPAY'],
    ['somebody else’s site', 'https://jahat.example/payment-method?a=1', '/payment-method?dompet=GOPAY'],
    ['without one', '', '/payment-method?dompet=GOPAY'],
  ])('returns to %s', async (_, page, path) => {
    const learner = await newLearner();
    const url = urlOf(await begin(learner, { page }));
    expect((await agree(url, 1)).headers.get('location')).toBe(`${test.env.MAIN_ORIGIN}${path}`);
  });

  it('begun twice at once is one wallet; a minute later it is a new try', async () => {
    const learner = await newLearner();
    const urls = await Promise.all(Array.from({ length: 5 }, async () => urlOf(await begin(learner))));
    expect(new Set(urls).size).toBe(1);
    expect(await rowsOf(learner)).toHaveLength(1);
    await test.services.pool.query(
      "update linked_wallet set created_at = created_at - interval '61 seconds' where user_id = $1",
      [learner.userId],
    );
    expect(urlOf(await begin(learner))).not.toBe(urls[0]);
    expect((await rowsOf(learner)).map(({ state }) => state)).toEqual(['ended', 'pending']);
  });

  it('of one that was agreed to, and not come back from, finds it linked; another is let go where it is kept', async () => {
    const later = ({ userId }: TestLearner) =>
      test.services.pool.query(
        "update linked_wallet set created_at = created_at - interval '61 seconds' where user_id = $1",
        [userId],
      );
    const agreed = await newLearner();
    await agree(urlOf(await begin(agreed)), 90_000);
    await later(agreed);
    expect(urlOf(await begin(agreed))).toBe(`${test.env.MAIN_ORIGIN}/payment-method?dompet=GOPAY`);
    expect((await rowsOf(agreed)).map(({ state }) => state)).toEqual(['linked']);

    const undecided = await newLearner();
    const url = urlOf(await begin(undecided));
    await later(undecided);
    await begin(undecided);
    await agree(url, 90_000); // in the tab that was left open
    expect((await back(undecided)).body.data).toEqual({ isLinked: false });
    expect((await rowsOf(undecided)).map(({ state }) => state)).toEqual(['ended', 'pending']);
  });

  it('of one that is linked leads back at once', async () => {
    const learner = await linked(250_000);
    expect(urlOf(await begin(learner))).toBe(`${test.env.MAIN_ORIGIN}/payment-method?dompet=GOPAY`);
    expect(await rowsOf(learner)).toHaveLength(1);
  });

  it.each([
    ['a bank account', 'VA_BCA', '+6281234567890', 409, 'METHOD_UNAVAILABLE'],
    ['a wallet nobody links', 'OVO', '+6281234567890', 409, 'METHOD_UNAVAILABLE'],
    ['what there is not', 'DOMPET', '+6281234567890', 409, 'METHOD_UNAVAILABLE'],
    ['one without a phone', 'GOPAY', null, 409, 'PHONE_MISSING'],
  ])('is refused for %s', async (_, productCode, phone, status, code) => {
    const learner = await newLearner(phone);
    const refused = await begin(learner, { productCode });
    expect([refused.status, refused.body.status]).toEqual([status, code]);
    expect(await rowsOf(learner)).toEqual([]);
  });

  it('is refused to whom nothing is sold, to strangers and to looks, and so often only', async () => {
    expect((await test.call('POST', WALLET, { body: { productCode: 'GOPAY' } })).status).toBe(401);
    const intern = await test.bearer('magang', 'internship-ddb');
    expect((await test.call('POST', WALLET, { auth: intern, body: { productCode: 'GOPAY' } })).status).toBe(403);
    const learner = await newLearner();
    const look = await lookBearer(test, learner);
    for (const asked of [begin, back, unlink])
      expect((await asked({ ...learner, auth: look })).body.status).toBe('LOOK_READ_ONLY');
    const many = await Promise.all(Array.from({ length: 31 }, () => begin(learner)));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the balance of a linked wallet', () => {
  it('is told to nobody but its owner: not to a look of staff', async () => {
    const learner = await linked(250_000);
    expect(await methodOf(await lookBearer(test, learner))).toMatchObject({ eWallet: null, walletLink: null });
  });

  it('is not known while its keeper is silent or away, and the methods come all the same', async () => {
    const learner = await linked(250_000);
    const { wallets } = test.services.providers.get('sandbox')!;
    const asking = vi.spyOn(wallets!, 'account').mockRejectedValueOnce(new Error('away'));
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'linked', isAvailable: true });
    expect(asking.mock.calls[0]?.[1]).toEqual({ attempts: 1, timeoutMs: 1_000 });
    asking.mockRestore();
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: { balance: 250_000 } });
  });

  it('is told no more once its owner unlinked it at the provider', async () => {
    const learner = await linked(250_000);
    const [row] = await rowsOf(learner);
    await test.services.providers.get('sandbox')!.wallets!.unlink(row!.accountId!);
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'offered' });
    expect((await rowsOf(learner))[0]).toMatchObject({ state: 'ended', endedAt: expect.any(Date) });
  });
});

describe('unlinking a wallet', () => {
  it('ends it here and at its provider, twice as well as once; linked again it is another', async () => {
    const learner = await linked(250_000);
    const [row] = await rowsOf(learner);
    expect([(await unlink(learner)).status, (await unlink(learner)).status]).toEqual([200, 200]);
    const { wallets } = test.services.providers.get('sandbox')!;
    expect((await wallets!.account(row!.accountId!)).state).toBe('ended');
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'offered' });
    await linked(90_000, learner);
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: { balance: 90_000 } });
    expect((await rowsOf(learner)).map(({ state }) => state)).toEqual(['ended', 'linked']);
  });

  it('is of one’s own alone', async () => {
    const learner = await linked(250_000);
    expect((await unlink(await newLearner())).status).toBe(200);
    expect(await methodOf(learner.auth)).toMatchObject({ walletLink: 'linked' });
  });

  it('comes with the erasure of its account', async () => {
    const learner = await linked(250_000);
    const [row] = await rowsOf(learner);
    await test.services.pool.query("update user_account set closing_at = now() - interval '8 days' where id = $1", [
      learner.userId,
    ]);
    while (await eraseNextDue(test.services));
    expect(await rowsOf(learner)).toEqual([]);
    const { wallets } = test.services.providers.get('sandbox')!;
    expect((await wallets!.account(row!.accountId!)).state).toBe('ended');
  });
});

describe('paying by a linked wallet', () => {
  it.each([
    ['just as much', 102_000, 200],
    ['a rupiah less', 101_999, 409],
  ])('that holds %s as is to be paid, its fee included', async (_, saldo, expected) => {
    const order = await orderOf(await linked(saldo), 100_000);
    const { status, body } = await chooseMethod(test, order, 'GOPAY');
    expect(status).toBe(expected);
    if (status === 409)
      expect(body).toMatchObject({ status: 'METHOD_UNAVAILABLE', message: 'Saldo tidak cukup untuk pesanan ini.' });
  });

  it('takes it from there, and what was paid is told by its message', async () => {
    const learner = await linked(250_000);
    const order = await orderOf(learner, 100_000);
    const { body } = await chooseMethod(test, order, 'GOPAY');
    const { paymentUrl } = (body.data as Transaction).paymentMethod!;
    await fetch(paymentUrl!, { method: 'POST', body: new URLSearchParams({ aksi: 'bayar' }) });
    const attempt = await attemptOf(test, order.orderId);
    expect(attempt.walletId).toBe((await rowsOf(learner))[0]!.id);
    await deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: { balance: 148_000 } });
  });

  it('is another payment than one by the app alone: linked in between, it opens anew', async () => {
    const order = await orderOf(await newLearner(), 100_000);
    await chooseMethod(test, order, 'GOPAY');
    const before = await attemptOf(test, order.orderId);
    await linked(250_000, order.learner);
    await chooseMethod(test, order, 'GOPAY');
    const after = await attemptOf(test, order.orderId);
    expect([before.walletId, after.walletId !== null, after.id !== before.id]).toEqual([null, true, true]);
    await chooseMethod(test, order, 'GOPAY');
    expect((await attemptOf(test, order.orderId)).id).toBe(after.id);
  });

  it('is let try while nobody knows what it holds', async () => {
    const order = await orderOf(await linked(1), 100_000);
    const asking = vi
      .spyOn(test.services.providers.get('sandbox')!.wallets!, 'account')
      .mockRejectedValueOnce(new Error());
    expect((await chooseMethod(test, order, 'GOPAY')).status).toBe(200);
    asking.mockRestore();
  });
});

describe('while the provider is away', () => {
  it('nothing is linked or unlinked, and what is linked stays', async () => {
    const [learner, other] = [await linked(250_000), await newLearner()];
    await test.closeSandbox();
    for (const answer of [await begin(other), await unlink(learner)])
      expect([answer.status, answer.body.status]).toEqual([503, 'UNAVAILABLE']);
    expect((await rowsOf(learner))[0]!.state).toBe('linked');
    expect(await methodOf(learner.auth)).toMatchObject({ eWallet: null, walletLink: 'linked' });
  });
});
