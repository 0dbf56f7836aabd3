/**
 * Price choices of the filter, cheapest first (docs/product/payment.md#sums, price; the ranges of the listing's
 * design).
 */
export const PRICE_BUCKETS = ['free', 'under100', '100to500', 'over500'] as const;
export type PriceBucket = (typeof PRICE_BUCKETS)[number];

/** Inclusive bounds in rupiah; null means no upper bound. */
export interface PriceBounds {
  minRupiah: number;
  maxRupiah: number | null;
}

const BOUNDS: Record<PriceBucket, PriceBounds> = {
  free: { minRupiah: 0, maxRupiah: 0 },
  under100: { minRupiah: 1, maxRupiah: 99_999 },
  '100to500': { minRupiah: 100_000, maxRupiah: 500_000 },
  over500: { minRupiah: 500_001, maxRupiah: null },
};

/**
 * The inclusive bounds of a bucket, for the query that filters by it. Every price lies in exactly one bucket.
 */
export function priceBounds(bucket: PriceBucket): PriceBounds {
  return BOUNDS[bucket];
}
