import { expect, test } from 'vitest';
import { priceNowRupiah } from './priceNow.ts';

test.each([
  ['no flash sale', 600_000, undefined, 600_000],
  ['none for this course', 600_000, null, 600_000],
  ['a lower flash price', 600_000, 412_500, 412_500],
  ['one rupiah lower', 600_000, 599_999, 599_999],
  ['the same', 600_000, 600_000, 600_000],
  ['a flash price above the own price takes nothing off and puts nothing on', 600_000, 600_001, 600_000],
  ['given away for the time of the sale', 600_000, 0, 0],
  ['free already', 0, 50_000, 0],
] as const)('price now: %s (docs/product/payment.md#sums)', (_, own, flash, expected) => {
  expect(priceNowRupiah(own, flash)).toBe(expected);
});
