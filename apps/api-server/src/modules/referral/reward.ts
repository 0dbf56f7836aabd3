import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { leadingTo } from '@suluh/domain/notification';
import { earnsReward, friendName, isNewPerson, REFERRAL, referralPeriod } from '@suluh/domain/referral';
import { CLOSED_REFUND_STATUSES } from '@suluh/domain/refund';
import { referralNews } from '@suluh/i18n-id/referral';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { SiteServices } from '../../services.ts';
import type { OrderRow } from '../order/queries.ts';
import { lockLearner } from '../order/enrol.ts';
import { givePromo } from './bring.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';

const { orders, outbox, promo, promoUsage, referral, userAccount } = schema;

/** The referral of somebody, and how many friends its referrer was rewarded for in a year; held until the transaction ends. */
async function referralOf(tx: Executor, friendId: string, now: Date) {
  const [of] = await tx
    .select({ referrerId: referral.referrerId })
    .from(referral)
    .where(eq(referral.friendId, friendId));
  if (!of) return undefined;
  await lockLearner(tx, of.referrerId); // friends who pay at once are counted one after another
  const [found] = await tx
    .select({
      id: referral.id,
      referrerId: referral.referrerId,
      promoCode: referral.promoCode,
      rewardedThisYear: sql<number>`(select count(*)::int from referral o where o.referrer_id = ${of.referrerId}
        and o.rewarded_at > ${now}::timestamptz - interval '1 year')`,
    })
    .from(referral)
    .where(eq(referral.friendId, friendId))
    .for('no key update');
  return found;
}

/** The phones of who brought friends and of the friends rewarded for before, an own second account among them. */
async function knownPhones(tx: Executor, referrerId: string): Promise<(string | null)[]> {
  const known = await tx
    .select({ phone: userAccount.phone })
    .from(userAccount)
    .where(
      sql`${userAccount.id} = ${referrerId} or ${userAccount.id} in (select r.friend_id from referral r
        where r.referrer_id = ${referrerId} and r.rewarded_at is not null)`,
    );
  return known.map(({ phone }) => phone);
}

/** What a friend bought for money, without what goes back of it, in rupiah. */
const purchaseOf = (
  { paymentTotal, purchaseTotal }: Pick<OrderRow, 'paymentTotal' | 'purchaseTotal'>,
  backRupiah: number,
) => (paymentTotal === 0 ? 0 : purchaseTotal - backRupiah);

/**
 * A friend has paid: who brought them gets the reward, once, and is told (docs/product/account.md#referral). In the
 * transaction of the payment.
 */
export async function rewardReferrer(
  tx: Executor,
  { settings }: SiteServices,
  order: OrderRow,
  { surplusRupiah, now }: { surplusRupiah: number; now: Date },
): Promise<void> {
  const purchaseRupiah = purchaseOf(order, surplusRupiah);
  if (!earnsReward({ purchaseRupiah, rewardedThisYear: 0 })) return;
  const found = await referralOf(tx, order.userId, now);
  if (!found || found.promoCode !== null) return;
  if (!earnsReward({ purchaseRupiah, rewardedThisYear: found.rewardedThisYear })) return;
  const people = await tx
    .select({ id: userAccount.id, fullname: userAccount.fullname, email: userAccount.email, phone: userAccount.phone })
    .from(userAccount)
    .where(and(sql`${userAccount.id} in (${found.referrerId}, ${order.userId})`, isNull(userAccount.deletedAt)));
  const referrer = people.find(({ id }) => id === found.referrerId);
  const friend = people.find(({ id }) => id === order.userId);
  if (!referrer || !friend) return;
  if (!isNewPerson(friend.phone, await knownPhones(tx, referrer.id))) return;
  const promoCode = await givePromo(tx, { referralId: found.id, whose: 'referrer', ownerId: referrer.id, now });
  await tx
    .update(referral)
    .set({ rewardAmount: REFERRAL.rewardRupiah, rewardedAt: now, promoCode })
    .where(eq(referral.id, found.id));
  const facts = {
    friend: friendName(friend.fullname),
    from: referralPeriod('referrer', now).startAt.toISOString(),
    code: promoCode,
  };
  const { mail, unsubscribe, ...wishes } = await wishesOf(tx, { settings }, referrer.id, 'friend');
  const target = leadingTo('referralCode', {});
  await tell(tx, { userId: referrer.id, topic: 'promo', ...referralNews(facts), target, createdAt: now }, wishes);
  if (!mail) return;
  await tx.insert(outbox).values({
    kind: 'referralReward',
    payload: {
      to: referrer.email,
      fullname: referrer.fullname,
      ...facts,
      link: `${siteOrigins(settings).main}${pathTo(MAIN_ROUTES, 'referralCode')}`,
      unsubscribe,
    },
  });
}

/** The friend's money went back and no other purchase earns it: a reward that was not used yet goes too. */
export async function takeBackReward(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  const found = await referralOf(tx, order.userId, now);
  if (!found || found.promoCode === null) return;
  const others = await tx
    .select({
      purchaseTotal: orders.purchaseTotal,
      paymentTotal: orders.paymentTotal,
      backRupiah: sql<number>`coalesce((select sum(r.amount) from refund r where r.order_id = orders.id
        and r.status <> all(${sql.param([...CLOSED_REFUND_STATUSES])}::text[])), 0)::float8`,
    })
    .from(orders)
    .where(and(eq(orders.userId, order.userId), ne(orders.id, order.id), eq(orders.status, 'PAID')));
  const earns = (other: (typeof others)[number]) =>
    earnsReward({ purchaseRupiah: purchaseOf(other, other.backRupiah), rewardedThisYear: 0 });
  if (others.some(earns)) return;
  if ((await tx.$count(promoUsage, and(eq(promoUsage.promoCode, found.promoCode), isNull(promoUsage.releasedAt)))) > 0)
    return;
  await tx
    .update(referral)
    .set({ rewardAmount: 0, rewardedAt: null, promoCode: null })
    .where(eq(referral.id, found.id));
  await tx.update(promo).set({ startAt: now, endAt: now }).where(eq(promo.code, found.promoCode));
}
