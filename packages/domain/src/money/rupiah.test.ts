import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfRupiah, subtractRupiah, sumRupiah, toRupiah } from './rupiah.ts';

/** What may be stored or charged. */
const isRupiah = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
const anyRupiah = fc.integer({ min: 0, max: 10_000_000_000 });

describe('currency is whole rupiah, rounded, min 0', () => {
  it.each([
    ['a whole amount stays', 412_500, 412_500],
    ['just below half rounds down', 1.49, 1],
    ['half rounds up', 1.5, 2],
    ['a negative amount becomes 0', -1, 0],
    ['zero stays zero', 0, 0],
    ['not-a-number becomes 0', Number.NaN, 0],
    ['infinity becomes 0', Number.POSITIVE_INFINITY, 0],
  ])('%s', (_, amount, expected) => {
    expect(toRupiah(amount)).toBe(expected);
  });

  it('adds amounts one by one in whole rupiah', () => {
    expect(sumRupiah([])).toBe(0);
    expect(sumRupiah([412_500, 202_500.4, -5])).toBe(615_000);
  });

  it.each([
    ['takes away what is there', 100, 40, 60],
    ['leaves 0 when all is taken', 100, 100, 0],
    ['never goes below 0', 100, 101, 0],
  ])('%s', (_, amount, taken, expected) => {
    expect(subtractRupiah(amount, taken)).toBe(expected);
  });

  it.each([
    ['10 percent of Rp637.500', 637_500, 10, 63_750],
    ['a third is rounded', 100, 33.4, 33],
    ['0 percent is nothing', 637_500, 0, 0],
    ['below 0 percent is nothing', 637_500, -1, 0],
    ['100 percent is everything', 637_500, 100, 637_500],
    ['above 100 percent is everything', 637_500, 101, 637_500],
  ])('%s', (_, amount, percent, expected) => {
    expect(percentOfRupiah(amount, percent)).toBe(expected);
  });

  it('is an amount for any number whatever', () => {
    fc.assert(fc.property(fc.double({ min: -1e15, max: 1e15 }), (amount) => isRupiah(toRupiah(amount))));
  });

  it('never subtracts into the negative and never takes more than there is', () => {
    fc.assert(
      fc.property(anyRupiah, anyRupiah, (amount, taken) => {
        const left = subtractRupiah(amount, taken);
        expect(left).toBe(amount > taken ? amount - taken : 0);
      }),
    );
  });

  it('never makes a share larger than the amount', () => {
    fc.assert(
      fc.property(anyRupiah, fc.double({ min: -50, max: 200, noNaN: true }), (amount, percent) => {
        const share = percentOfRupiah(amount, percent);
        return isRupiah(share) && share <= amount;
      }),
    );
  });
});
