import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactNumber } from './compact.ts';

describe('compact number suffixes rb, jt, ml', () => {
  it.each([
    [0, 0, 'one'],
    [999, 999, 'one'],
    [1_000, 1, 'thousand'],
    [1_250, 1.2, 'thousand'],
    [99_900, 99.9, 'thousand'],
    [100_000, 100, 'thousand'],
    [100_900, 100, 'thousand'],
    [999_999, 999, 'thousand'],
    [1_000_000, 1, 'million'],
    [999_999_999, 999, 'million'],
    [1_000_000_000, 1, 'billion'],
    [2_500_000_000, 2.5, 'billion'],
    [-5, 0, 'one'],
    [12.7, 12, 'one'],
    [Number.NaN, 0, 'one'],
  ] as const)('%d is %d %s', (count, value, unit) => {
    expect(compactNumber(count)).toEqual({ value, unit });
  });

  it('never shows four digits, and never more than there is, below a thousand billions', () => {
    const size = { one: 1, thousand: 1e3, million: 1e6, billion: 1e9 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (count) => {
        const { value, unit } = compactNumber(count);
        expect(value).toBeLessThan(1000);
        expect(Math.round(value * size[unit])).toBeLessThanOrEqual(count);
      }),
    );
  });
});
