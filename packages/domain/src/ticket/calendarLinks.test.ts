import { expect, it } from 'vitest';
import { calendarLinks, placeOnMap } from './index.ts';

it('calendars of the web are handed title, hours in UTC, and place', () => {
  const { google, outlook } = calendarLinks({
    title: 'Membatik & Mewarna',
    startAt: new Date('2025-10-25T09:00:00+07:00'),
    endAt: new Date('2025-10-26T17:00:00+07:00'),
    place: 'Sanggar Canting Ayu, Bantul',
  });
  expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Membatik & Mewarna',
    dates: '20251025T020000Z/20251026T100000Z',
    location: 'Sanggar Canting Ayu, Bantul',
  });
  expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
    subject: 'Membatik & Mewarna',
    startdt: '2025-10-25T02:00:00.000Z',
    enddt: '2025-10-26T10:00:00.000Z',
  });
});

it('a place is looked for on a map by its words', () => {
  expect(new URL(placeOnMap('Sanggar Canting Ayu, Bantul')).searchParams.get('query')).toBe(
    'Sanggar Canting Ayu, Bantul',
  );
});
