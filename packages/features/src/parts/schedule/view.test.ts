import { describe, expect, test } from 'vitest';
import { courseEvent } from '../../testing/courses.ts';
import { boughtView, mapOf, scheduleView } from './view.ts';

describe('a schedule (docs/product/schedule.md#buy-button)', () => {
  test.each([
    ['seats left', {}, false, 'open', true, 'open', 'Sisa 5 kursi'],
    ['the last seat', { quota: 1 }, false, 'open', true, 'open', 'Sisa 1 kursi'],
    ['no seat left', { quota: 0 }, false, 'soldOut', false, 'full', 'Kuota penuh'],
    ['full', { eventStatus: 'full' }, false, 'soldOut', false, 'full', 'Kuota penuh'],
    ['not yet on sale', { eventStatus: 'availableSoon' }, false, 'availableSoon', false, 'soon', 'Kuota 20 kursi'],
    ['over', { eventStatus: 'expired', quota: 0 }, false, 'expired', false, 'past', 'Kuota 20 kursi'],
    ['owned, though over', { eventStatus: 'expired' }, true, 'owned', false, 'owned', 'Kuota 20 kursi'],
  ] as const)('%s', (_, changes, owned, code, enabled, state, seatsText) => {
    const { schedule, button } = scheduleView(courseEvent(changes), owned);
    expect(button).toEqual({ code, enabled });
    expect([schedule.state, schedule.seatsText, schedule.ownedText]).toEqual([
      state,
      seatsText,
      owned ? 'Terdaftar' : null,
    ]);
  });

  test('tells day, place and price', () => {
    expect(scheduleView(courseEvent(), false).schedule).toMatchObject({
      day: '25',
      month: 'Okt',
      city: 'Bandung',
      batchText: 'Batch 2',
      dateText: '25 – 26 Oktober 2025',
      timeText: '09.00 – 17.00 WIB',
      price: { finalText: 'Rp412.500' },
    });
  });

  test('its day is the one where it takes place', () => {
    const late = courseEvent({ startEvent: '2025-10-24T16:30:00Z', timeZone: 'Asia/Jayapura' });
    expect(scheduleView(late, false).schedule.day).toBe('25');
    expect(scheduleView({ ...late, timeZone: 'Asia/Jakarta' }, false).schedule.day).toBe('24');
  });

  test.each([
    ['a map', 'https://maps.example/blk', 'https://maps.example/blk'],
    ['no map', null, null],
    ['a script in place of a map', 'javascript:alert(1)', 'about:blank'],
  ])('%s', (_, url, expected) => {
    expect(scheduleView(courseEvent({ url }), false).schedule.mapUrl).toBe(expected);
  });

  test('without a city it is a webinar', () => {
    expect(scheduleView(courseEvent({ city: null }), false).schedule.city).toBe('Webinar');
  });
});

test('the schedule somebody bought is told with its hours, zone and place', () => {
  expect(boughtView(courseEvent({ timeEvent: '09.00 – 17.00', timeZone: 'Asia/Makassar' }))).toEqual({
    dateText: '25 – 26 Oktober 2025',
    timeText: '09.00 – 17.00 WITA',
    placeText: 'Balai Latihan Kerja, Bandung',
  });
});

test.each([
  [
    'a class with a link of its own',
    { venue: 'Sanggar', city: 'Bantul', url: 'https://peta.example/a' },
    'https://peta.example/a',
  ],
  ['a class without one', { venue: 'Sanggar', city: 'Bantul', url: null }, 'query=Sanggar%2C+Bantul'],
  ['a webinar', { venue: null, city: null, url: null }, null],
] as const)('the way to %s', (_, event, expected) => {
  if (expected === null) expect(mapOf(event)).toBeNull();
  else expect(mapOf(event)).toContain(expected);
});
