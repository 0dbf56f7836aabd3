import { describe, expect, it } from 'vitest';
import { sortOf } from './sort.ts';

describe('sort options 0 to 5', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    [3, 3],
    ['6', 0],
    ['-1', 0],
    ['', 0],
    [undefined, 0],
  ])('a sort of %j is %i', (asked, expected) => {
    expect(sortOf(asked)).toBe(expected);
  });
});
