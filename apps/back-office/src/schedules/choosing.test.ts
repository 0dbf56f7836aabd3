import { MOST_RECORDED_AT_ONCE } from '@suluh/domain/check-in';
import type { AttendanceRow } from '@suluh/api/types';
import { expect, it } from 'vitest';
import { allOf, peopleOf, refusedOf, sessionAtHand, thereAt, turned } from './choosing.ts';

const row = (enrolmentId: string, ...at: (string | null)[]): AttendanceRow => ({
  enrolmentId,
  fullname: enrolmentId,
  shortCode: null,
  sessions: at.map((checkedInAt, index) => ({ no: index + 1, checkedInAt, source: checkedInAt ? 'door' : null })),
});

it('knows who was at a session, whatever they did at another', () => {
  const sheet = [row('rani', '2031-01-01T02:00:00Z', null), row('dimas', null, '2031-01-02T02:00:00Z'), row('sari')];
  expect([...thereAt(sheet, 1)]).toEqual(['rani']);
  expect([...thereAt(sheet, 2)]).toEqual(['dimas']);
  expect([...thereAt(sheet, 3)]).toEqual([]);
});

it('knows the people of a sheet by name and code, and what they attended', () =>
  expect(peopleOf([row('rani', '2031-01-01T02:00:00Z', null)])).toEqual([
    { id: 'rani', fullname: 'rani', shortCode: null, attended: 1, sessions: 2 },
  ]));

it('chooses all, but no more than one call takes', () => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));
  expect(allOf(people(30)).size).toBe(30);
  expect(allOf(people(MOST_RECORDED_AT_ONCE + 1))).toEqual(new Set(people(MOST_RECORDED_AT_ONCE).map(({ id }) => id)));
});

it('chooses somebody, and no longer when pressed again', () => {
  const one = turned(new Set(), 'rani');
  expect([...one]).toEqual(['rani']);
  expect([...turned(one, 'rani')]).toEqual([]);
  expect([...one]).toEqual(['rani']);
});

it('tells who was refused by the names they had in the list, each with why', () =>
  expect(
    refusedOf(
      [
        { id: 'rani', fullname: 'Rani' },
        { id: 'dimas', fullname: 'Dimas' },
      ],
      [{ enrolmentId: 'dimas', reason: 'cancelled' }],
    ),
  ).toEqual([{ enrolmentId: 'dimas', fullname: 'Dimas', reason: 'cancelled' }]));

it.each([
  ['before all of them', '2031-01-01T00:00:00Z', 1],
  ['on the day of the second, before it begins', '2031-02-01T17:00:00Z', 2],
  ['the day before the third', '2031-02-02T16:59:59Z', 2],
  ['after all of them', '2031-03-01T00:00:00Z', 3],
])('begins with the session at hand: %s', (_, now, no) => {
  const sessions = ['2031-02-01T02:00:00Z', '2031-02-02T02:00:00Z', '2031-02-03T02:00:00Z'].map((startAt, at) => ({ no: at + 1, startAt })); // prettier-ignore
  expect(sessionAtHand(sessions, { now: new Date(now), timeZone: 'Asia/Jakarta' })).toBe(no);
});

it('begins with the first of sessions without hours', () =>
  expect(
    sessionAtHand(
      [
        { no: 1, startAt: null },
        { no: 2, startAt: null },
      ],
      { now: new Date(), timeZone: 'Asia/Jakarta' },
    ),
  ).toBe(1));
