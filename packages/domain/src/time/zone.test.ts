import { describe, expect, it } from 'vitest';
import { CLASS_ZONES, DAY_MS, DEFAULT_HOURS, DEFAULT_OFFSET, hoursAhead, midnightOf, onDay } from './index.ts';

it('counts a day as 24 hours', () => expect(DAY_MS).toBe(24 * 60 * 60 * 1000));

it.each([
  ['Asia/Jakarta', 7],
  ['Asia/Pontianak', 7],
  ['Asia/Makassar', 8],
  ['Asia/Jayapura', 9],
  ['Asia/Singapore', undefined],
])('clocks of %s are %s hours ahead', (zone, hours) => expect(hoursAhead(zone)).toBe(hours));

it('knows the three zones of classes', () => {
  expect(CLASS_ZONES).toEqual(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']);
  expect(DEFAULT_OFFSET).toBe(`+0${DEFAULT_HOURS}:00`);
});

describe('a day of Jakarta', () => {
  it.each([
    ['2026-11-23', undefined, '2026-11-22T17:00:00.000Z'],
    ['2026-11-23', '12:00:00', '2026-11-23T05:00:00.000Z'],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(new Date(onDay(day, time)).toISOString()).toBe(instant);
  });

  it.each([
    ['the last moment of a day', '2026-11-23T16:59:59.999Z', undefined, '2026-11-22T17:00:00.000Z'],
    ['its midnight', '2026-11-23T17:00:00Z', undefined, '2026-11-23T17:00:00.000Z'],
    ['an hour earlier in Makassar', '2026-11-23T16:00:00Z', 8, '2026-11-23T16:00:00.000Z'],
  ])('%s', (_, moment, hours, midnight) => {
    expect(midnightOf(new Date(moment), hours).toISOString()).toBe(midnight);
  });
});
