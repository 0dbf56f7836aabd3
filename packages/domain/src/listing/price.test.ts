import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_BUCKETS, priceBounds } from './price.ts';

const bucketsOf = (priceRupiah: number) =>
  PRICE_BUCKETS.filter((bucket) => {
    const { minRupiah, maxRupiah } = priceBounds(bucket);
    return priceRupiah >= minRupiah && (maxRupiah === null || priceRupiah <= maxRupiah);
  });

describe('the price filter', () => {
  it.each([
    [0, 'free'],
    [1, 'under100'],
    [99_999, 'under100'],
    [100_000, '100to500'],
    [500_000, '100to500'],
    [500_001, 'over500'],
  ])('Rp%i lies in %s', (price, bucket) => {
    expect(bucketsOf(price)).toEqual([bucket]);
  });

  it('puts every price into exactly one bucket', () => {
    fc.assert(fc.property(fc.nat({ max: 2_000_000 }), (price) => bucketsOf(price).length === 1));
  });
});
