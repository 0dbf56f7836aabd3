import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedFeeRupiah, needsGateway, orderTotal, totalPurchaseRupiah } from './total.ts';

describe('total purchase, total payment and fee', () => {
  it.each([
    [
      'purchase minus discount plus fee',
      [412_500],
      50_000,
      4_000,
      { totalPurchaseRupiah: 412_500, discountRupiah: 50_000, feeRupiah: 4_000, totalPaymentRupiah: 366_500 },
    ],
    [
      'several courses',
      [435_000, 202_500],
      0,
      4_000,
      { totalPurchaseRupiah: 637_500, discountRupiah: 0, feeRupiah: 4_000, totalPaymentRupiah: 641_500 },
    ],
    [
      'no fee',
      [412_500],
      0,
      null,
      { totalPurchaseRupiah: 412_500, discountRupiah: 0, feeRupiah: 0, totalPaymentRupiah: 412_500 },
    ],
    [
      'a discount of all but 1 pays the fee',
      [412_500],
      412_499,
      4_000,
      { totalPurchaseRupiah: 412_500, discountRupiah: 412_499, feeRupiah: 4_000, totalPaymentRupiah: 4_001 },
    ],
    [
      'a full discount totals 0 without fee (R4)',
      [412_500],
      412_500,
      4_000,
      { totalPurchaseRupiah: 412_500, discountRupiah: 412_500, feeRupiah: 0, totalPaymentRupiah: 0 },
    ],
    [
      'a discount above the purchase is cut',
      [412_500],
      412_501,
      4_000,
      { totalPurchaseRupiah: 412_500, discountRupiah: 412_500, feeRupiah: 0, totalPaymentRupiah: 0 },
    ],
    [
      'an empty cart totals 0',
      [],
      0,
      4_000,
      { totalPurchaseRupiah: 0, discountRupiah: 0, feeRupiah: 0, totalPaymentRupiah: 0 },
    ],
    [
      'a negative discount is none',
      [100],
      -5,
      0,
      { totalPurchaseRupiah: 100, discountRupiah: 0, feeRupiah: 0, totalPaymentRupiah: 100 },
    ],
  ])('%s', (_, prices, discount, fee, expected) => {
    expect(orderTotal({ items: prices.map((priceAfter) => ({ priceAfter })), discount, fee })).toMatchObject(expected);
  });

  it.each([
    ['a fee of 1 is charged', 100, 0, 1, 1],
    ['no fee is not', 100, 0, 0, 0],
    ['an unknown fee is not', 100, 0, null, 0],
    ['a discount equal to the purchase takes it away', 100, 100, 4_000, 0],
    ['a discount of one less does not', 100, 99, 4_000, 4_000],
  ])('the line Biaya Platform: %s', (_, totalPurchase, discount, fee, expected) => {
    expect(chargedFeeRupiah({ totalPurchase, discount, fee })).toBe(expected);
  });

  it('saves by promo and by reduced prices together', () => {
    const items = [
      { priceAfter: 140_000, price: 350_000 },
      { priceAfter: 100_000, price: null },
      { priceAfter: 10, price: 5 },
    ];
    expect(orderTotal({ items, discount: 50_000 }).savingsRupiah).toBe(260_000);
  });

  it('needs the gateway above 0 only (R4)', () => {
    expect([0, 1].map((totalPaymentRupiah) => needsGateway({ totalPaymentRupiah }))).toEqual([false, true]);
  });

  it('is whole, never negative, and adds up, for any cart', () => {
    const rupiah = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(rupiah, { maxLength: 20 }), rupiah, rupiah, (prices, discount, fee) => {
        const items = prices.map((priceAfter) => ({ priceAfter }));
        const total = orderTotal({ items, discount, fee });
        expect(Object.values(total).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(total.totalPurchaseRupiah).toBe(totalPurchaseRupiah(items));
        expect(total.totalPaymentRupiah).toBe(total.totalPurchaseRupiah - total.discountRupiah + total.feeRupiah);
        expect(total.discountRupiah).toBeLessThanOrEqual(total.totalPurchaseRupiah);
        expect(total.feeRupiah === 0 || total.discountRupiah < total.totalPurchaseRupiah).toBe(true);
        expect(total.savingsRupiah).toBeGreaterThanOrEqual(total.discountRupiah);
      }),
    );
  });
});
