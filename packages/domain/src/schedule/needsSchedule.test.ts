import { describe, expect, test } from 'vitest';
import { needsSchedule, SCHEDULED_TYPES, scheduleOffer, type ScheduleOffer } from './needsSchedule.ts';
import type { EventStatus } from './eventStatus.ts';

test.each([
  ['a', false, false],
  ['a', true, true],
  ['b', false, true],
  ['c', false, true],
  ['d', false, true],
  ['d', true, true],
  ['x', false, false],
  [null, false, false],
] as const)('type %s with events %s needs a schedule: %s (docs/product/schedule.md)', (id, haveEvent, expected) => {
  expect(needsSchedule({ coursetype: { id }, haveEvent })).toBe(expected);
});

test('schedules are made for every kind but self-learning', () => expect(SCHEDULED_TYPES).toEqual(['b', 'c', 'd']));

describe('what the buy box says of the dates (docs/product/schedule.md#buy-button)', () => {
  const at = (eventStatus: EventStatus, quota = 1) => ({ eventStatus, quota });
  test.each<[string, { eventStatus: EventStatus; quota: number }[], ScheduleOffer]>([
    ['no date', [], 'none'],
    ['one that is open', [at('expired'), at('full', 0), at('available')], 'open'],
    ['open with no seat counts as full', [at('available', 0)], 'soldOut'],
    ['soon beside full ones', [at('full', 0), at('availableSoon')], 'availableSoon'],
    ['all full, some over', [at('full', 0), at('expired')], 'soldOut'],
    ['all over, full or not', [at('expired', 0), at('expired', 3)], 'expired'],
  ])('%s', (_, events, expected) => {
    expect(scheduleOffer(events)).toBe(expected);
  });
});
