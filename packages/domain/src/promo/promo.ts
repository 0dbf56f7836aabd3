import { toRupiah, type Rupiah } from '../money/index.ts';

/** The product code of a promo that fits every payment method (docs/product/promo.md#fields). */
export const ANY_METHOD = 'all';
/** Courses a promo covers unless it says otherwise (R3). */
export const DEFAULT_MAX_ITEMS = 1;

/** A promo of the list (docs/product/promo.md#fields). */
export interface Promo {
  promoCode: string;
  isEnable: boolean;
  /** Reason for being disabled, as the server words it. */
  endTitle?: string | null;
  minPayment?: number | null;
  endPromo?: Date | null;
  productCode?: string | null;
  maxItems?: number | null;
}

export interface PromoCart {
  itemCount: number;
  totalPurchaseRupiah: Rupiah;
  /** The chosen payment method; null while none is. */
  productCode: string | null;
  now: Date;
}

export type PromoRefusal =
  | { code: 'empty' }
  | { code: 'disabled'; reason: string | null }
  | { code: 'expired' }
  | { code: 'tooManyItems'; maxItems: number }
  | { code: 'minPayment'; minPaymentRupiah: Rupiah; missingRupiah: Rupiah }
  | { code: 'method' };

export type PromoApplicability = { kind: 'applicable' } | { kind: 'refused'; refusal: PromoRefusal };

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

/**
 * Whether a promo can be used on a cart, and if not, the first reason: empty cart, disabled, expired, too
 * many courses, minimum payment, payment method (docs/product/promo.md#flow; docs/product/promo.md#form; R3).
 */
export function promoApplicability(promo: Promo, cart: PromoCart): PromoApplicability {
  const refusal = refusalOf(promo, cart);
  return refusal ? { kind: 'refused', refusal } : { kind: 'applicable' };
}

function refusalOf(promo: Promo, cart: PromoCart): PromoRefusal | null {
  const maxItems = promo.maxItems ?? DEFAULT_MAX_ITEMS;
  const minPayment = toRupiah(promo.minPayment ?? 0);
  if (cart.itemCount === 0) return { code: 'empty' };
  if (!promo.isEnable) return { code: 'disabled', reason: promo.endTitle?.trim() || null };
  if (promo.endPromo && cart.now.getTime() > promo.endPromo.getTime()) return { code: 'expired' };
  if (cart.itemCount > maxItems) return { code: 'tooManyItems', maxItems };
  if (cart.totalPurchaseRupiah < minPayment) {
    return { code: 'minPayment', minPaymentRupiah: minPayment, missingRupiah: minPayment - cart.totalPurchaseRupiah };
  }
  return fitsMethod(promo.productCode, cart.productCode) ? null : { code: 'method' };
}
