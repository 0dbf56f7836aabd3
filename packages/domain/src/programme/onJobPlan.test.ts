import { describe, expect, it } from 'vitest';
import { dueOn, dueState, isOnSchedule, onJobMonths, reportMonths } from './onJobPlan.ts';

const period = { startsOn: '2025-07-07', months: 6 };

describe('the months of a period', () => {
  it.each([
    ['2025-07-06', 'coming,coming,coming,coming,coming,coming', []],
    ['2025-07-07', 'running,coming,coming,coming,coming,coming', [1]],
    ['2025-10-06', 'over,over,running,coming,coming,coming', [1, 2, 3]],
    ['2025-10-07', 'over,over,over,running,coming,coming', [1, 2, 3, 4]],
    ['2026-01-06', 'over,over,over,over,over,running', [1, 2, 3, 4, 5, 6]],
    ['2026-01-07', 'over,over,over,over,over,over', [1, 2, 3, 4, 5, 6]],
  ])('on %s are %s', (today, states, reports) => {
    const months = onJobMonths(period, today);
    expect(
      months
        .slice(0, 6)
        .map(({ state }) => state)
        .join(),
    ).toBe(states);
    expect(months.slice(6).map(({ state }) => state)).toEqual(Array(6).fill('beyond'));
    expect(reportMonths(period, today)).toEqual(reports);
  });

  it('are named by their first day, over a new year and from the last of a month', () => {
    expect(onJobMonths(period, '2025-07-07').map(({ name }) => name)).toEqual(
      ['07', '08', '09', '10', '11', '12']
        .map((month) => `2025-${month}`)
        .concat(['01', '02', '03', '04', '05', '06'].map((month) => `2026-${month}`)),
    );
    expect(onJobMonths({ startsOn: '2025-01-31', months: 6 }, '2025-01-31')[1]!.name).toBe('2025-02');
  });
});

it.each([
  [1, '2025-08-06'],
  [4, '2025-11-06'],
  [6, '2026-01-06'],
  [9, '2026-01-06'],
  [null, '2026-01-06'],
])('what is due in month %s is due on %s', (month, expected) => expect(dueOn(period, month)).toBe(expected));

it.each([
  ['2025-10-30', 'far', 8],
  ['2025-10-31', 'soon', 7],
  ['2025-11-07', 'soon', 0],
  ['2025-11-08', 'late', -1],
])('what is due on 7 November is, on %s, %s', (today, state, daysLeft) =>
  expect(dueState('2025-11-07', today)).toEqual({ state, daysLeft }),
);

it.each([
  [[], true],
  [['2025-11-07', '2025-11-08'], true],
  [['2025-11-06', '2025-11-08'], false],
])('with %j still to be done on 7 November, on schedule: %s', (open, expected) =>
  expect(isOnSchedule(open, '2025-11-07')).toBe(expected),
);
