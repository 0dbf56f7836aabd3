import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAgeRange } from './age.ts';

const invalid = (min: string | null, max: string | null) => ({
  kind: 'invalid',
  minFailure: min === null ? null : { code: min },
  maxFailure: max === null ? null : { code: max },
});
const valid = (min_age: number | null, max_age: number | null) => ({ kind: 'valid', range: { min_age, max_age } });

describe('age filter', () => {
  it.each([
    ['both bounds are sent together', '17', '60', 'max', valid(17, 60)],
    ['equal bounds are fine', '17', '17', 'min', valid(17, 17)],
    ['0 is an age', '0', '', 'min', valid(0, null)],
    ['an empty max clears its bound', '17', '', 'max', valid(17, null)],
    ['an empty value clears its bound', '', '60', 'min', valid(null, 60)],
    ['both empty clear both', ' ', '', 'max', valid(null, null)],
    ['min above max, on leaving min', '61', '60', 'min', invalid('ageAboveMax', null)],
    ['max below min, on leaving max', '61', '60', 'max', invalid(null, 'ageBelowMin')],
    ['a negative min is no number', '-1', '', 'min', invalid('digits', null)],
    ['a word is no number', '', 'tua', 'max', invalid(null, 'digits')],
    ['digits after a word are no number', '', 'x1', 'max', invalid(null, 'digits')],
    ['both can be wrong', 'a', '1a', 'max', invalid('digits', 'digits')],
    ['spaces around are nothing', ' 17 ', ' 60 ', 'max', valid(17, 60)],
  ] as const)('%s', (_, min, max, left, expected) => {
    expect(checkAgeRange({ min, max }, left)).toEqual(expected);
  });

  it('never accepts a range in the wrong order, and never throws', () => {
    const box = fc.oneof(fc.string(), fc.nat({ max: 120 }).map(String), fc.constant(''));
    fc.assert(
      fc.property(box, box, fc.constantFrom('min', 'max'), (min, max, left) => {
        const check = checkAgeRange({ min, max }, left);
        if (check.kind === 'invalid') return;
        const { min_age, max_age } = check.range;
        expect(min_age === null || max_age === null || min_age <= max_age).toBe(true);
        expect([min_age, max_age].every((age) => age === null || age >= 0)).toBe(true);
      }),
    );
  });
});
