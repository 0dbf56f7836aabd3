/** The search key of the promo list: trimmed and upper-cased (docs/product/promo.md#form; docs/product/api.md). */
export function promoSearchKey(entered: string): string {
  return entered.trim().toUpperCase();
}

/** Placeholders while the promo list loads (docs/product/promo.md). */
export const PROMO_LIST_SKELETONS = 4;
