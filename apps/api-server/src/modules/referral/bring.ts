import { REFERRAL, referralPeriod } from '@suluh/domain/referral';
import { referralPromoText } from '@suluh/i18n-id/referral';
import { isMainArea } from '@suluh/domain/session';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Area } from '../auth/area.ts';
import { ownerOf } from './code.ts';

const { promo, promoChoice, referral } = schema;
const ENDING = 8;

/** A promo of one learner alone, by the id of the referral it comes from. @returns its code */
export async function givePromo(
  tx: Executor,
  given: { referralId: string; whose: 'friend' | 'referrer'; ownerId: string; now: Date },
): Promise<string> {
  const { referralId, whose, ownerId, now } = given;
  const isFriend = whose === 'friend';
  const code = `${isFriend ? 'HALO' : 'AJAK'}${referralId.slice(-ENDING).toUpperCase()}`;
  const period = referralPeriod(whose, now);
  const values = {
    code,
    title: isFriend ? referralPromoText.friendTitle : referralPromoText.rewardTitle,
    description: isFriend ? referralPromoText.friendBody : referralPromoText.rewardBody,
    amount: isFriend ? REFERRAL.friendRupiah : REFERRAL.rewardRupiah,
    minPayment: REFERRAL.minPaymentRupiah,
    isFirstPurchase: isFriend,
    quota: 1,
    ownerId,
    ...period,
  };
  // One that was taken back is there still, ended: it may stand in an order that was cancelled.
  await tx.insert(promo).values(values).onConflictDoUpdate({ target: promo.code, set: period });
  return code;
}

/** Whose code it is, where codes count: on the main site; null for nobody's. */
export async function ownerHere(
  tx: Executor,
  area: Pick<Area, 'program' | 'sessionType'>,
  code: string,
): Promise<string | null> {
  const { program, sessionType } = area;
  return (isMainArea({ sessionType, programId: program?.id ?? null }) && (await ownerOf(tx, code))) || null;
}

/** Whose code a new account was made with. @throws ApiError REFERRAL_UNKNOWN */
export async function referrerOf(
  tx: Executor,
  area: Pick<Area, 'program' | 'sessionType'>,
  typed: string | undefined,
): Promise<string | null> {
  if (!typed) return null;
  const owner = await ownerHere(tx, area, typed);
  if (owner === null) throw new ApiError('REFERRAL_UNKNOWN');
  return owner;
}

/** A new account joined by somebody's code: its first purchase is cheaper, and the promo waits in its cart. */
export async function bringFriend(
  tx: Executor,
  { referrerId, friendId, now }: { referrerId: string; friendId: string; now: Date },
): Promise<void> {
  const [made] = await tx
    .insert(referral)
    .values({ referrerId, friendId, createdAt: now })
    .returning({ id: referral.id });
  const promoCode = await givePromo(tx, { referralId: made!.id, whose: 'friend', ownerId: friendId, now });
  await tx.insert(promoChoice).values({ userId: friendId, promoCode });
}
