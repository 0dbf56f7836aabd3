/** The search key of the promo list: trimmed and upper-cased (spec 5, Promo form; spec 7). */
export function promoSearchKey(entered: string): string {
  return entered.trim().toUpperCase();
}

/** Whether the list is asked for: only while the panel is open (spec 7, Promos and payment). */
export function loadsPromoList({ panelOpen }: { panelOpen: boolean }): boolean {
  return panelOpen;
}

/** Placeholders while the promo list loads, and the height of their area in px (spec 9, Skeletons). */
export const PROMO_LIST_SKELETONS = 4;
export const PROMO_LIST_HEIGHT_PX = 384;
