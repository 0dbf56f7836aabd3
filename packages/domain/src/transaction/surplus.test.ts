import { expect, test } from 'vitest';
import { surplusRupiah } from './surplus.ts';

test.each([
  ['nothing owned', 500_000, [], 0],
  ['one of the courses', 500_000, [200_000], 200_000],
  ['two of them', 500_000, [200_000, 150_000], 350_000],
  ['a free one', 500_000, [0], 0],
  ['a promo took more off than the rest cost', 120_000, [200_000], 120_000],
  ['nothing was paid', 0, [200_000], 0],
])('of a payment with %s goes back', (_, paidRupiah, prices, expected) => {
  expect(
    surplusRupiah(
      paidRupiah,
      prices.map((priceAfter) => ({ priceAfter })),
    ),
  ).toBe(expected);
});
