/** A price and what it was. */
export const priceText = {
  free: 'Gratis',
  originalPrice: 'Harga awal',
} as const;
