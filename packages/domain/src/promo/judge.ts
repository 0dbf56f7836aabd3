import { toRupiah, type Rupiah } from '../money/index.ts';
import { weekdayOf } from '../time/index.ts';
import { coversCourses, DEFAULT_MAX_ITEMS, fitsMethod } from './promo.ts';

/** Whether a promo can be had at all, by this learner, now: known where promos and orders are kept. */
export interface PromoStanding {
  /** It belongs to the programme it is wanted in, and that programme takes promos. */
  isOfProgram: boolean;
  startPromo: Date;
  /** Uses left for everybody; null without a limit. */
  quotaLeft: number | null;
  /** Uses left for this learner. */
  usesLeft: number;
  isFirstPurchaseOnly: boolean;
  /** The learner has other orders with a price, paid or waiting. */
  hasOrders: boolean;
  /** The courses it is wanted for are among its own. */
  isForCourses: boolean;
  /** Each of them is of one of its categories; which those are called. */
  isForCategories: boolean;
  categoryNames: readonly string[];
  /** Each of them is of one of its partners; what those are called. */
  isForPartners: boolean;
  partnerNames: readonly string[];
  /** Days of the week it holds on, on Jakarta's clocks; none: on all. 1 is Monday. */
  weekdays: readonly number[];
  isMobileOnly: boolean;
}

/** A promo as it is judged. */
export interface JudgedPromo {
  minPayment?: number | null;
  endPromo?: Date | null;
  productCode?: string | null;
  maxItems?: number | null;
  /** Left out where it is not known: then the word of who knows it counts, `isEnable`. */
  standing?: PromoStanding;
  /** What was said of it by who judged it before. */
  isEnable?: boolean;
  /** Why not, in the words it was said in. */
  endTitle?: string | null;
}

/** What a promo is wanted for. */
export interface PromoCart {
  itemCount: number;
  totalPurchaseRupiah: Rupiah;
  /** The chosen payment method; null while none is. */
  productCode: string | null;
  now: Date;
}

export type PromoRefusal =
  | { code: 'empty' }
  /** Refused before, elsewhere, with these words. */
  | { code: 'disabled'; reason: string | null }
  | { code: 'program' }
  | { code: 'notStarted' }
  | { code: 'expired' }
  /** Not on this day of the week. */
  | { code: 'weekday'; weekdays: readonly number[] }
  | { code: 'quota' }
  | { code: 'usedUp' }
  | { code: 'firstPurchase' }
  | { code: 'courses' }
  | { code: 'categories'; names: readonly string[] }
  | { code: 'partners'; names: readonly string[] }
  | { code: 'tooManyItems'; maxItems: number }
  | { code: 'minPayment'; missingRupiah: Rupiah }
  | { code: 'method' }
  | { code: 'mobileOnly' };

/** Whether a promo holds on the day of a moment. */
const holdsOn = (weekdays: readonly number[], moment: Date): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(moment));

/** Why the courses that are bought are none it is for; null when they are. */
function coursesRefusal(standing: PromoStanding | undefined): PromoRefusal | null {
  if (!standing) return null;
  if (!standing.isForCourses) return { code: 'courses' };
  if (!standing.isForCategories) return { code: 'categories', names: standing.categoryNames };
  return standing.isForPartners ? null : { code: 'partners', names: standing.partnerNames };
}

/**
 * Why nobody, or not this learner, may use a promo now, whatever is bought; null when nothing is in the way. The first
 * reason counts: its programme, its time, its days, its quota, the learner's uses and orders.
 */
export function standingRefusal(promo: JudgedPromo, now: Date): PromoRefusal | null {
  const { standing, endPromo } = promo;
  if (promo.isEnable === false) return { code: 'disabled', reason: promo.endTitle?.trim() || null };
  if (standing && !standing.isOfProgram) return { code: 'program' };
  if (standing && now < standing.startPromo) return { code: 'notStarted' };
  if (endPromo && now > endPromo) return { code: 'expired' };
  if (!standing) return null;
  if (!holdsOn(standing.weekdays, now)) return { code: 'weekday', weekdays: standing.weekdays };
  if (standing.quotaLeft !== null && standing.quotaLeft <= 0) return { code: 'quota' };
  if (standing.usesLeft <= 0) return { code: 'usedUp' };
  return standing.isFirstPurchaseOnly && standing.hasOrders ? { code: 'firstPurchase' } : null;
}

/** Why a promo does not fit a number of courses and a payment method; null when it does. */
export function fitRefusal(
  promo: Pick<JudgedPromo, 'maxItems' | 'productCode'>,
  cart: Pick<PromoCart, 'itemCount' | 'productCode'>,
): Extract<PromoRefusal, { code: 'tooManyItems' | 'method' }> | null {
  if (!coversCourses(promo.maxItems, cart.itemCount))
    return { code: 'tooManyItems', maxItems: promo.maxItems ?? DEFAULT_MAX_ITEMS };
  return fitsMethod(promo.productCode, cart.productCode) ? null : { code: 'method' };
}

/** How much more has to be bought for a promo to hold, in rupiah. @param minPayment of the promo; null where any purchase does */
export const missingForPromo = (minPayment: number | null | undefined, totalRupiah: Rupiah): Rupiah =>
  Math.max(0, toRupiah(minPayment ?? 0) - totalRupiah);

/**
 * Why a promo cannot be used on a cart; null when it can. The one judge of server and client (tooling/decisions/0023).
 * The first reason counts: empty cart, the promo's standing, its courses with their categories and partners, too many of them, minimum payment, payment
 * method.
 */
export function promoRefusal(promo: JudgedPromo, cart: PromoCart): PromoRefusal | null {
  if (cart.itemCount === 0) return { code: 'empty' };
  const standing = standingRefusal(promo, cart.now);
  if (standing) return standing;
  const ofCourses = coursesRefusal(promo.standing);
  if (ofCourses) return ofCourses;
  const fit = fitRefusal(promo, cart);
  if (fit?.code === 'tooManyItems') return fit;
  const missingRupiah = missingForPromo(promo.minPayment, cart.totalPurchaseRupiah);
  return missingRupiah > 0 ? { code: 'minPayment', missingRupiah } : fit;
}

/** Why a promo that may be used must not be used here: some are for the mobile app alone. Asked last. */
export const useRefusal = ({ standing }: JudgedPromo): PromoRefusal | null =>
  standing?.isMobileOnly ? { code: 'mobileOnly' } : null;
