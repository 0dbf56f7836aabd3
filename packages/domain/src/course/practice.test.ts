import { expect, it } from 'vitest';
import { countsPractice } from './practice.ts';

it.each([
  [840, 7, true],
  [8, 7, true],
  [7, 7, false],
  [6, 7, false],
  [840, 0, false],
])('announced with %i minutes, lessons of %i: more than its lessons %s', (announced, lessons, expected) =>
  expect(countsPractice(announced, lessons)).toBe(expected),
);
