import { describe, expect, it } from 'vitest';
import { overtakenPeriods, periodFaults, periodState, planFaults } from './index.ts';

const now = new Date('2026-03-02T01:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a plan to publish', () => {
  it.each([
    ['nothing', null, null, false, []],
    ['in a moment', 1, null, false, []],
    ['now', 0, null, false, [['publishAt', 'past']]],
    ['what is published', 1, null, true, [['publishAt', 'published']]],
    ['and to take it away again', 1, 2, false, []],
    ['and away at the same moment', 2, 2, false, [['unpublishAt', 'order']]],
    ['away in a moment', null, 1, true, []],
    ['away now', null, 0, true, [['unpublishAt', 'past']]],
    ['away what is not there', null, 1, false, [['unpublishAt', 'unpublished']]],
  ] as const)('%s', (_, publish, unpublish, isPublished, expected) => {
    const plan = {
      publishAt: publish === null ? null : at(publish),
      unpublishAt: unpublish === null ? null : at(unpublish),
    };
    expect(planFaults(plan, isPublished, now).map(({ field, fault }) => [field, fault])).toEqual(expected);
  });
});

describe('a price for a time', () => {
  const others = [{ price: 5, startAt: at(100), endAt: at(200) }];
  it.each([
    ['lower, before another', 99, 0, 100, []],
    ['lower, after another', 99, 200, 300, []],
    ['that holds already', 99, -10, 1, []],
    ['not lower', 100, 0, 50, [['price', 'notLower']]],
    ['that is over', 99, -10, 0, [['endAt', 'past']]],
    ['without length', 99, 5, 5, [['endAt', 'order']]],
    ['into another', 99, 0, 101, [['startAt', 'overlap']]],
    ['out of another', 99, 199, 300, [['startAt', 'overlap']]],
  ] as const)('%s', (_, price, start, end, expected) => {
    const faults = periodFaults({ price, startAt: at(start), endAt: at(end) }, { ownPrice: 100, others, now });
    expect(faults.map(({ field, fault }) => [field, fault])).toEqual(expected);
  });

  it.each([
    [1, 2, 'coming'],
    [0, 1, 'running'],
    [-1, 0, 'over'],
  ] as const)('from %d to %d s is %s', (start, end, state) =>
    expect(periodState({ startAt: at(start), endAt: at(end) }, now)).toBe(state),
  );
});

it.each([
  ['still above them', 100, 61, []],
  ['as low as one', 100, 60, [60]],
  ['below all', 100, 40, [50, 60]],
  ['raised', 100, 120, []],
  ['lowered, where one was without effect already', 60, 40, [50]],
])('a price of the course that is %s overtakes prices for a time', (_, before, after, expected) => {
  const periods = [{ price: 50 }, { price: 60 }];
  expect(overtakenPeriods(periods, { before, after }).map(({ price }) => price)).toEqual(expected);
});
