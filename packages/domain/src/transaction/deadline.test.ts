import { describe, expect, it } from 'vitest';
import {
  isOverdue,
  LONGEST_DOUBT_HOURS,
  LONGEST_WAIT_HOURS,
  methodDeadline,
  paymentDeadline,
  reminderAt,
  VIRTUAL_ACCOUNT_VALID_HOURS,
} from './deadline.ts';
import type { TransactionStatus } from './status.ts';

const deadline = new Date('2025-10-17T07:30:00Z');

describe('the deadline of a payment', () => {
  it('is 24 hours later unless the method says otherwise', () => {
    expect(VIRTUAL_ACCOUNT_VALID_HOURS).toBe(24);
    const now = new Date('2025-10-16T07:30:00Z');
    expect(paymentDeadline(now)).toEqual(deadline);
    expect(paymentDeadline(now, 1)).toEqual(new Date('2025-10-16T08:30:00Z'));
  });

  it.each([
    ['a new order by virtual account', 0, 24, false, 24],
    ['an hour later by a code of one hour', 1, 1, false, 2],
    ['again and again: 48 hours after the order at the latest', 40, 24, false, LONGEST_WAIT_HOURS],
    ['a method that may wait longer than that', 0, 168, false, 168],
    ['the same chosen a day later: no longer than it may wait', 24, 168, false, 168],
    ['with a seat, by virtual account', 0, 24, true, 24],
    ['with a seat, another virtual account after an hour', 1, 24, true, 24],
    ['with a seat, a code of one hour just before the end', 22, 1, true, 23],
    ['with a seat, a code of one hour at the end', 23.5, 1, true, 24],
    ['with a seat, an invoice of seven days keeps it no longer', 0, 168, true, 24],
    ['with a seat, an invoice asked for later neither', 12, 168, true, 24],
  ])('%s', (_, hoursLater, validHours, keepsSeats, deadlineHours) => {
    const createdAt = new Date('2025-10-16T00:00:00Z');
    const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
    expect(methodDeadline({ createdAt, now: after(hoursLater), validMinutes: validHours * 60, keepsSeats })).toEqual(
      after(deadlineHours),
    );
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

  it.each([
    ['three hours before the end of a day', 24 * 60, 21 * 60],
    ['three hours before the end of a week', 7 * 1440, 7 * 1440 - 180],
    ['three hours before the end of twelve hours, a quarter', 12 * 60, 9 * 60],
    ['at three quarters of what is shorter', 11 * 60, 8.25 * 60],
    ['at three quarters of two hours', 120, 90],
    ['never when it waits less', 119, null],
    ['never for a code of one hour', 60, null],
  ])('is reminded of once: %s', (_, waitMinutes, atMinutes) => {
    const from = new Date('2025-10-16T00:00:00Z');
    const after = (minutes: number) => new Date(from.getTime() + minutes * 60_000);
    expect(reminderAt({ from, deadline: after(waitMinutes) })).toEqual(atMinutes === null ? null : after(atMinutes));
  });

  it('is in doubt for six hours at most', () => {
    expect(LONGEST_DOUBT_HOURS).toBe(6);
  });
});
