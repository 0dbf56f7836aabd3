import { expect, it } from 'vitest';
import { bundleOffer } from './bundleOffer.ts';

const courses = [
  { id: 1, priceAfter: 100_000 },
  { id: 2, priceAfter: 50_000 },
];

it.each([
  ['all of it', [], [1, 2], 150_000],
  ['without what is full', [2], [1], 100_000],
  ['nothing while all is full', [1, 2], [], 0],
  ['what is full elsewhere does not matter', [3], [1, 2], 150_000],
])('a bundle offers %s', (_, full, ids, totalRupiah) => {
  const offer = bundleOffer({ courses, full });
  expect([offer.open.map(({ id }) => id), offer.totalRupiah]).toEqual([ids, totalRupiah]);
  expect(offer.open.length + offer.fullCourses.length).toBe(2);
});
