import { describe, expect, it } from 'vitest';
import {
  discountPercent,
  priceWithPercentage,
  isFree,
  payablePriceRupiah,
  priceText,
  struckPriceRupiah,
  type CoursePrice,
} from './price.ts';

describe('the price slot (R2)', () => {
  it.each([
    ['price 0 is free', { price: 0 }, 'free'],
    ['priceAfter 0 is free', { price: 350_000, priceAfter: 0 }, 'free'],
    ['price 0 is free even with a priceAfter', { price: 0, priceAfter: 5 }, 'free'],
    ['no price at all is free', {}, 'free'],
    ['null prices are free', { price: null, priceAfter: null }, 'free'],
    ['price 1 is paid', { price: 1 }, 1],
    ['priceAfter 1 is paid', { price: 5, priceAfter: 1 }, 1],
    ['priceAfter is what is paid', { price: 350_000, priceAfter: 140_000 }, 140_000],
    ['without priceAfter the price is paid', { price: 350_000, priceAfter: null }, 350_000],
  ] as [string, CoursePrice, number | 'free'][])('%s', (_, course, expected) => {
    expect(isFree(course)).toBe(expected === 'free');
    expect(priceText(course)).toEqual(
      expected === 'free' ? { kind: 'free' } : { kind: 'amount', priceRupiah: expected },
    );
  });

  it.each([
    ['priceAfter first', { price: 350_000, priceAfter: 140_000 }, 140_000],
    ['then price', { price: 350_000, priceAfter: null }, 350_000],
    ['then nothing', {}, 0],
    ['in whole rupiah', { priceAfter: 99.6 }, 100],
  ] as [string, CoursePrice, number][])('a learner pays %s', (_, course, expected) => {
    expect(payablePriceRupiah(course)).toBe(expected);
  });
});

describe('the strike-through price shows when priceAfter differs from price', () => {
  it.each([
    ['a lower priceAfter strikes the price', { price: 350_000, priceAfter: 140_000 }, 350_000],
    ['a free priceAfter strikes the price', { price: 350_000, priceAfter: 0 }, 350_000],
    ['the same priceAfter strikes nothing', { price: 350_000, priceAfter: 350_000 }, null],
    ['a missing priceAfter strikes nothing', { price: 350_000 }, null],
    ['a missing price strikes nothing', { priceAfter: 140_000 }, null],
    ['an original of 1 is struck', { price: 1, priceAfter: 0 }, 1],
    ['an original of 0 is nothing to strike', { price: 0, priceAfter: 5 }, null],
  ] as [string, CoursePrice, number | null][])('%s', (_, course, expected) => {
    expect(struckPriceRupiah(course)).toBe(expected);
  });
});

describe('flash-sale card: the discount percentage', () => {
  it.each([
    ['Rp350.000 to Rp140.000 is 60 percent', { price: 350_000, priceAfter: 140_000 }, 60],
    ['Rp899.000 to Rp674.250 is 25 percent', { price: 899_000, priceAfter: 674_250 }, 25],
    ["the server's percentage is taken", { price: 100, priceAfter: 90, percentage: 12 }, 12],
    ['everything off is 100 percent', { price: 100, priceAfter: 0 }, 100],
    ['more than 100 is cut to 100', { price: 100, priceAfter: 50, percentage: 150 }, 100],
    ['1 percent shows', { price: 100, priceAfter: 99 }, 1],
    ['under half a percent shows nothing', { price: 1000, priceAfter: 996 }, null],
    ['a dearer priceAfter shows nothing', { price: 100, priceAfter: 110 }, null],
    ['no reduction shows nothing', { price: 100, priceAfter: 100, percentage: 20 }, null],
  ] as [string, CoursePrice, number | null][])('%s', (_, course, expected) => {
    expect(discountPercent(course)).toBe(expected);
  });
});

it.each([
  [350_000, 140_000, 60],
  [350_000, 350_000, 0],
  [1000, 996, 0],
  [100, 110, 0],
])('a price of %i, now %i, is answered with %i percent', (price, priceAfter, percentage) => {
  expect(priceWithPercentage({ price, priceAfter })).toEqual({ price, priceAfter, percentage });
});
