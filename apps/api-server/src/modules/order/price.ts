import { payablePriceRupiah } from '@suluh/domain/course';

/** What a cart costs now: the schedule's price when it has one chosen, else the flash-sale price, else the course's; rupiah. */
export function cartPrice(cart: { coursePrice: number; eventPrice: number | null; flashPrice: number | undefined }): number {
  const base = payablePriceRupiah({ priceAfter: cart.coursePrice });
  if (cart.eventPrice !== null) return cart.flashPrice === undefined ? cart.eventPrice : Math.min(cart.eventPrice, cart.flashPrice);
  return cart.flashPrice === undefined ? base : Math.min(base, cart.flashPrice);
}
