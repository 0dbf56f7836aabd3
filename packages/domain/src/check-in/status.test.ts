import { describe, expect, it } from 'vitest';
import { checkInStatuses, type CheckInSession } from './status.ts';

const at = (text: string) => new Date(`2025-10-${text}:00+07:00`);
const session = (start: string | null, end: string | null, checkedInAt: string | null = null): CheckInSession => ({
  start: start === null ? null : at(start),
  end: end === null ? null : at(end),
  checkedInAt: checkedInAt === null ? null : at(checkedInAt),
});
const free = (checkedInAt: string | null = null) => session(null, null, checkedInAt);

const day1 = session('25T09:00', '25T12:00');
const day1Done = session('25T09:00', '25T12:00', '25T09:05');
const day1Later = session('25T13:00', '25T17:00');
const day2 = session('26T09:00', '26T12:00');

describe('check-in sessions one after the other', () => {
  it.each([
    ['before its time the first waits', '25T08:59', [day1, day2], ['disable', 'disable']],
    ['at its time it opens', '25T09:00', [day1, day2], ['enable', 'disable']],
    ['at its end it is still open', '25T12:00', [day1, day2], ['enable', 'disable']],
    ['after its end it is missed and locks the rest', '25T12:01', [day1, day2], ['missed', 'locked']],
    ['a verified one stays verified', '25T12:01', [day1Done, day2], ['already_check_in', 'disable']],
    ['the next opens at its own time', '26T09:00', [day1Done, day2], ['already_check_in', 'enable']],
    [
      'a second one planned for the same day opens too',
      '25T13:00',
      [day1Done, day1Later],
      ['already_check_in', 'enable'],
    ],
    [
      'the third waits for the second',
      '26T09:00',
      [day1Done, session('26T09:00', '26T10:00'), session('26T09:00', '26T11:00')],
      ['already_check_in', 'enable', 'disable'],
    ],
    ['everything after a missed one is locked', '26T09:00', [day1, free(), free()], ['missed', 'locked', 'locked']],
    [
      'a verified one after a missed one stays verified',
      '26T09:00',
      [day1, free('25T13:00')],
      ['missed', 'already_check_in'],
    ],
  ])('%s', (_, now, sessions, expected) => {
    expect(checkInStatuses({ sessions, now: at(now), transactionCancelled: false })).toEqual(expected);
  });

  it.each([
    ['without a fixed time the first is open', '25T10:00', [free(), free()], ['enable', 'disable']],
    [
      'the second has to wait until tomorrow',
      '25T23:59',
      [free('25T10:00'), free(), free()],
      ['already_check_in', 'disable_today', 'disable'],
    ],
    [
      'from midnight it is open',
      '26T00:00',
      [free('25T10:00'), free(), free()],
      ['already_check_in', 'enable', 'disable'],
    ],
  ])('one session a day: %s', (_, now, sessions, expected) => {
    expect(checkInStatuses({ sessions, now: at(now), transactionCancelled: false })).toEqual(expected);
  });

  it("counts the day in the course's zone (R21)", () => {
    const sessions = [free('25T10:00'), free()];
    const now = at('25T23:00');
    expect(checkInStatuses({ sessions, now, transactionCancelled: false, timeZone: 'Asia/Makassar' })).toEqual([
      'already_check_in',
      'enable',
    ]);
  });

  it('locks what is not verified when the transaction was cancelled', () => {
    expect(checkInStatuses({ sessions: [day1Done, day2], now: at('26T09:00'), transactionCancelled: true })).toEqual([
      'already_check_in',
      'locked',
    ]);
  });
});
