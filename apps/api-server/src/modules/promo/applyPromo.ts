import { useRefusal } from '@suluh/domain/promo';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import { judged, refusalOf, savedBy, type Purchase } from './judgePromo.ts';
import { findPromo, takeKnownPromo, type KnownPromo } from './queries.ts';

/** A promo that can be used on a purchase, and what it saves. */
export interface UsablePromo {
  promo: KnownPromo;
  discountRupiah: number;
}

/** What a promo that is there saves. @throws ApiError PROMO_UNUSABLE with the reason */
function applied(promo: KnownPromo, purchase: Purchase): UsablePromo {
  const refusal = refusalOf(promo, purchase) ?? useRefusal(judged(promo, purchase));
  if (refusal) throw new ApiError('PROMO_UNUSABLE', { message: promoRefusalMessage(refusal) });
  return { promo, discountRupiah: savedBy(promo, purchase.totalRupiah) };
}

/**
 * A promo as it may be used right now, without using it. @throws ApiError PROMO_UNUSABLE, NOT_FOUND for a code nobody
 * made
 */
export function usablePromo(promo: KnownPromo | undefined, purchase: Purchase): UsablePromo {
  if (!promo) throw new ApiError('NOT_FOUND', { message: promoText.notFoundTitle });
  return applied(promo, purchase);
}

/**
 * Takes a use of a promo for an order that is being placed; undefined when there is no such promo. The learner must be
 * locked, so that the uses counted for them stay true; the caller rolls back when {@link judgeSpent} refuses it.
 */
export async function spendPromo(
  tx: Executor,
  userId: string,
  code: string,
  courseIds: readonly number[],
): Promise<KnownPromo | undefined> {
  return (await takeKnownPromo(tx, userId, courseIds, code)) ?? findPromo(tx, userId, courseIds, code);
}

/** What a promo that was taken saves, judged as it was before. @throws ApiError PROMO_UNUSABLE */
export function judgeSpent(promo: KnownPromo | undefined, purchase: Purchase): UsablePromo {
  if (!promo) throw new ApiError('PROMO_UNUSABLE', { message: promoText.notFoundTitle });
  return applied(promo, purchase);
}
