import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageSizeOf, totalPages } from './pageSize.ts';

describe('page sizes 10/20/30, default 10', () => {
  it('keeps the sizes of the specification', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 30]);
    expect(DEFAULT_PAGE_SIZE).toBe(10);
  });

  it.each([
    ['10', 10],
    ['20', 20],
    [30, 30],
    ['40', 10],
    ['', 10],
    [undefined, 10],
  ])('a limit of %j is %i', (asked, expected) => {
    expect(pageSizeOf(asked)).toBe(expected);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [-5, 10, 0],
  ])('%i items by %i make %i pages', (items, size, expected) => {
    expect(totalPages(items, size)).toBe(expected);
  });
});
