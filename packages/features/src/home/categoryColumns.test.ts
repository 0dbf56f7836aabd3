import { expect, it } from 'vitest';
import { categoryColumns } from './categoryColumns.ts';

it.each([
  [12, 6, 3, false],
  [11, 6, 3, true],
  [10, 5, 2, false],
  [9, 5, 2, true],
  [8, 4, 2, false],
  [7, 4, 2, true],
  [6, 6, 3, false],
  [5, 6, 3, true],
  [4, 4, 2, false],
  [3, 4, 2, true],
])('%i categories lie in rows of %i and %i, with a cell for all: %s', (count, wide, phone, withAll) => {
  expect(categoryColumns(count)).toEqual({ wide, phone, withAll });
  const cells = count + (withAll ? 1 : 0);
  expect([cells % wide, cells % phone]).toEqual([0, 0]);
});

it.each([1, 2])('%i are too few for a row', (count) =>
  expect(categoryColumns(count)).toEqual({ wide: 6, phone: 3, withAll: true }),
);
