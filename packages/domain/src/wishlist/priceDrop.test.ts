import { expect, it } from 'vitest';
import { priceDropRupiah } from './priceDrop.ts';

it.each([
  ['one rupiah less', 100_000, 99_999, 1],
  ['as much', 100_000, 100_000, null],
  ['more', 100_000, 100_001, null],
  ['nothing any more', 100_000, 0, 100_000],
  ['less than nobody knows', null, 1, null],
])('a wished course that costs %s', (_, wished, now, expected) => expect(priceDropRupiah(wished, now)).toBe(expected));
