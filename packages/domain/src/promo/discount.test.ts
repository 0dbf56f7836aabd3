import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoDiscountRupiah, type PromoTerms } from './discount.ts';

describe('the savings of a promo', () => {
  it.each([
    ['a fixed amount', { kind: 'amount', amountRupiah: 50_000 }, 412_500, 50_000],
    ['never above the purchase', { kind: 'amount', amountRupiah: 50_000 }, 49_999, 49_999],
    ['10 percent', { kind: 'percent', percent: 10 }, 412_500, 41_250],
    ['10 percent up to its maximum', { kind: 'percent', percent: 10, maxRupiah: 30_000 }, 412_500, 30_000],
    ['10 percent below its maximum', { kind: 'percent', percent: 10, maxRupiah: 30_000 }, 299_990, 29_999],
    ['without a maximum', { kind: 'percent', percent: 10, maxRupiah: null }, 1_000_000, 100_000],
  ] as [string, PromoTerms, number, number][])('%s', (_, terms, purchase, expected) => {
    expect(promoDiscountRupiah(terms, purchase)).toBe(expected);
  });

  it('is whole, never negative, and never above the purchase', () => {
    const rupiah = fc.integer({ min: -1000, max: 100_000_000 });
    const terms = fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), amountRupiah: rupiah }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.double({ min: -10, max: 200, noNaN: true }),
        maxRupiah: fc.option(rupiah),
      }),
    );
    fc.assert(
      fc.property(terms, fc.nat({ max: 100_000_000 }), (promo, purchase) => {
        const discount = promoDiscountRupiah(promo, purchase);
        expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= purchase).toBe(true);
      }),
    );
  });
});
