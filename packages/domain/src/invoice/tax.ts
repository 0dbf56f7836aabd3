import { toRupiah, type Rupiah } from '../money/index.ts';

/**
 * The tax that prices contain, and what it is reckoned on; together they are the price (docs/product/invoice.md#tax).
 * @param percent 0 where there is none
 */
export function taxWithin(totalRupiah: Rupiah, percent: number): { baseRupiah: Rupiah; taxRupiah: Rupiah } {
  const baseRupiah = toRupiah((totalRupiah * 100) / (100 + percent));
  return { baseRupiah, taxRupiah: totalRupiah - baseRupiah };
}
