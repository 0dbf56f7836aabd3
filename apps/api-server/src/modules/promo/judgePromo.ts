import { totalPurchaseRupiah } from '@suluh/domain/pricing';
import {
  promoDiscountRupiah,
  promoRefusal,
  type JudgedPromo,
  type PromoRefusal,
  type PromoTerms,
} from '@suluh/domain/promo';
import type { KnownPromo, PromoRow } from './queries.ts';

/** What a promo is to be used on. */
export interface Purchase {
  courseIds: readonly number[];
  totalRupiah: number;
  /** The chosen payment method; null while none is. */
  productCode: string | null;
  programId: number | null;
  now: Date;
}

/** What these courses come to as a purchase. */
export function purchaseOf(
  lines: readonly { courseId: number; priceAfter: number }[],
  more: Pick<Purchase, 'productCode' | 'programId' | 'now'>,
): Purchase {
  return { courseIds: lines.map(({ courseId }) => courseId), totalRupiah: totalPurchaseRupiah(lines), ...more };
}

const termsOf = ({ kind, amount, percent, maxDiscount }: PromoRow): PromoTerms =>
  kind === 'percent' ? { kind, percent, maxRupiah: maxDiscount } : { kind: 'amount', amountRupiah: amount };

/** What a promo saves on a purchase, whether it may be used or not; rupiah. */
export const savedBy = (promo: PromoRow, totalRupiah: number): number =>
  promoDiscountRupiah(termsOf(promo), totalRupiah);

/** A promo as the rules judge it, where it is wanted: in a programme, for some courses or for none yet. */
export function judged(
  promo: KnownPromo,
  { programId, courseIds }: Pick<Purchase, 'programId' | 'courseIds'>,
): JudgedPromo {
  return {
    minPayment: promo.minPayment,
    endPromo: promo.endAt,
    productCode: promo.productCode,
    maxItems: promo.maxItems,
    standing: {
      isOfProgram: promo.programId === programId && promo.isTaken,
      startPromo: promo.startAt,
      quotaLeft: promo.quota === null ? null : promo.quota - promo.used,
      usesLeft: promo.quotaPerUser - promo.usesOfLearner,
      isFirstPurchaseOnly: promo.isFirstPurchase,
      hasOrders: promo.ordersOfLearner > 0,
      isForCourses: courseIds.length === 0 || promo.isForCourses,
      isForCategories: courseIds.length === 0 || promo.isForCategories,
      categoryNames: promo.categoryNames,
      isForPartners: courseIds.length === 0 || promo.isForPartners,
      partnerNames: promo.partnerNames,
      weekdays: promo.weekdays,
      isMobileOnly: promo.isMobileOnly,
    },
  };
}

/** Why a promo cannot be used on a purchase; null when it can. */
export const refusalOf = (promo: KnownPromo, purchase: Purchase): PromoRefusal | null =>
  promoRefusal(judged(promo, purchase), {
    itemCount: purchase.courseIds.length,
    totalPurchaseRupiah: purchase.totalRupiah,
    productCode: purchase.productCode,
    now: purchase.now,
  });
