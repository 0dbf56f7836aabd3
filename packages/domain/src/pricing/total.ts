import { subtractRupiah, sumRupiah, toRupiah, type Rupiah } from '../money/index.ts';

export interface PricedItem {
  priceAfter: number;
  /** Price before reduction, when known; used for savings only. */
  price?: number | null;
}

export interface OrderTotal {
  totalPurchaseRupiah: Rupiah;
  /** The promo's discount, never more than the total purchase. */
  discountRupiah: Rupiah;
  /** The platform fee that is charged; 0 when it is not. */
  feeRupiah: Rupiah;
  totalPaymentRupiah: Rupiah;
  /** What the learner saves by promo and by reduced prices together. */
  savingsRupiah: Rupiah;
}

/** Sum of the items' priceAfter (docs/product/display.md#money). */
export function totalPurchaseRupiah(items: readonly PricedItem[]): Rupiah {
  return sumRupiah(items.map((item) => item.priceAfter));
}

/**
 * The fee that is charged; 0, and no line 'Biaya Platform', where there is none or the discount is all of the total
 * purchase (docs/product/payment.md#detail; docs/product/payment.md#sums).
 */
export function chargedFeeRupiah(order: {
  totalPurchase: number;
  discount: number;
  fee: number | null | undefined;
}): Rupiah {
  return toRupiah(order.discount) === toRupiah(order.totalPurchase) ? 0 : toRupiah(order.fee ?? 0);
}

/**
 * The price summary: total payment is total purchase minus discount plus fee, in whole rupiah and never
 * below 0 (docs/product/display.md#money). A fully discounted order totals 0 and carries no fee (R4).
 */
export function orderTotal(order: { items: readonly PricedItem[]; discount: number; fee?: number | null }): OrderTotal {
  const totalPurchase = totalPurchaseRupiah(order.items);
  const discount = Math.min(toRupiah(order.discount), totalPurchase);
  const fee = chargedFeeRupiah({ totalPurchase, discount, fee: order.fee });
  const reduced = sumRupiah(
    order.items.map(({ price, priceAfter }) => subtractRupiah(price ?? priceAfter, priceAfter)),
  );
  return {
    totalPurchaseRupiah: totalPurchase,
    discountRupiah: discount,
    feeRupiah: fee,
    totalPaymentRupiah: totalPurchase - discount + fee,
    savingsRupiah: discount + reduced,
  };
}

/** A total of 0 skips the gateway and is PAID at once (R4). */
export function needsGateway(total: Pick<OrderTotal, 'totalPaymentRupiah'>): boolean {
  return total.totalPaymentRupiah > 0;
}
