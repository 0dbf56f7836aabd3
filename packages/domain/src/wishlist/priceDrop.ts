/**
 * How much less a wished course costs than when it was wished for, in rupiah; null when it costs as much or more, or
 * when that is not known (docs/product/wishlist.md#price).
 */
export const priceDropRupiah = (wishedRupiah: number | null, nowRupiah: number): number | null =>
  wishedRupiah !== null && nowRupiah < wishedRupiah ? wishedRupiah - nowRupiah : null;
