import type { OrderTotal } from '@suluh/domain/pricing';
import type { PromoCount } from '@suluh/domain/promo';
import { cartText } from '@suluh/i18n-id/cart';
import { rupiah, rupiahOff } from '@suluh/i18n-id/numbers';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import type { PriceLineView } from '@suluh/ui/checkout/PriceSummary';

type Totals = Pick<OrderTotal, 'totalPurchaseRupiah' | 'discountRupiah' | 'feeRupiah' | 'totalPaymentRupiah'>;

/**
 * The total, line by line: purchase, promo, platform fee, payment; only the lines there are
 * (docs/product/payment.md#detail; docs/product/display.md).
 */
export function summaryLines(total: Totals, count: number, promoCode: string | null): PriceLineView[] {
  return [
    { label: cartText.totalPurchase(count), amountText: rupiah(total.totalPurchaseRupiah) },
    ...(promoCode !== null && total.discountRupiah > 0
      ? [
          {
            label: cartText.promoDiscount(promoCode),
            amountText: rupiahOff(total.discountRupiah),
            kind: 'discount',
          } as const,
        ]
      : []),
    ...(total.feeRupiah > 0 ? [{ label: cartText.platformFee, amountText: rupiah(total.feeRupiah) }] : []),
    { label: cartText.totalPayment, amountText: rupiah(total.totalPaymentRupiah), kind: 'total' },
  ];
}

/** The row that opens the promo panel: an invitation, the applied promo, or why it does not count. */
export function promoRow(counted: PromoCount): {
  title: string;
  text: string;
  applied: boolean;
  problem: string | null;
} {
  if (counted.kind === 'none')
    return { title: promoText.invite, text: promoText.choose, applied: false, problem: null };
  const { code, discountRupiah } = counted.promo;
  if (counted.kind === 'counts')
    return {
      title: promoText.applied(code),
      text: promoText.savingAmount(discountRupiah),
      applied: true,
      problem: null,
    };
  return { title: code, text: promoText.choose, applied: false, problem: promoRefusalMessage(counted.refusal) };
}
