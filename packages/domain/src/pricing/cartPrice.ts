import type { Rupiah } from '../money/index.ts';
import { priceNowRupiah } from './priceNow.ts';

/**
 * What a course costs in a cart now, in rupiah: the price of its schedule when one is chosen, else its own, and in both
 * cases not more than the flash-sale price of the course while one runs.
 * @param eventRupiah null without a chosen schedule.
 */
export const cartPriceRupiah = (cart: {
  courseRupiah: number;
  eventRupiah: number | null;
  flashRupiah: number | null | undefined;
}): Rupiah => priceNowRupiah(cart.eventRupiah ?? cart.courseRupiah, cart.flashRupiah);
