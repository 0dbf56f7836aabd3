import { describe, expect, it } from 'vitest';
import {
  earnsReward,
  friendName,
  friendState,
  isNewPerson,
  newReferralKey,
  referralKey,
  referralPeriod,
  shownReferralCode,
} from './index.ts';

describe('a referral code', () => {
  it.each([
    ['rani-7k2m', 'RANI7K2M'],
    [' RANI 7K2M ', 'RANI7K2M'],
    ['', ''],
  ])('%j is compared as %s', (typed, key) => expect(referralKey(typed)).toBe(key));

  it('is shown in two parts', () => expect(shownReferralCode('RANI7K2M')).toBe('RANI-7K2M'));

  it.each([
    ['Rani Kusuma', [0, 0.5, 0.99, 0.25], 'RANIAS9J'],
    ['Mañuel', [0, 0, 0, 0], 'MANUELAAAA'],
    ['Bambangsutrisno', [0, 0, 0, 0], 'BAMBANGSAAAA'],
    ['R2 D2', [0, 0, 0, 0], 'RAAAA'],
    ['王', [0, 0, 0, 0], 'TEMANAAAA'],
    ['', [0, 0, 0, 0], 'TEMANAAAA'],
  ])('of %j begins with the name', (fullname, randoms, key) => expect(newReferralKey(fullname, randoms)).toBe(key));
});

it.each([
  ['a purchase of the least', { purchaseRupiah: 100_000, rewardedThisYear: 0 }, true],
  ['one rupiah less', { purchaseRupiah: 99_999, rewardedThisYear: 0 }, false],
  ['the twentieth friend of a year', { purchaseRupiah: 100_000, rewardedThisYear: 19 }, true],
  ['the twenty-first', { purchaseRupiah: 100_000, rewardedThisYear: 20 }, false],
])('%s earns a reward: %#', (_name, paid, expected) => expect(earnsReward(paid)).toBe(expected));

it.each([
  ['a phone nobody had', '+6281', [null, '+6282'], true],
  ['that of who brought them', '+6281', ['+6281'], false],
  ['that of a friend before', '+6281', ['+6282', '+6281'], false],
  ['none', null, [null], true],
])('%s belongs to a new person: %#', (_name, phone, known, expected) =>
  expect(isNewPerson(phone, known)).toBe(expected),
);

const NOW = new Date('2026-11-22T00:00:00Z');
it.each([
  [null, 'joined'],
  ['2026-11-22T00:00:01Z', 'waiting'],
  ['2026-11-22T00:00:00Z', 'ready'],
])('a reward to be used from %s on is %s', (readyAt, state) =>
  expect(friendState(readyAt === null ? null : new Date(readyAt), NOW)).toBe(state),
);

it.each([
  ['Tia Permata', 'Tia P.'],
  ['Melati', 'Melati'],
  ['  Yoga  putra  adi ', 'Yoga A.'],
])('%j is named %s', (fullname, name) => expect(friendName(fullname)).toBe(name));

it.each([
  ['friend', '2026-11-22T00:00:00.000Z', '2027-11-22T00:00:00.000Z'],
  ['referrer', '2026-11-29T00:00:00.000Z', '2027-11-29T00:00:00.000Z'],
] as const)('what a %s gets holds from %s until %s', (whose, from, until) => {
  const { startAt, endAt } = referralPeriod(whose, NOW);
  expect([startAt.toISOString(), endAt.toISOString()]).toEqual([from, until]);
});
