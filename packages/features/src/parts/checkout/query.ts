import { promoSearchKey } from '@suluh/domain/promo';
import type { Query } from '@suluh/domain/query';

/** What the address of a checkout page says, so that it survives a reload. */
export interface CheckoutQuery {
  /** Chosen courses of the cart; null when nothing was chosen yet, which means all. */
  cart: readonly string[] | null;
  promoCode: string | null;
  /** True for a promo supplied from outside, which cannot be cleared (docs/product/promo.md#flow). */
  fixedPromo: boolean;
  /** Chosen payment method. */
  method: string | null;
  /** An order that waits and gets another payment method. */
  order: string | null;
}

export type Search = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value[0] : value) || null;

/**
 * Reads a checkout address: `?cart=a,b&promoCode=HEMAT&method=VABCA`; a form before JavaScript repeats `cart` instead.
 */
export function checkoutQuery(search: Search): CheckoutQuery {
  const carts =
    search.cart === undefined
      ? null
      : [search.cart]
          .flat()
          .flatMap((part) => part.split(','))
          .filter((id) => id !== '');
  const promoCode = one(search.fixedPromo) ?? one(search.promoCode);
  return {
    cart: carts,
    promoCode: promoCode === null ? null : promoSearchKey(promoCode),
    fixedPromo: one(search.fixedPromo) !== null,
    method: one(search.method),
    order: one(search.order),
  };
}

/** The query of a checkout address. An empty choice is kept apart from none. */
export function checkoutParams({ cart, promoCode, fixedPromo, method, order }: CheckoutQuery): Query {
  return {
    cart: cart === null ? null : cart.join(',') || ',',
    promoCode: fixedPromo ? null : promoCode,
    fixedPromo: fixedPromo ? promoCode : null,
    method,
    order,
  };
}
