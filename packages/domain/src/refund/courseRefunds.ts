import { shared } from '../settlement/index.ts';

/** What of an order decides how much of its payment each of its courses gives back; money in rupiah. */
export interface RefundedOrder {
  /** Its courses at their prices, before the promo. */
  items: readonly { courseId: number; position: number; priceAfter: number }[];
  promoDiscount: number;
  /** Of its payment, what is not back nor on its way. */
  leftRupiah: number;
  /** Courses whose money is back or on its way. */
  gone: ReadonlySet<number | null>;
}

/**
 * What would go back for each course of an order alone, in rupiah: what it cost, its price less its part of the promo as
 * statements share it (docs/product/invoice.md#statements); all that is left when nothing else of the order stays; never
 * more than is left.
 */
export function courseRefundsRupiah({
  items,
  promoDiscount,
  leftRupiah,
  gone,
}: RefundedOrder): ReadonlyMap<number, number> {
  const sold = items.toSorted((one, other) => one.position - other.position); // as their invoice shared the promo
  const promo = shared(
    promoDiscount,
    sold.map(({ priceAfter }) => priceAfter),
  );
  const amountOf = (courseId: number, costRupiah: number): number =>
    sold.every((other) => other.courseId === courseId || gone.has(other.courseId))
      ? leftRupiah
      : Math.min(leftRupiah, costRupiah);
  return new Map(sold.map(({ courseId, priceAfter }, at) => [courseId, amountOf(courseId, priceAfter - promo[at]!)]));
}
