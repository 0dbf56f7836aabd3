import { toRupiah, type Rupiah } from '../money/index.ts';

/**
 * What a course or a schedule costs now, in rupiah: its own price, or the flash-sale price of its course while one runs
 * and is lower (docs/product/course.md#fields; docs/product/display.md#money). Every price that is shown, filtered by
 * or asked for is this one.
 * @param flashRupiah null while no flash sale has the course.
 */
export function priceNowRupiah(ownRupiah: number, flashRupiah: number | null | undefined): Rupiah {
  const own = toRupiah(ownRupiah);
  return flashRupiah == null ? own : Math.min(own, toRupiah(flashRupiah));
}
