import { describe, expect, it } from 'vitest';
import { DEFAULT_SORT, SORT_OPTIONS, SORT_VALUES, sortOf } from './sort.ts';

describe('sort options 0 to 5', () => {
  it('keeps the options of the specification', () => {
    expect(SORT_OPTIONS).toEqual({
      0: 'relevance',
      1: 'priceHighest',
      2: 'priceLowest',
      3: 'newest',
      4: 'ratingHighest',
      5: 'ratingLowest',
    });
    expect(SORT_VALUES).toEqual([0, 1, 2, 3, 4, 5]);
    expect(DEFAULT_SORT).toBe(0);
  });

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
