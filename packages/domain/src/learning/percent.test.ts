import { expect, it } from 'vitest';
import { percentDone } from './percent.ts';

it.each([
  ['nothing to do', 0, 0, 0],
  ['nothing done', 0, 5, 0],
  ['a little of very much is not nothing', 1, 1000, 1],
  ['a third', 1, 3, 33],
  ['all but one of very many is not all', 999, 1000, 99],
  ['all', 3, 3, 100],
  ['more than counts now', 4, 3, 100],
])('%s', (_, done, total, expected) => {
  expect(percentDone(done, total)).toBe(expected);
});
