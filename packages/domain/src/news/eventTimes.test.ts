import { expect, it } from 'vitest';
import { eventTimesFailure } from './eventTimes.ts';

const nine = '2026-12-05T09:00:00+07:00';
const noon = '2026-12-05T12:00:00+07:00';
it.each([
  ['an article without times', 'artikel', null, null, null],
  ['an event without a beginning', 'acara', null, null, 'startAt'],
  ['an event without an end', 'acara', nine, null, null],
  ['an event that ends later', 'acara', nine, noon, null],
  ['an event that ends as it begins', 'acara', nine, nine, null],
  ['an event that ends before it begins', 'acara', noon, nine, 'endAt'],
  ['an end without a beginning', 'news', null, noon, 'startAt'],
] as const)('%s', (_, kind, startAt, endAt, expected) =>
  expect(eventTimesFailure({ kind, startAt, endAt })).toBe(expected),
);
