import { priceNowRupiah } from '@suluh/domain/pricing';

/**
 * What a cart costs now, in rupiah: its schedule's price when it has one chosen, else the course's (see
 * `priceNowRupiah`).
 */
export const cartPrice = (cart: {
  coursePrice: number;
  eventPrice: number | null;
  flashPrice: number | undefined;
}): number => priceNowRupiah(cart.eventPrice ?? cart.coursePrice, cart.flashPrice);
