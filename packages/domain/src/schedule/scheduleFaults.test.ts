import { describe, expect, it } from 'vitest';
import { LONGEST_SCHEDULE_DAYS, scheduleFaults, type ScheduleTimes } from './index.ts';

const now = new Date('2026-03-02T02:00:00Z');
const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const longest = LONGEST_SCHEDULE_DAYS * 24 * 60;
const times = (start: number, end: number, sales: number | null = null): ScheduleTimes => ({
  startAt: at(start),
  endAt: at(end),
  salesOpenAt: sales === null ? null : at(sales),
});

describe('a schedule that is made', () => {
  it.each([
    ['to come', times(1, 2), []],
    ['that begins now', times(0, 2), [['startAt', 'startsInPast']]],
    [
      'that is over',
      times(-2, -1),
      [
        ['startAt', 'startsInPast'],
        ['endAt', 'endsInPast'],
      ],
    ],
    ['without length', times(1, 1), [['endAt', 'noLength']]],
    ['that ends before it begins', times(2, 1), [['endAt', 'noLength']]],
    ['of the longest there are', times(1, 1 + longest), []],
    ['of more than a year', times(1, 2 + longest), [['endAt', 'tooLong']]],
    ['on sale until just before its end', times(1, 3, 2), []],
    ['on sale from its end', times(1, 3, 3), [['salesOpenAt', 'salesAfterEnd']]],
    ['on sale for long', times(1, 3, -9), []],
  ] as const)('%s', (_, after, expected) =>
    expect(scheduleFaults(after, null, now).map(({ field, fault }) => [field, fault])).toEqual(expected),
  );
});

describe('a schedule that is changed', () => {
  const begun = times(-5, 5);
  it.each([
    ['not at all', begun, begun, []],
    ['ends later', begun, times(-5, 9), []],
    ['ends in the past', begun, times(-5, -1), ['endsInPast']],
    ['begins in the past', times(3, 5), times(-1, 5), ['startsInPast']],
    ['is sold from its end on', begun, times(-5, 5, 5), ['salesAfterEnd']],
    ['is given seventy years', begun, times(-5, 70 * longest), ['tooLong']],
    ['lasts for years and is left alone', times(-9, 2 * longest), times(-9, 2 * longest, -1), []],
    ['is over and left alone', times(-9, -9, -1), times(-9, -9, -1), []],
  ] as const)('%s', (_, before, after, expected) =>
    expect(scheduleFaults(after, before, now).map(({ fault }) => fault)).toEqual(expected),
  );
});
