import { DAY_SECONDS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import {
  confirmCarts,
  fillCarts,
  manyLearners,
  newCourse,
  signedInTo,
  type TestLearner,
} from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';

const PRICE = 150_000;
const { promoUsage, referral, userAccount } = schema;

let test: TestApp;
let ahead = 0;
beforeAll(async () => void (test = await startTestApp()));
afterAll(async () => {
  test.advance(-ahead);
  await test.stop();
});

const later = (days: number) => {
  ahead += days * DAY_SECONDS;
  test.advance(days * DAY_SECONDS);
};

const asThey = async (who: TestLearner) => ({ auth: await signedInTo(test, who, null) });
const infoOf = async (who: TestLearner) =>
  (await test.call('POST', '/api/referral/info', await asThey(who))).body.data as {
    code: string;
    ready: number;
    waiting: number;
    nextPromo: string | null;
  };
const friendsOf = async (who: TestLearner) =>
  (await test.call('GET', '/api/referral/friends', await asThey(who))).body.data as { name: string; state: string }[];

let people = 0;
/** Somebody registers with a code and logs in. */
async function friendWith(referralCode: string, phone = '81234567890'): Promise<TestLearner> {
  const email = `teman-${++people}@contoh.example`;
  const made = await test.call('POST', '/api/auth/register', {
    body: {
      fullname: 'Tia Permata',
      email,
      phone,
      password: 'Belajar-Bareng-9',
      consent: true,
      referralCode,
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { userId } = made.body.data as { userId: string };
  const [like] = await manyLearners(test, 1);
  return { ...like!, userId };
}

/** They buy a course and pay for it. */
async function buys(who: TestLearner, { price = PRICE, promoCode = '' } = {}): Promise<string> {
  const course = await newCourse(test, { price });
  const carts = await fillCarts(test, [who], { ...course, price });
  const { body, status } = await confirmCarts(test, { ...who, ...(await asThey(who)) }, carts, { promoCode });
  expect(status, JSON.stringify(body)).toBe(201);
  const { orderId } = body.data as { orderId: string };
  await happens(orderId, 'settled');
  return orderId;
}
const happens = (orderId: string, event: 'settled' | 'reversed') =>
  test.services.db.transaction((tx) => applyOrderEvent(tx, test.services, { orderId, event }));

const promoOf = async (who: TestLearner, promoCode: string) =>
  test.call('POST', '/api/promo/check', { ...(await asThey(who)), body: { promoCode } });

describe('a referral code', () => {
  it('is made when it is first asked for, and stays', async () => {
    const [rani] = await manyLearners(test, 1);
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await infoOf(rani!)).code));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[A-Z]+-[A-Z2-9]{4}$/);
  });

  it('that nobody has refuses a registration, and none is made', async () => {
    const { status, body } = await test.call('POST', '/api/auth/register', {
      body: {
        fullname: 'Tia Permata',
        email: 'salah-kode@contoh.example',
        phone: '81234567890',
        password: 'Belajar-Bareng-9',
        consent: true,
        referralCode: 'TIDAK-ADA1',
      },
    });
    expect([status, body.status, body.message]).toEqual([404, 'REFERRAL_UNKNOWN', 'Kode referral tidak ditemukan']);
    expect(await test.services.db.$count(userAccount, eq(userAccount.email, 'salah-kode@contoh.example'))).toBe(0);
  });
});

