import { toRupiah, type Rupiah } from '../money/index.ts';

export interface CoursePrice {
  /** Price before any reduction, in rupiah; missing when the course carries none. */
  price?: number | null;
  /** Price to pay, in rupiah; missing means that nothing was taken off. */
  priceAfter?: number | null;
  /** Discount percentage as the server computed it, if it did. */
  percentage?: number | null;
}

export type PriceText = { kind: 'free' } | { kind: 'amount'; priceRupiah: Rupiah };

/** What a learner pays: priceAfter, else price, else 0. */
export function payablePriceRupiah(course: CoursePrice): Rupiah {
  return toRupiah(course.priceAfter ?? course.price ?? 0);
}

/**
 * Free means that price or priceAfter is 0 (docs/product/course.md#price) or that there is no price at all
 * (docs/product/payment.md#sums, R2).
 */
export function isFree(course: CoursePrice): boolean {
  return course.price === 0 || payablePriceRupiah(course) === 0;
}

/** The price slot of a card: 'free' or the amount to pay (docs/product/payment.md#sums, R2). */
export function priceText(course: CoursePrice): PriceText {
  return isFree(course) ? { kind: 'free' } : { kind: 'amount', priceRupiah: payablePriceRupiah(course) };
}

/**
 * The original price to strike through, shown when priceAfter differs from price (docs/product/payment.md#sums); else
 * null. A missing or zero original is nothing to strike.
 */
export function struckPriceRupiah(course: CoursePrice): Rupiah | null {
  const { price, priceAfter } = course;
  if (price == null || priceAfter == null) return null;
  return price !== priceAfter && toRupiah(price) > 0 ? toRupiah(price) : null;
}

/**
 * The discount in whole percent (1 to 100) for the flash-sale chip, or null when nothing was taken off
 * (docs/product/course.md#cards).
 */
export function discountPercent(course: CoursePrice): number | null {
  const struck = struckPriceRupiah(course);
  if (struck === null) return null;
  const computed = ((struck - payablePriceRupiah(course)) / struck) * 100;
  const percent = Math.round(course.percentage ?? computed);
  return percent >= 1 ? Math.min(100, percent) : null;
}

/** A price as answers carry it: before and after reduction, and how much less that is in whole percent, 0 for none. */
export const priceWithPercentage = ({
  price,
  priceAfter,
}: {
  price: number;
  priceAfter: number;
}): { price: number; priceAfter: number; percentage: number } => ({
  price,
  priceAfter,
  percentage: discountPercent({ price, priceAfter }) ?? 0,
});
