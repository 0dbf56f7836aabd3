import { describe, expect, it } from 'vitest';
import { classReminder, prakerjaReminder, tellsGivenSessions } from './reminder.ts';

const ZONES = [
  ['WIB', 'Asia/Jakarta', '+07:00'],
  ['WITA', 'Asia/Makassar', '+08:00'],
  ['WIT', 'Asia/Jayapura', '+09:00'],
] as const;

describe.each(ZONES)('reminders in %s', (_, zone, offset) => {
  const at = (time: string) => new Date(`2025-10-${time}${offset}`);

  it.each([
    ['a day before to the second', '26T09:00:00', '25T09:00:00', 'tomorrow'],
    ['a second earlier', '26T09:00:00', '25T08:59:59', null],
    ['in the evening until nine', '26T18:00:00', '25T20:59:59', 'tomorrow'],
    ['from nine not', '26T18:00:00', '25T21:00:00', null],
    ['before seven not', '26T18:00:00', '26T06:59:59', null],
    ['at seven', '26T18:00:00', '26T07:00:00', 'tomorrow'],
    ['more than two hours before', '26T09:00:00', '26T06:59:59', null],
    ['two hours before, at night too', '26T05:00:00', '26T03:00:00', 'soon'],
    ['a second before it begins', '26T09:00:00', '26T08:59:59', 'soon'],
    ['when it begins', '26T09:00:00', '26T09:00:00', null],
  ])('of a class: %s', (_name, start, now, expected) => {
    expect(classReminder(at(start), at(now), zone)).toBe(expected);
  });

  it.each([
    ['a second before it has rested for ten minutes', '26T10:00:00', '26T10:09:59', false],
    ['once it has', '26T10:00:00', '26T10:10:00', true],
    ['from nine in the evening not', '26T20:55:00', '26T21:05:00', false],
    ['before seven not', '26T20:55:00', '27T06:59:59', false],
    ['at seven', '26T20:55:00', '27T07:00:00', true],
  ])('of sessions that were given: %s', (_name, given, now, expected) => {
    expect(tellsGivenSessions(at(given), at(now), zone)).toBe(expected);
  });

  it.each([
    ['before nine', '26T08:59:59', null],
    ['at nine', '26T09:00:00', 'morning'],
    ['until the last two hours', '26T21:58:59', 'morning'],
    ['two hours before the end', '26T21:59:00', 'lastCall'],
    ['in the last minute', '26T23:59:59', 'lastCall'],
    ['after midnight', '27T00:00:00', null],
  ])("of today's check-in: %s", (_name, now, expected) => {
    expect(prakerjaReminder(at(now), undefined, zone)).toBe(expected);
  });

  it('of a day that is configured to end at six', () => {
    const hours = { remindAtMinute: 8 * 60, dayEndsAtMinute: 18 * 60 };
    const said = ['07:59:00', '08:00:00', '15:59:59', '16:00:00', '18:00:59', '18:01:00'].map((time) =>
      prakerjaReminder(at(`26T${time}`), hours, zone),
    );
    expect(said).toEqual([null, 'morning', 'morning', 'lastCall', 'lastCall', null]);
  });
});
