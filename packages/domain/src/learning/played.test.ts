import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANGES_MOST, reportedRanges, STEP_MOST_SECONDS, union, withStep } from './played.ts';
import type { SecondRange } from './watched.ts';

describe('what was played', () => {
  it.each([
    ['a step', [], 1, 1.25, [{ from: 1, to: 1.25 }]],
    ['the longest step', [], 1, 6, [{ from: 1, to: 6 }]],
    ['a jump forward', [], 1, 6.01, []],
    ['a jump back', [], 6, 1, []],
    ['no step at all', [], 6, 6, []],
    ['a step that goes on', [{ from: 1, to: 2 }], 2, 3, [{ from: 1, to: 3 }]],
    [
      'a step after a jump',
      [{ from: 1, to: 2 }],
      40,
      41,
      [
        { from: 1, to: 2 },
        { from: 40, to: 41 },
      ],
    ],
  ])('%s', (_, before, from, to, expected) => {
    expect(withStep(before, from, to)).toEqual(expected);
  });

  it('a step is five seconds long at most', () => expect(STEP_MOST_SECONDS).toBe(5));
});

describe('ranges become one', () => {
  it.each<[string, SecondRange[], SecondRange[]]>([
    ['none', [], []],
    [
      'that touch',
      [
        { from: 5, to: 9 },
        { from: 1, to: 5 },
      ],
      [{ from: 1, to: 9 }],
    ],
    [
      'that overlap',
      [
        { from: 1, to: 6 },
        { from: 5, to: 9 },
      ],
      [{ from: 1, to: 9 }],
    ],
    [
      'of which one holds the other',
      [
        { from: 1, to: 9 },
        { from: 2, to: 3 },
      ],
      [{ from: 1, to: 9 }],
    ],
  ])('%s', (_, ranges, expected) => expect(union(ranges)).toEqual(expected));

  it('and stay apart where a second lies between', () => {
    const apart = [
      { from: 1, to: 4 },
      { from: 5, to: 9 },
    ];
    expect(union(apart)).toEqual(apart);
  });

  it('without changing what was given', () => {
    const given = [{ from: 1, to: 2 }];
    union([...given, { from: 2, to: 3 }]);
    expect(given).toEqual([{ from: 1, to: 2 }]);
  });

  it('holding the same seconds whatever the order', () => {
    const range = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
      .map(([from, length]) => ({ from, to: from + length }));
    const seconds = (ranges: readonly SecondRange[]) =>
      new Set(ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        expect(seconds(union(ranges))).toEqual(seconds(ranges));
        expect(union(ranges.toReversed())).toEqual(union(ranges));
      }),
    );
  });
});

describe('what a report carries', () => {
  it('whole seconds', () => {
    expect(reportedRanges([{ from: 3.2, to: 13.4 }])).toEqual([{ from: 3, to: 13 }]);
  });
  it('nothing of less than a second', () => expect(reportedRanges([{ from: 3.2, to: 3.9 }])).toEqual([]));
  it('two hundred ranges at most', () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ from: at * 2, to: at * 2 + 1 }));
    expect(reportedRanges(many)).toHaveLength(200);
    expect(RANGES_MOST).toBe(200);
  });
});
