/** The product code of a promo that fits every payment method (docs/product/promo.md#fields). */
export const ANY_METHOD = 'all';
/** Courses a promo covers unless it says otherwise (R3). */
export const DEFAULT_MAX_ITEMS = 1;

/**
 * Whether a promo fits the payment method: 'all', no method chosen yet, or the same code (docs/product/promo.md#flow).
 */
export function fitsMethod(promoProductCode: string | null | undefined, chosen: string | null): boolean {
  const code = promoProductCode ?? ANY_METHOD;
  return code === ANY_METHOD || chosen === null || code === chosen;
}

/**
 * The promo code that goes with an order: only if its product code is 'all' or equals the chosen method, else
 * '' (docs/product/promo.md#flow).
 */
export function promoCodeToSend(promo: { code: string; productCode: string } | null, chosen: string | null): string {
  if (!promo) return '';
  return promo.productCode === ANY_METHOD || promo.productCode === chosen ? promo.code : '';
}

/** Whether a promo covers this many courses; one unless it says otherwise. */
export const coversCourses = (maxItems: number | null | undefined, itemCount: number): boolean =>
  itemCount <= (maxItems ?? DEFAULT_MAX_ITEMS);
