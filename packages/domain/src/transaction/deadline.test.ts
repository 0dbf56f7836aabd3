import { describe, expect, it } from 'vitest';
import { isOverdue, paymentDeadline, VIRTUAL_ACCOUNT_VALID_HOURS } from './deadline.ts';
import type { TransactionStatus } from './status.ts';

const deadline = new Date('2025-10-17T07:30:00Z');

describe('spec 4, the deadline of a payment', () => {
  it('is 24 hours later unless the method says otherwise', () => {
    expect(VIRTUAL_ACCOUNT_VALID_HOURS).toBe(24);
    const now = new Date('2025-10-16T07:30:00Z');
    expect(paymentDeadline(now)).toEqual(deadline);
    expect(paymentDeadline(now, 1)).toEqual(new Date('2025-10-16T08:30:00Z'));
  });

  it.each([
    ['a moment before it is not overdue', 'UNPAID', -1, false],
    ['at the instant itself it is', 'UNPAID', 0, true],
    ['afterwards it is', 'UNPAID', 1, true],
    ['a paid one never is', 'PAID', 1, false],
    ['a cancelled one never is', 'CANCEL', 1, false],
    ['an expired one is not overdue again', 'EXPIRED', 1, false],
  ] as [string, TransactionStatus, number, boolean][])('%s', (_, status, ms, expected) => {
    expect(isOverdue({ status, deadline, now: new Date(deadline.getTime() + ms) })).toBe(expected);
  });
});
