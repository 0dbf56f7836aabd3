import { expect, it } from 'vitest';
import { attemptMark, shownAttempt } from './attempt.ts';

const tries = (...statuses: string[]) => statuses.map((status, index) => ({ id: String(index), status }));

it.each([
  ['none', tries(), null],
  ['the one that can be paid', tries('voided', 'pending'), '1 pending'],
  ['the one that can be paid while another is opened', tries('pending', 'opening'), '0 pending'],
  ['the one that paid', tries('settled', 'pending'), '0 settled'],
  ['the one that failed', tries('voided', 'failed'), '1 failed'],
  ['the next one after a failed one', tries('failed', 'pending'), '1 pending'],
  ['none once it was given up', tries('failed', 'voiding'), null],
  ['none while the number is voided', tries('voiding'), null],
  ['none while the first is opened', tries('opening'), null],
  ['none after money went back', tries('reversed'), null],
])('the payment a page shows: %s', (_, attempts, expected) => {
  expect(attemptMark(shownAttempt(attempts))).toBe(expected);
});
