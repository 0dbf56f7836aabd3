import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const DAY = 86_400_000;

describe('how old something is (docs/product/display.md#dates)', () => {
  it.each([
    ['this moment', 0, { unit: 'now' }],
    ['not yet a minute', 59_999, { unit: 'now' }],
    ['a minute', 60_000, { unit: 'minute', count: 1 }],
    ['almost an hour', 3_599_999, { unit: 'minute', count: 59 }],
    ['an hour', 3_600_000, { unit: 'hour', count: 1 }],
    ['almost a day', DAY - 1, { unit: 'hour', count: 23 }],
    ['a day', DAY, { unit: 'day', count: 1 }],
    ['almost a week', 7 * DAY - 1, { unit: 'day', count: 6 }],
    ['a week: the day says more', 7 * DAY, null],
    ['what is yet to come', -1, null],
  ])('%s', (_, passed, expected) => {
    expect(ageOf(NOW - passed, NOW)).toEqual(expected);
  });
});
