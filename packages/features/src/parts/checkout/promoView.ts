import type { Promo } from '@suluh/api/types';
import { promoRefusal, type PromoCart } from '@suluh/domain/promo';
import { date } from '@suluh/i18n-id/format';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import type { PromoView } from '@suluh/ui/checkout/PromoCoupon';

/**
 * A promo of the panel's list: what it gives and until when, or why it cannot be used and what the purchase lacks
 * (docs/product/promo.md#flow; docs/product/promo.md#fields).
 * @param detailPrefix beginning of a promo page's address.
 */
export function promoView(promo: Promo, cart: PromoCart, detailPrefix: string): PromoView {
  const refusal = promoRefusal({ ...promo, endPromo: new Date(promo.endPromo) }, cart);
  return {
    code: promo.promoCode,
    text: promo.title,
    terms: [
      promoText.validUntil(date(promo.endPromo)),
      ...(promo.minPayment > 0 ? [promoText.minPayment(promo.minPayment)] : []),
    ].join(' · '),
    reason: refusal && promoRefusalMessage(refusal),
    detail: { href: `${detailPrefix}${encodeURIComponent(promo.promoCode)}`, text: promoText.terms },
  };
}
