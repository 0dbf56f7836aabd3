import { sumRupiah, type Rupiah } from '../money/index.ts';

/**
 * What of a payment goes back because some of its courses were the learner's already, in rupiah: what these cost, but
 * never more than was paid for the whole order.
 */
export const surplusRupiah = (paidRupiah: Rupiah, ownedItems: readonly { priceAfter: Rupiah }[]): Rupiah =>
  Math.min(paidRupiah, sumRupiah(ownedItems.map(({ priceAfter }) => priceAfter)));
