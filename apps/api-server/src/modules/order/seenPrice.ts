import type { priceChangeReport } from '@suluh/api/catalogue';
import { priceChanges, type OrderTotal } from '@suluh/domain/pricing';
import type { z } from 'zod';
import { ApiError } from '../../http/apiError.ts';
import type { CartLine } from '../cart/lines.ts';

/** What moved since the courses were put into the cart, and the sums as of now (R13). */
function changeReport(lines: readonly CartLine[], total: OrderTotal): z.input<typeof priceChangeReport> {
  const changes = priceChanges(
    lines.map(({ cartId, priceSeen }) => ({ id: cartId, priceAfter: priceSeen })),
    lines.map(({ cartId, priceAfter }) => ({ id: cartId, priceAfter })),
  );
  const names = new Map(lines.map(({ cartId, fullname }) => [cartId, fullname]));
  return {
    items: changes.map(({ id, fromRupiah, toRupiah }) => ({
      cartId: id,
      fullname: names.get(id) ?? '',
      before: fromRupiah,
      after: toRupiah,
    })),
    totals: {
      purchaseTotal: total.totalPurchaseRupiah,
      promoDiscount: total.discountRupiah,
      fee: total.feeRupiah,
      paymentTotal: total.totalPaymentRupiah,
    },
  };
}

/**
 * The total must be the one the learner saw; who sends none has seen the prices of the cart.
 * @throws ApiError PRICE_CHANGED
 */
export function requireSeenPrice(
  expectedTotal: number | undefined,
  lines: readonly CartLine[],
  total: OrderTotal,
): void {
  if (expectedTotal === total.totalPaymentRupiah) return;
  const report = changeReport(lines, total);
  if (expectedTotal !== undefined || report.items.length > 0) throw new ApiError('PRICE_CHANGED', { data: report });
}
