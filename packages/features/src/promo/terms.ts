import type { PromoDetail } from '@suluh/api/types';
import { promoText } from '@suluh/i18n-id/promo';
import { date, dateRange, percent as percentText, rupiah } from '@suluh/i18n-id/format';
import type { PromoTicketView } from '../parts/promo-ticket/index.ts';

/** What it takes off, and until when, as its page is headed. */
export const ownTicketView = ({
  promoCode,
  kind,
  amount,
  percent,
  maxDiscount,
  endPromo,
}: PromoDetail): PromoTicketView => ({
  code: promoCode,
  text: [
    promoText.gives(kind === 'percent' ? percentText(percent) : rupiah(amount)),
    ...(kind === 'percent' && maxDiscount !== null ? [promoText.atMost(maxDiscount)] : []),
  ].join(', '),
  terms: promoText.validUntil(date(endPromo)),
  href: null,
});

/** The conditions of a promo, one sentence each; only those it has. */
export function promoTerms(promo: PromoDetail): string[] {
  const {
    startPromo,
    endPromo,
    minPayment,
    kind,
    maxDiscount,
    maxItems,
    productName,
    isMobileOnly,
    isFirstPurchase,
    weekdays,
    categories,
    partners,
    courses,
  } = promo;
  return [
    promoText.period(dateRange(startPromo, endPromo)),
    ...(weekdays.length === 0 ? [] : [promoText.weekdayTerm(weekdays)]),
    ...(minPayment > 0 ? [promoText.minPaymentTerm(minPayment)] : []),
    ...(kind === 'percent' && maxDiscount !== null ? [promoText.maxDiscountTerm(maxDiscount)] : []),
    promoText.maxItemsTerm(maxItems),
    ...(productName === null ? [] : [promoText.methodTerm(productName)]),
    ...(isFirstPurchase ? [promoText.firstPurchaseTerm] : []),
    ...(isMobileOnly ? [promoText.mobileOnly] : []),
    ...(categories.length === 0 ? [] : [promoText.categoryTerm(categories)]),
    ...(partners.length === 0 ? [] : [promoText.partnerTerm(partners)]),
    ...(courses.length + categories.length + partners.length === 0 ? [promoText.everyCourse] : []),
  ];
}
