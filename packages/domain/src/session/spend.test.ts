import { DAY_MS } from '../time/index.ts';
import { describe, expect, it } from 'vitest';
import { LOGIN_LIFETIME_MS, LOST_ANSWER_MS, refreshTokenEnd, spendingOf, type ReturningToken } from './spend.ts';

const NOW = new Date('2026-11-22T09:00:00+07:00');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const fresh: ReturningToken = {
  issuedAt: ago(900_000),
  expiresAt: new Date(NOW.getTime() + 1),
  spentAt: null,
  loginAt: ago(DAY_MS),
  otherSpentAt: null,
};

describe('a refresh token that comes back', () => {
  it.each<[string, Partial<ReturningToken>, ReturnType<typeof spendingOf>]>([
    ['renews when it was never spent', {}, 'renew'],
    ['renews after the token before it was spent for it', { otherSpentAt: fresh.issuedAt }, 'renew'],
    ['is stolen when another went on after it was issued', { otherSpentAt: ago(899_999) }, 'stolen'],
    ['renews again when its answer was lost', { spentAt: ago(LOST_ANSWER_MS) }, 'renew'],
    ['is stolen when it was spent longer ago', { spentAt: ago(LOST_ANSWER_MS + 1) }, 'stolen'],
    ['is stolen when what it gave was used', { spentAt: ago(10_000), otherSpentAt: ago(9_999) }, 'stolen'],
    [
      'renews when the other was spent at the same moment',
      { spentAt: ago(10_000), otherSpentAt: ago(10_000) },
      'renew',
    ],
    ['has ended at its time', { expiresAt: NOW }, 'ended'],
    ['has ended, whatever else', { expiresAt: NOW, spentAt: ago(LOST_ANSWER_MS + 1) }, 'ended'],
    ['has ended with its login', { loginAt: ago(LOGIN_LIFETIME_MS) }, 'ended'],
    ['renews to the last moment of its login', { loginAt: ago(LOGIN_LIFETIME_MS - 1) }, 'renew'],
  ])('%s', (_, change, expected) => {
    expect(spendingOf({ ...fresh, ...change }, NOW)).toBe(expected);
  });
});

it.each([
  ['30 days, early in a login', ago(0), 30],
  ['30 days, while the login lasts as long', ago(60 * DAY_MS), 30],
  ['what is left of the login, later', ago(61 * DAY_MS), 29],
])('a refresh token lives %s', (_, loginAt, days) => {
  expect(refreshTokenEnd(loginAt, NOW).getTime() - NOW.getTime()).toBe(days * DAY_MS);
});
