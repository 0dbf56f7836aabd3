import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PAGE, pageOf, pageParam } from './pageNumber.ts';

describe('query page: default 1, omitted at 1', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    [7, 7],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['02', 1],
    ['two', 1],
    ['', 1],
    [null, 1],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['99999999', 1],
  ])('a page of %j is page %i', (asked, expected) => {
    expect(pageOf(asked)).toBe(expected);
  });

  it('omits page 1 and names any other', () => {
    expect([0, 1, 2, 30].map(pageParam)).toEqual([null, null, '2', '30']);
  });

  it('reads any text as a page it would write itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (text) => {
        const page = pageOf(text);
        expect(page >= 1 && page <= MAX_PAGE && Number.isInteger(page)).toBe(true);
        expect(pageOf(pageParam(page))).toBe(page);
      }),
    );
  });
});
