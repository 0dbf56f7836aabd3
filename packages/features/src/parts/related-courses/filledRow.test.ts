import { expect, test } from 'vitest';
import { filledRow } from './filledRow.ts';

const cards = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['one alone is filled up', cards(1), cards(2, 3, 4, 5), [1, 2, 3, 4]],
  ['none is there twice', cards(1, 3), cards(3, 1, 2, 4), [1, 3, 2, 4]],
  ['a full row stays', cards(1, 2, 3, 4, 5), cards(6), [1, 2, 3, 4, 5]],
  ['what there is not is left out', cards(1), cards(1), [1]],
])('%s', (_, found, others, expected) => {
  expect(filledRow(found, others, 4).map(({ id }) => id)).toEqual(expected);
});
