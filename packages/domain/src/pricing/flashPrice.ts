/** What is wrong with the price of a course in a flash sale. */
export type FlashPriceFault = 'free' | 'notLower';

/**
 * Why a course is not sold for less by a price (docs/product/staff.md#offers); null: it is. What costs nothing is no sale:
 * it is given away by a code, or by its own price.
 * @param usualRupiah what it costs otherwise
 */
export function flashPriceFault(priceRupiah: number, usualRupiah: number): FlashPriceFault | null {
  if (priceRupiah <= 0) return 'free';
  return priceRupiah >= usualRupiah ? 'notLower' : null;
}
