/** The search key of the promo list: trimmed and upper-cased (docs/product/promo.md#form; docs/product/api.md). */
export function promoSearchKey(entered: string): string {
  return entered.trim().toUpperCase();
}

/** Whether the list is asked for: only while the panel is open (docs/product/api.md#orders). */
export function loadsPromoList({ panelOpen }: { panelOpen: boolean }): boolean {
  return panelOpen;
}

/** Placeholders while the promo list loads, and the height of their area in px (docs/product/wishlist.md#page). */
export const PROMO_LIST_SKELETONS = 4;
export const PROMO_LIST_HEIGHT_PX = 384;
