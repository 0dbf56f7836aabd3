import { describe, expect, it } from 'vitest';
import { doorColour, doorRefusal, doorSession, judgeTicket, type ReadTicket } from './index.ts';

const at = (time: string) => new Date(`2025-10-25T${time}+08:00`);
const ticket: ReadTicket = {
  kind: 'ticket',
  eventId: 1,
  isOld: false,
  isWithdrawn: false,
  validUntil: at('17:00:00'),
  isPrakerja: false,
};
const door = {
  eventId: 1,
  session: { startAt: at('09:00:00'), endAt: at('17:00:00') },
  isAdmitted: false,
  hasLine: true,
  now: at('09:00:00'),
};

describe('what a door does', () => {
  it.each([
    ['a ticket of this class', {}, {}, 'admitted', 'green'],
    ['without a line too', {}, { hasLine: false }, 'admitted', 'green'],
    ['at its last second', {}, { now: at('17:00:00') }, 'admitted', 'green'],
    ['a second later', {}, { now: at('17:00:01') }, 'expired', 'red'],
    ['a second time', {}, { isAdmitted: true }, 'alreadyIn', 'yellow'],
    ['before the door opens', {}, { now: at('07:59:59') }, 'tooEarly', 'red'],
    [
      'of Prakerja before the door opens, without a line',
      { isPrakerja: true },
      { hasLine: false, now: at('07:59:59') },
      'tooEarly',
      'red',
    ],
    [
      'of another session, which is over',
      {},
      { session: { startAt: at('07:00:00'), endAt: at('07:59:59') } },
      'tooLate',
      'red',
    ],
    [
      'that is in, when the door has closed',
      {},
      { isAdmitted: true, session: { startAt: at('07:00:00'), endAt: at('07:59:59') } },
      'alreadyIn',
      'yellow',
    ],
    ['of Prakerja with a line', { isPrakerja: true }, {}, 'admitted', 'green'],
    ['of Prakerja without one', { isPrakerja: true }, { hasLine: false }, 'needsLine', 'yellow'],
    ['of another class', { eventId: 2 }, {}, 'wrongClass', 'red'],
    ['from before the date was changed', { isOld: true }, {}, 'oldTicket', 'red'],
    ['from before, of the former class', { isOld: true, eventId: 2 }, {}, 'oldTicket', 'red'],
    ['of money that went back', { isWithdrawn: true }, {}, 'withdrawn', 'red'],
    ['with a false signature', { kind: 'forged' }, {}, 'forged', 'red'],
    ['a code nobody has', { kind: 'unknown' }, {}, 'unknown', 'red'],
    ['something else', { kind: 'notACode' }, {}, 'notACode', 'red'],
  ] as const)('%s', (_, more, at2, verdict, colour) => {
    const found = judgeTicket({ ...ticket, ...more }, { ...door, ...at2 });
    expect([found, doorColour(found)]).toEqual([verdict, colour]);
  });
});

describe('when a door is open', () => {
  const session = { startAt: at('09:00:00'), endAt: at('12:00:00') };
  it.each([
    ['07:59:59', 'tooEarly'],
    ['08:00:00', null],
    ['13:00:00', null],
    ['13:00:01', 'tooLate'],
  ])('at %s: %s', (now, refusal) => expect(doorRefusal(session, at(now))).toBe(refusal));

  it('to a session without hours: always', () =>
    expect(doorRefusal({ startAt: null, endAt: null }, at('03:00:00'))).toBeNull());
});

describe('which session a door is for', () => {
  const day = (no: number, from: string, to: string) => ({ no, startAt: at(from), endAt: at(to) });
  const sessions = [day(1, '09:00:00', '12:00:00'), day(2, '13:00:00', '17:00:00')];
  it.each([
    ['before the first', '07:00:00', 1],
    ['at the end of the first', '12:00:00', 1],
    ['a second later', '12:00:01', 2],
    ['after the last', '18:00:00', 2],
  ])('%s', (_, now, no) => expect(doorSession(sessions, at(now))!.no).toBe(no));

  it('of none is none', () => expect(doorSession([], at('09:00:00'))).toBeNull());
});
