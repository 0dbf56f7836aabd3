import { MOBILE_ONLY_MESSAGE } from '@suluh/domain/promo';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { promoReasonText } from '@suluh/i18n-id/server';
import { findPromo, refusalOf, savedBy, takeKnownPromo, type KnownPromo, type Purchase } from './judgePromo.ts';

/** A promo that can be used on a purchase, and what it saves. */
export interface UsablePromo {
  promo: KnownPromo;
  discountRupiah: number;
}

/** What a promo that is there saves. @throws ApiError PROMO_UNUSABLE with the reason */
function applied(promo: KnownPromo, purchase: Purchase): UsablePromo {
  const reason = refusalOf(promo, purchase) ?? (promo.isMobileOnly ? MOBILE_ONLY_MESSAGE : null);
  if (reason !== null) throw new ApiError('PROMO_UNUSABLE', { message: reason });
  return { promo, discountRupiah: savedBy(promo, purchase.totalRupiah) };
}

/**
 * A promo as it may be used right now, without using it. @throws ApiError PROMO_UNUSABLE, NOT_FOUND for a code nobody
 * made
 */
export function usablePromo(promo: KnownPromo | undefined, purchase: Purchase): UsablePromo {
  if (!promo) throw new ApiError('NOT_FOUND', { message: promoReasonText.unknown });
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
  if (!promo) throw new ApiError('PROMO_UNUSABLE', { message: promoReasonText.unknown });
  return applied(promo, purchase);
}
