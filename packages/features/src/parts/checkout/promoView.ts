import { pathTo, type Routes } from '@suluh/domain/address';
import type { Promo } from '@suluh/api/types';
import { promoRefusal, type PromoCart } from '@suluh/domain/promo';
import { date } from '@suluh/i18n-id/format';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import type { PromoView } from './PromoCoupon.tsx';

/**
 * A promo of the panel's list: what it gives and until when, or why it cannot be used and what the purchase lacks
 * (docs/product/promo.md#flow; docs/product/promo.md#fields).
 */
export function promoView(promo: Promo, cart: PromoCart, routes: Routes): PromoView {
  const refusal = promoRefusal({ ...promo, endPromo: new Date(promo.endPromo) }, cart);
  return {
    code: promo.promoCode,
    text: promo.title,
    terms: [
      promoText.validUntil(date(promo.endPromo)),
      ...(promo.minPayment > 0 ? [promoText.minPayment(promo.minPayment)] : []),
    ].join(' · '),
    reason: refusal && promoRefusalMessage(refusal),
    detail: { href: pathTo(routes, 'promo', { code: promo.promoCode }), text: promoText.terms },
  };
}
