import { expect, it } from 'vitest';
import { courseRefundsRupiah } from './courseRefunds.ts';

const ORDER = {
  items: [
    { courseId: 7, position: 1, priceAfter: 200_000 },
    { courseId: 9, position: 0, priceAfter: 100_000 },
  ],
  promoDiscount: 0,
  leftRupiah: 304_000,
  gone: new Set<number | null>(),
};

it.each([
  ['its price, of an order with more', {}, [100_000, 200_000]],
  ['no more than is left', { leftRupiah: 60_000 }, [60_000, 60_000]],
  ['all that is left, with the fee, of one that stands alone', { items: ORDER.items.slice(0, 1) }, [304_000]],
  ['all that is left when the other one is gone', { gone: new Set([9]), leftRupiah: 204_000 }, [100_000, 204_000]],
  ['what it cost less its part of the promo', { promoDiscount: 150_000, leftRupiah: 154_000 }, [50_000, 100_000]],
  ['shares of a promo that are the promo again', { promoDiscount: 100_000, leftRupiah: 204_000 }, [66_667, 133_333]],
])('one course gives back %s', (_, of, expected) =>
  expect([...courseRefundsRupiah({ ...ORDER, ...of }).values()]).toEqual(expected),
);
