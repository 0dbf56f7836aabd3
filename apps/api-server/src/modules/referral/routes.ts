import { referralEntries as entries } from '@suluh/api/catalogue';
import { friendName, friendState, REFERRAL, shownReferralCode } from '@suluh/domain/referral';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { mainLearner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { codeOf } from './code.ts';

const { promo, referral, userAccount } = schema;
const MOST_FRIENDS_TOLD = 100;

/** A learner's code, who joined by it, and what that brought (docs/product/account.md#referral). */
export const referralRoutes = [
  route(entries.info, async ({ caller }, { db, now }) => {
    const { userId } = mainLearner(caller);
    const rewards = await db
      .select({ code: promo.code, amount: promo.amount, startAt: promo.startAt })
      .from(referral)
      .innerJoin(promo, eq(promo.code, referral.promoCode))
      .where(and(eq(referral.referrerId, userId), gt(promo.endAt, now()), sql`${promo.used} < ${promo.quota}`))
      .orderBy(promo.endAt, promo.code);
    const isReady = ({ startAt }: { startAt: Date }) => friendState(startAt, now()) === 'ready';
    const sumOf = (some: typeof rewards) => some.reduce((sum, { amount }) => sum + amount, 0);
    const ready = rewards.filter(isReady);
    return {
      data: {
        code: shownReferralCode(await codeOf(db, userId)),
        reward: REFERRAL.rewardRupiah,
        friendReward: REFERRAL.friendRupiah,
        minPayment: REFERRAL.minPaymentRupiah,
        ready: sumOf(ready),
        waiting: sumOf(rewards) - sumOf(ready),
        nextPromo: ready[0]?.code ?? null,
      },
    };
  }),

  route(entries.friends, async ({ caller }, { db, now }) => {
    const { userId } = mainLearner(caller);
    const rows = await db
      .select({
        fullname: userAccount.fullname,
        joinedAt: referral.createdAt,
        reward: referral.rewardAmount,
        readyAt: promo.startAt,
      })
      .from(referral)
      .innerJoin(userAccount, eq(userAccount.id, referral.friendId))
      .leftJoin(promo, eq(promo.code, referral.promoCode))
      .where(eq(referral.referrerId, userId))
      .orderBy(desc(referral.createdAt), referral.id)
      .limit(MOST_FRIENDS_TOLD);
    return {
      data: rows.map(({ fullname, joinedAt, reward, readyAt }) => ({
        name: friendName(fullname),
        joinedAt: joinedAt.toISOString(),
        state: friendState(readyAt, now()),
        reward,
      })),
    };
  }),
];
