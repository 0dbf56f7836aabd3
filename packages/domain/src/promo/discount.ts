import { percentOfRupiah, toRupiah, type Rupiah } from '../money/index.ts';

/** How a promo reduces a purchase. */
export type PromoTerms =
  | { kind: 'amount'; amountRupiah: Rupiah }
  | { kind: 'percent'; percent: number; maxRupiah?: Rupiah | null };

/**
 * The discount of a promo on a total purchase: never above its maximum, never above the purchase, never
 * negative.
 */
export function promoDiscountRupiah(terms: PromoTerms, totalPurchaseRupiah: Rupiah): Rupiah {
  const purchase = toRupiah(totalPurchaseRupiah);
  if (terms.kind === 'amount') return Math.min(toRupiah(terms.amountRupiah), purchase);
  const share = percentOfRupiah(purchase, terms.percent);
  return terms.maxRupiah == null ? share : Math.min(share, toRupiah(terms.maxRupiah));
}
