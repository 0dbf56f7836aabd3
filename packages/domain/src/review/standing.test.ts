import { describe, expect, it } from 'vitest';
import { isHiddenByReports, ratingOf, recounted } from './index.ts';

describe('counts of stars', () => {
  it.each([
    ['a first review', [0, 0, 0, 0, 0], { from: null, to: 5 }, [0, 0, 0, 0, 1]],
    ['another rating', [0, 1, 0, 0, 2], { from: 2, to: 4 }, [0, 0, 0, 1, 2]],
    ['the same rating', [0, 1, 0, 0, 2], { from: 2, to: 2 }, [0, 1, 0, 0, 2]],
    ['one that is hidden', [1, 0, 0, 0, 0], { from: 1, to: null }, [0, 0, 0, 0, 0]],
    ['never less than none', [0, 0, 0, 0, 0], { from: 3, to: null }, [0, 0, 0, 0, 0]],
    ['counts that were never written', [], { from: null, to: 1 }, [1, 0, 0, 0, 0]],
  ])('%s', (_, counts, change, expected) => expect(recounted(counts, change)).toEqual(expected));

  it.each([
    [[], { average: 0, count: 0 }],
    [[0, 0, 0, 0, 1], { average: 5, count: 1 }],
    [[1, 0, 0, 0, 1], { average: 3, count: 2 }],
  ])('average of %s', (counts, expected) => expect(ratingOf(counts)).toEqual(expected));
});

it.each([
  [4, false],
  [5, true],
])('%s reports hide: %s', (reports, expected) => expect(isHiddenByReports(reports)).toBe(expected));
