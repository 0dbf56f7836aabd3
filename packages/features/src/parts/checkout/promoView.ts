import { pathTo, type Routes } from '@suluh/domain/address';
import type { Promo } from '@suluh/api/types';
import { promoApplicability, type PromoCart } from '@suluh/domain/promo';
import { date } from '@suluh/i18n-id/format';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import type { PromoView } from '@suluh/ui/checkout/PromoCoupon';

/**
 * A promo of the panel's list: what it gives and until when, or why it cannot be used and what the purchase lacks
 * (spec 4, Promo flow; spec 3, Promo).
 */
export function promoView(promo: Promo, cart: PromoCart, routes: Routes): PromoView {
  const saidByServer = !promo.isEnable && Boolean(promo.endTitle);
  const applicability = promoApplicability({ ...promo, endPromo: new Date(promo.endPromo) }, cart);
  return {
    code: promo.promoCode,
    text: promo.title,
    terms: [
      promoText.validUntil(date(promo.endPromo)),
      ...(promo.minPayment > 0 ? [promoText.minPayment(promo.minPayment)] : []),
    ].join(' · '),
    reason: applicability.kind === 'refused' ? promoRefusalMessage(applicability.refusal) : null,
    missing:
      applicability.kind === 'refused' && promo.missingPayment > 0 && !saidByServer
        ? promoText.missingPayment(promo.missingPayment)
        : null,
    detail: { href: pathTo(routes, 'promo', { code: promo.promoCode }), text: promoText.terms },
  };
}
