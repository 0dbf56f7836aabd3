/** A price and what it was. */
export const priceText = Object.freeze({
  free: 'Gratis',
  originalPrice: 'Harga awal',
  finalPrice: 'Harga akhir',
} as const);
