/**
 * Life of the cookie set by closing the promo popup, in seconds: 2 hours (docs/product/promo.md#popup;
 * docs/product/display.md#times).
 */
export const PROMO_POPUP_COOKIE_MAX_AGE_S = 7200;
/**
 * Life of the bundle popup's dismissal marker: 5 minutes (docs/product/promo.md#popup; docs/product/display.md#times).
 */
export const BUNDLE_DISMISSAL_MS = 300_000;
/** The bundle popup is rechecked this often (docs/product/promo.md#popup; docs/product/display.md#times). */
export const BUNDLE_RECHECK_MS = 300_000;

/** The promo popup shows unless its cookie from an earlier closing still lives (docs/product/README.md). */
export function showsPromoPopup(visit: { hasPromo: boolean; hasClosedCookie: boolean }): boolean {
  return visit.hasPromo && !visit.hasClosedCookie;
}

/** The bundle popup shows to a bundle user without a living dismissal marker (docs/product/promo.md#popup). */
export function showsBundlePopup(visit: { isBundleUser: boolean; dismissedAt: Date | null; now: Date }): boolean {
  if (!visit.isBundleUser) return false;
  if (!visit.dismissedAt) return true;
  return visit.now.getTime() - visit.dismissedAt.getTime() >= BUNDLE_DISMISSAL_MS;
}
