import { expect, it } from 'vitest';
import { attendanceRefusal, isAttendanceOpen } from './recorded.ts';

it.each([
  ['a place that is paid', { isPaid: true }, null],
  ['a place whose transaction was cancelled', { isPaid: false }, 'cancelled'],
  ['no place', null, 'noPlace'],
] as const)('of who has %s is judged whether they may be written down', (_, place, refusal) =>
  expect(attendanceRefusal(place)).toBe(refusal),
);

const start = new Date('2026-11-26T02:00:00Z'); // nine o'clock in Jakarta

it.each([
  ['the last minute of the day before', '2026-11-25T16:59:59Z', 'Asia/Jakarta', false],
  ['the first of its day', '2026-11-25T17:00:00Z', 'Asia/Jakarta', true],
  ['the first of its day further east', '2026-11-25T15:00:00Z', 'Asia/Jayapura', true],
  ['a week later', '2026-12-03T02:00:00Z', 'Asia/Jakarta', true],
])('attendance of a session is written down from its day on: %s', (_, now, timeZone, expected) =>
  expect(isAttendanceOpen({ start, timeZone }, new Date(now))).toBe(expected),
);

it('attendance of a session without hours is written down at any time', () =>
  expect(isAttendanceOpen({ start: null, timeZone: 'Asia/Jakarta' }, start)).toBe(true));
