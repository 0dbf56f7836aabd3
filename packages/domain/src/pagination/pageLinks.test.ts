import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks, SIBLING_PAGES } from './pageLinks.ts';

const written = (page: number, totalPage: number) =>
  pageLinks({ page, totalPage })
    .map((link) => (link.kind === 'gap' ? '…' : link.current ? `[${link.page}]` : link.page))
    .join(' ');

describe('pagination with 2 sibling pages', () => {
  it('has 2 siblings', () => {
    expect(SIBLING_PAGES).toBe(2);
  });

  it.each([
    ['no pages show nothing', 1, 0, ''],
    ['a single page', 1, 1, '[1]'],
    ['all pages when they are few', 3, 5, '1 2 [3] 4 5'],
    ['the first of many', 1, 19, '[1] 2 3 … 19'],
    ['a gap of one page shows the page', 5, 19, '1 2 3 4 [5] 6 7 … 19'],
    ['a gap of two pages is a gap', 6, 19, '1 … 4 5 [6] 7 8 … 19'],
    ['before the end', 15, 19, '1 … 13 14 [15] 16 17 18 19'],
    ['the last', 19, 19, '1 … 17 18 [19]'],
    ['a page past the end is the last', 25, 19, '1 … 17 18 [19]'],
    ['a page before the start is the first', 0, 19, '[1] 2 3 … 19'],
  ])('%s', (_, page, totalPage, expected) => {
    expect(written(page, totalPage)).toBe(expected);
  });

  it('says after which page each gap lies', () => {
    expect(pageLinks({ page: 10, totalPage: 20 }).filter((link) => link.kind === 'gap')).toEqual([
      { kind: 'gap', afterPage: 1 },
      { kind: 'gap', afterPage: 12 },
    ]);
  });

  it('always holds the ends, one current page, rising numbers, and gaps of two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 600 }), fc.integer({ min: 1, max: 500 }), (page, totalPage) => {
        const links = pageLinks({ page, totalPage });
        const numbers = links.flatMap((link) => (link.kind === 'page' ? [link.page] : []));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(totalPage);
        expect(links.filter((link) => link.kind === 'page' && link.current)).toHaveLength(1);
        const jumps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
        expect(jumps.every((jump) => jump === 1 || jump > 2)).toBe(true);
        expect(jumps.filter((jump) => jump > 2)).toHaveLength(links.length - numbers.length);
        expect(links.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
