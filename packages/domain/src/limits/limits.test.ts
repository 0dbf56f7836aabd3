import { describe, expect, it } from 'vitest';
import {
  PASSWORD_LIMIT,
  PRAKERJA_HOLDER_GUESS_LIMIT,
  PRAKERJA_HOLDER_SEND_LIMIT,
  PRAKERJA_LEARNER_GUESS_LIMIT,
  PRAKERJA_LEARNER_SEND_LIMIT,
  SMS_LEARNER_LIMIT,
  SMS_NUMBER_LIMIT,
  RESEND_LIMIT,
  RESET_MAIL_LIMIT,
  type TryLimit,
} from './index.ts';

/** Seconds to wait after so many tries, as the API counts them. */
const waitAfterTry = ({ waitsSeconds }: TryLimit, tries: number): number =>
  waitsSeconds[Math.min(tries, waitsSeconds.length) - 1] ?? 0;

describe('wrong passwords of one account', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [10, 900],
    [11, 900],
    [1000, 900],
  ])('after try %i the next waits %i seconds', (tries, seconds) => {
    expect(waitAfterTry(PASSWORD_LIMIT, tries)).toBe(seconds);
  });
});

describe('reset mails to one address', () => {
  it.each([
    [1, 0],
    [2, 60],
    [5, 21_600],
    [6, 21_600],
  ])('after mail %i the next waits %i seconds', (tries, seconds) => {
    expect(waitAfterTry(RESET_MAIL_LIMIT, tries)).toBe(seconds);
  });
});

describe('mails of an order that are sent again', () => {
  it.each([
    [1, 60],
    [4, 60],
    [5, 86_400],
    [6, 86_400],
  ])('after mail %i the next waits %i seconds', (tries, seconds) => {
    expect(waitAfterTry(RESEND_LIMIT, tries)).toBe(seconds);
  });
});

describe('one-time codes of Prakerja', () => {
  it.each([
    ['PRAKERJA_HOLDER_SEND_LIMIT', PRAKERJA_HOLDER_SEND_LIMIT, 10],
    ['PRAKERJA_HOLDER_GUESS_LIMIT', PRAKERJA_HOLDER_GUESS_LIMIT, 15],
    ['PRAKERJA_LEARNER_SEND_LIMIT', PRAKERJA_LEARNER_SEND_LIMIT, 20],
    ['PRAKERJA_LEARNER_GUESS_LIMIT', PRAKERJA_LEARNER_GUESS_LIMIT, 30],
  ] as const)('%s is spent', (_, limit, tries) => {
    expect([waitAfterTry(limit, tries - 1), waitAfterTry(limit, tries)]).toEqual([0, 3600]);
  });
});

describe('codes by text message', () => {
  it.each([
    ['SMS_LEARNER_LIMIT', SMS_LEARNER_LIMIT],
    ['SMS_NUMBER_LIMIT', SMS_NUMBER_LIMIT],
  ] as const)('%s: five, then none for a day', (_, limit) => {
    expect([waitAfterTry(limit, 4), waitAfterTry(limit, 5)]).toEqual([0, 86_400]);
  });
});

const all = {
  SMS_LEARNER_LIMIT,
  SMS_NUMBER_LIMIT,
  PASSWORD_LIMIT,
  RESEND_LIMIT,
  RESET_MAIL_LIMIT,
  PRAKERJA_HOLDER_SEND_LIMIT,
  PRAKERJA_HOLDER_GUESS_LIMIT,
  PRAKERJA_LEARNER_SEND_LIMIT,
  PRAKERJA_LEARNER_GUESS_LIMIT,
};
it.each(Object.entries(all))(
  '%s never waits less after more tries, and forgets no wait',
  (_, { waitsSeconds, forgetSeconds }) => {
    expect(waitsSeconds).toEqual([...waitsSeconds].sort((a, b) => a - b));
    expect(forgetSeconds).toBeGreaterThan(waitsSeconds.at(-1)!);
  },
);
