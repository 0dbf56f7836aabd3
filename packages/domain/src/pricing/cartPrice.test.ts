import { expect, test } from 'vitest';
import { cartPriceRupiah } from './cartPrice.ts';

test.each([
  ['without a date, the price of the course', 400_000, null, undefined, 400_000],
  ['with a date, the price of the date', 400_000, 450_000, undefined, 450_000],
  ['also when the date costs less', 400_000, 350_000, null, 350_000],
  ['a free date of a paid course is free', 400_000, 0, undefined, 0],
  ['a dear date of a free course is paid', 0, 150_000, undefined, 150_000],
  ['the flash price of the course', 400_000, null, 299_000, 299_000],
  ['the flash price for its dates too', 400_000, 450_000, 299_000, 299_000],
  ['not the flash price when the date costs less', 400_000, 250_000, 299_000, 250_000],
  ['given away in a flash sale', 400_000, 450_000, 0, 0],
] as const)('a cart costs %s', (_, courseRupiah, eventRupiah, flashRupiah, expected) => {
  expect(cartPriceRupiah({ courseRupiah, eventRupiah, flashRupiah })).toBe(expected);
});
