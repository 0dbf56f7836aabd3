import { describe, expect, it } from 'vitest';
import {
  invitationProblem,
  isMarkOpen,
  isOnJobStart,
  isOfStatus,
  letterMonths,
  letterSpan,
  mayEnrolOn,
  ON_JOB_MONTHS,
  onJobEndsOn,
  onJobMonth,
  onJobProgress,
  type InvitationFacts,
} from './internship.ts';

describe('the month of a period', () => {
  const period = { startsOn: '2026-01-31', months: 6 };
  it.each([
    ['2026-01-31', 1],
    ['2026-02-28', 1],
    ['2026-03-01', 2],
    ['2026-03-30', 2],
    ['2026-03-31', 3],
    ['2026-07-30', 6],
    ['2026-08-30', 6],
  ])('%s is in month %i', (today, expected) => expect(onJobMonth(period, today)).toBe(expected));
});

describe('internship: mandatory courses during 6 to 12 months', () => {
  it('keeps the bounds', () => {
    expect(ON_JOB_MONTHS).toEqual({ min: 6, max: 12 });
  });
});

describe('the on-job period', () => {
  it.each([
    ['from the first of a month', '2026-01-01', 6, '2026-06-30'],
    ['from the middle', '2026-03-15', 6, '2026-09-14'],
    ['over the end of a year', '2026-08-02', 12, '2027-08-01'],
    ['to a month without such a day', '2025-08-31', 6, '2026-02-28'],
    ['to one in a leap year', '2027-08-31', 6, '2028-02-29'],
    ['to the first of March', '2025-09-01', 6, '2026-02-28'],
  ])('%s', (_, startsOn, months, expected) => expect(onJobEndsOn({ startsOn, months })).toBe(expected));

  const period = { startsOn: '2026-03-15', months: 6 };
  it.each([
    ['the day before', '2026-03-14', { state: 'before', daysDone: 0 }],
    ['its first day', '2026-03-15', { state: 'running', daysDone: 1 }],
    ['its last day', '2026-09-14', { state: 'running', daysDone: 184 }],
    ['the day after', '2026-09-15', { state: 'over', daysDone: 184 }],
  ])('%s', (_, today, expected) =>
    expect(onJobProgress(period, today)).toEqual({ endsOn: '2026-09-14', daysTotal: 184, ...expected }),
  );

  it.each([
    ['before it', '2026-03-14', true],
    ['on its last day', '2026-09-14', true],
    ['on the day after', '2026-09-15', false],
  ])('gives courses %s: %s', (_, today, expected) => expect(mayEnrolOn(period, today)).toBe(expected));

  it('gives courses to who has none', () => expect(mayEnrolOn(null, '2026-01-01')).toBe(true));
});

it.each([
  ['2024-11-22', false],
  ['2024-11-23', true],
  ['2026-11-23', true],
  ['2028-11-23', true],
  ['2028-11-24', false],
  ['9999-01-01', false],
])('a period may begin on %s: %s', (startsOn, expected) => expect(isOnJobStart(startsOn, '2026-11-23')).toBe(expected));

it.each([
  ['the day before, without a mark', '2026-03-14', false, false],
  ['the day before, with one', '2026-03-14', true, true],
  ['its first day', '2026-03-15', false, true],
])('the mark is open on %s', (_, today, hasMark, expected) =>
  expect(isMarkOpen({ startsOn: '2026-03-15', months: 6 }, hasMark, today)).toBe(expected),
);

describe('the letter of a month', () => {
  const period = { startsOn: '2026-03-15', months: 6 };
  it.each([
    ['2026-02', null],
    ['2026-03', { from: '2026-03-15', to: '2026-03-31' }],
    ['2026-04', { from: '2026-04-01', to: '2026-04-30' }],
    ['2026-09', { from: '2026-09-01', to: '2026-09-14' }],
    ['2026-10', null],
  ])('%s has the days %o', (month, expected) => expect(letterSpan(period, month)).toEqual(expected));

  it.each([
    ['before the period', '2026-03-14', []],
    ['on the last day of its first month', '2026-03-31', []],
    ['on the day after', '2026-04-01', ['2026-03']],
    ['on the last day of all', '2026-09-14', ['2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03']],
    [
      'on the day after that',
      '2026-09-15',
      ['2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03'],
    ],
  ])('%s', (_, today, expected) => expect(letterMonths(period, today)).toEqual(expected));
});

it.each([
  ['not owned', { isOwned: false, isCompleted: false }, ['all', 'new']],
  ['begun', { isOwned: true, isCompleted: false }, ['all', 'active']],
  ['finished', { isOwned: true, isCompleted: true }, ['all', 'finished']],
])('a course that is %s is on its lists', (_, course, expected) =>
  expect((['all', 'new', 'active', 'finished'] as const).filter((status) => isOfStatus(course, status))).toEqual(
    expected,
  ),
);

describe('whether an invitation can be accepted', () => {
  const facts = (more: Partial<InvitationFacts> = {}): InvitationFacts => ({
    email: null,
    places: 1,
    used: 0,
    expiresAt: null,
    revokedAt: null,
    ...more,
  });
  // midnight of 1 December in each zone
  describe.each([
    ['WIB', '2026-12-01T00:00:00+07:00'],
    ['WITA', '2026-12-01T00:00:00+08:00'],
    ['WIT', '2026-12-01T00:00:00+09:00'],
  ])('until midnight %s', (_zone, midnight) => {
    const at = new Date(midnight);
    it.each([
      ['just before', -1, null],
      ['at midnight', 0, 'expired'],
    ])('%s', (_, ms, expected) =>
      expect(invitationProblem(facts({ expiresAt: at }), null, new Date(at.getTime() + ms))).toBe(expected),
    );
  });

  it.each([
    ['one that is not there', null, 'unknown'],
    ['taken back', facts({ revokedAt: new Date(0) }), 'unknown'],
    ['its last place', facts({ places: 3, used: 2 }), null],
    ['no place left', facts({ places: 3, used: 3 }), 'used'],
    ['for this address', facts({ email: 'a@b.id' }), null],
    ['for another address', facts({ email: 'c@d.id' }), 'otherEmail'],
  ])('%s', (_, invitation, expected) => expect(invitationProblem(invitation, 'a@b.id', new Date(1))).toBe(expected));

  it('is shown to who has not said an address', () =>
    expect(invitationProblem(facts({ email: 'c@d.id' }), null, new Date(1))).toBe(null));
});