describe('who joins by a code', () => {
  it('has a first purchase that is cheaper, theirs alone, written in any case', async () => {
    const [rani, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const friend = await friendWith((await infoOf(rani)).code.toLowerCase().replace('-', ' '));
    const { body } = await test.call('GET', '/api/promo', await asThey(friend));
    const mine = (body.data as { promoCode: string; discountPrice: number }[]).find(({ promoCode }) =>
      promoCode.startsWith('HALO'),
    )!;
    expect((await promoOf(friend, mine.promoCode)).status).toBe(200);
    expect((await promoOf(other, mine.promoCode)).status).toBe(404);
    expect((await test.call('GET', `/api/promo/${mine.promoCode}`, await asThey(friend))).status).toBe(200);
    expect((await test.call('GET', `/api/promo/${mine.promoCode}`, await asThey(other))).status).toBe(404);
    expect((await test.call('GET', `/api/promo/${mine.promoCode}`)).status).toBe(404);
    await buys(friend, { promoCode: mine.promoCode });
    expect(await friendsOf(rani)).toEqual([
      expect.objectContaining({ name: 'Tia P.', state: 'waiting', reward: 25_000 }),
    ]);
    expect(await friendsOf(other)).toEqual([]);
  });
});

describe('who brought a friend', () => {
  it('is told of the payment, once, and has the reward seven days later', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    expect(await friendsOf(rani)).toEqual([expect.objectContaining({ state: 'joined', reward: 0 })]);
    await buys(friend);
    await buys(friend);
    expect(await infoOf(rani)).toMatchObject({ ready: 0, waiting: 25_000, nextPromo: null });
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, rani.userId));
    const mails = (await outboxOf(test.services.db, 'referralReward')).filter(
      ({ payload }) => (payload as { to: string }).to === account!.email,
    );
    expect(mails).toHaveLength(1);
    expect(mailOf({ ...mails[0]!, id: String(mails[0]!.id) }).text).toContain('/referral-code');
    const [row] = await test.services.db.select().from(referral).where(eq(referral.referrerId, rani.userId));
    const promoCode = row!.promoCode!;
    expect((await promoOf(rani, promoCode)).status).toBe(409);
    later(7);
    expect(await infoOf(rani)).toMatchObject({ ready: 25_000, waiting: 0, nextPromo: promoCode });
    expect((await promoOf(rani, promoCode)).status).toBe(200);
    expect((await promoOf(friend, promoCode)).status).toBe(404);
    await buys(rani, { promoCode });
    expect(await infoOf(rani)).toMatchObject({ ready: 0, waiting: 0, nextPromo: null });
    expect(await friendsOf(rani)).toEqual([expect.objectContaining({ state: 'ready', reward: 25_000 })]);
  });

  it('has nothing of a purchase below the least', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    await buys(friend, { price: 99_999 });
    expect(await friendsOf(rani)).toEqual([expect.objectContaining({ state: 'joined' })]);
  });

  it('has nothing of a second account with the own phone', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    await test.services.db.update(userAccount).set({ phone: '+6281200000001' }).where(eq(userAccount.id, rani.userId));
    const self = await friendWith((await infoOf(rani)).code, '81200000001');
    await buys(self);
    expect(await infoOf(rani)).toMatchObject({ ready: 0, waiting: 0 });
    expect(await friendsOf(rani)).toEqual([expect.objectContaining({ state: 'joined', reward: 0 })]);
  });

  it('has one reward of friends with one phone, also when they pay at once', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const { code } = await infoOf(rani);
    const friends = [await friendWith(code, '81200000002'), await friendWith(code, '81200000002')];
    await Promise.all(friends.map((friend) => buys(friend)));
    expect((await infoOf(rani)).waiting).toBe(25_000);
    await buys(await friendWith(code, '81200000003'));
    expect((await infoOf(rani)).waiting).toBe(50_000);
  });

  it('has one reward, however often the payment is announced at once', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    const course = await newCourse(test, { price: PRICE });
    const carts = await fillCarts(test, [friend], { ...course, price: PRICE });
    const { body } = await confirmCarts(test, { ...friend, ...(await asThey(friend)) }, carts);
    const { orderId } = body.data as { orderId: string };
    await Promise.all(Array.from({ length: 10 }, () => happens(orderId, 'settled')));
    expect((await infoOf(rani)).waiting).toBe(25_000);
  });

  it('loses a reward that was not used when the money goes back, and has it again by another purchase', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    await happens(await buys(friend), 'reversed');
    expect(await infoOf(rani)).toMatchObject({ ready: 0, waiting: 0 });
    expect(await friendsOf(rani)).toEqual([expect.objectContaining({ state: 'joined', reward: 0 })]);
    await buys(friend);
    expect((await infoOf(rani)).waiting).toBe(25_000);
  });

  it('keeps one that was used, and one another purchase earns too', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    const first = await buys(friend);
    await buys(friend);
    await happens(first, 'reversed');
    later(7);
    const { ready, nextPromo } = await infoOf(rani);
    expect(ready).toBe(25_000);
    await buys(rani, { promoCode: nextPromo! });
    expect(await test.services.db.$count(promoUsage, eq(promoUsage.promoCode, nextPromo!))).toBe(1);
  });

  it('loses one that stood in an order which was cancelled, too', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friend = await friendWith((await infoOf(rani)).code);
    const paid = await buys(friend);
    later(7);
    const { nextPromo } = await infoOf(rani);
    const course = await newCourse(test, { price: PRICE });
    const carts = await fillCarts(test, [rani], { ...course, price: PRICE });
    const { body } = await confirmCarts(test, { ...rani, ...(await asThey(rani)) }, carts, { promoCode: nextPromo! });
    const { orderId } = body.data as { orderId: string };
    await test.services.db.transaction((tx) => applyOrderEvent(tx, test.services, { orderId, event: 'cancelled' }));
    expect((await infoOf(rani)).ready).toBe(25_000);
    await happens(paid, 'reversed');
    expect(await infoOf(rani)).toMatchObject({ ready: 0, waiting: 0, nextPromo: null });
    expect((await promoOf(rani, nextPromo!)).status).toBe(409);
    await buys(friend);
    expect((await infoOf(rani)).waiting).toBe(25_000);
  });

  it('is rewarded for no more than twenty when friends pay at once', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const friends = await manyLearners(test, 23);
    await test.services.db.insert(referral).values(
      friends.map(({ userId }, at) => ({
        referrerId: rani.userId,
        friendId: userId,
        ...(at < 18 ? { rewardedAt: test.services.now(), rewardAmount: 25_000 } : {}),
      })),
    );
    await Promise.all(friends.slice(18).map((friend) => buys(friend)));
    expect((await infoOf(rani)).waiting).toBe(50_000);
  });

  it('is rewarded for twenty friends a year', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const { code } = await infoOf(rani);
    const friend = await friendWith(code);
    const others = await manyLearners(test, 20);
    await test.services.db.insert(referral).values(
      others.map(({ userId }) => ({
        referrerId: rani.userId,
        friendId: userId,
        rewardedAt: test.services.now(),
        rewardAmount: 25_000,
      })),
    );
    await buys(friend);
    expect((await infoOf(rani)).waiting).toBe(0);
  });
});

it('there is none for who is signed in to a programme, nor at registration to one', async () => {
  const auth = await test.bearer('janabadra', 'reguler', 'janabadra');
  expect((await test.call('POST', '/api/referral/info', { auth })).status).toBe(403);
  expect((await test.call('GET', '/api/referral/friends', { auth })).status).toBe(403);
  const [rani] = (await manyLearners(test, 1)) as [TestLearner];
  const { status, body } = await test.call('POST', '/api/auth/register', {
    body: {
      fullname: 'Jana Tirta',
      email: 'jana-tirta@contoh.example',
      phone: '81234567890',
      password: 'Belajar-Bareng-9',
      consent: true,
      program: 'janabadra',
      referralCode: (await infoOf(rani)).code,
    },
  });
  expect([status, body.status]).toEqual([404, 'REFERRAL_UNKNOWN']);
});

it('neither code nor friends are told to somebody who is not logged in', async () => {
  expect((await test.call('POST', '/api/referral/info')).status).toBe(401);
  expect((await test.call('GET', '/api/referral/friends')).status).toBe(401);
});
