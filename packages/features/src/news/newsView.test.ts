import { expect, it } from 'vitest';
import { newsFacts, newsMeta } from './newsView.ts';

const item = {
  author: '',
  date: '2026-11-01T03:00:00Z',
  contributor: 'Redaksi Suluh',
  startAt: null,
  endAt: null,
  place: '',
};
const start = '2026-12-05T02:00:00Z';

it.each([
  ['what was written', item, '1 November 2026 · Redaksi Suluh'],
  ['what somebody wrote', { ...item, author: 'Laras' }, 'Oleh Laras · 1 November 2026 · Redaksi Suluh'],
  ['an event without an end', { ...item, startAt: start, place: 'Sleman' }, '5 Desember 2026, 09.00 WIB · Sleman'],
  ['an event online', { ...item, startAt: start }, '5 Desember 2026, 09.00 WIB'],
  [
    'an event of some hours',
    { ...item, startAt: start, endAt: '2026-12-05T05:00:00Z', place: 'Sleman' },
    '5 Desember 2026 · 09.00 – 12.00 WIB · Sleman · Redaksi Suluh',
  ],
  [
    'an event at the place of who holds it',
    { ...item, startAt: start, endAt: '2026-12-05T05:00:00Z', place: 'Redaksi Suluh, Bandung' },
    '5 Desember 2026 · 09.00 – 12.00 WIB · Redaksi Suluh, Bandung',
  ],
  [
    'an event of some days',
    { ...item, startAt: start, endAt: '2026-12-07T05:00:00Z', place: 'Sleman' },
    '5 – 7 Desember 2026 · Sleman · Redaksi Suluh',
  ],
])('the page of %s says when and where', (_, shown, expected) => expect(newsFacts(shown)).toBe(expected));

it('a card says of an event when it begins, in place of when it was written', () => {
  expect(newsMeta({ ...item, startAt: start, place: 'Sleman' })).toBe('5 Desember 2026, 09.00 WIB · Sleman');
});
