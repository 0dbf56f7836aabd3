import { describe, expect, it } from 'vitest';
import { REVIEW_SORTS, reviewSortOf } from './sort.ts';

describe('review sort desc/asc, default desc', () => {
  it.each([
    ['asc', 'asc'],
    ['desc', 'desc'],
    ['up', 'desc'],
    [undefined, 'desc'],
  ])('%s is %s', (asked, expected) => {
    expect(reviewSortOf(asked)).toBe(expected);
  });

  it('offers both, desc first', () => {
    expect(REVIEW_SORTS).toEqual(['desc', 'asc']);
  });
});
