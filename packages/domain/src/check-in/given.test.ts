import { describe, expect, it } from 'vitest';
import { sessionFault, sessionsGivenTo } from './given.ts';

describe('sessionsGivenTo', () => {
  it.each([
    ['a', 'course'],
    ['b', null],
    ['c', 'schedule'],
    ['d', null],
  ])('%s: %s', (kind, expected) => expect(sessionsGivenTo(kind)).toBe(expected));
});

describe('sessionFault', () => {
  const at = (hour: string) => new Date(`2027-03-01T${hour}:00+07:00`);
  const held = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
  const schedule = held('08:00', '17:00');
  it.each([
    ['none', [], null],
    ['the whole schedule', [held('08:00', '17:00')], null],
    ['one after the other', [held('08:00', '10:00'), held('10:00', '12:00')], null],
    ['no time at all', [held('09:00', '09:00')], { no: 1, fault: 'noLength' }],
    ['an end before its beginning', [held('09:00', '08:59')], { no: 1, fault: 'noLength' }],
    [
      'a minute before the last is over',
      [held('08:00', '10:00'), held('09:59', '12:00')],
      { no: 2, fault: 'beforeLast' },
    ],
    ['a minute before the schedule', [held('07:59', '10:00')], { no: 1, fault: 'outside' }],
    ['a minute after it', [held('08:00', '09:00'), held('16:00', '17:01')], { no: 2, fault: 'outside' }],
  ])('%s', (_, sessions, expected) => expect(sessionFault(sessions, schedule)).toEqual(expected));
});
