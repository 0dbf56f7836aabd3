import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 16, [1, 2, 3, 'gap', 16]],
  [4, 19, [1, 2, 3, 4, 5, 6, 'gap', 19]],
  [5, 19, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 19]],
  [6, 19, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 19]],
  [19, 19, [1, 'gap', 17, 18, 19]],
])('shows the neighbours of page %i of %i', (current, total, slots) => {
  expect(pageWindow(current, total)).toEqual(slots);
});
