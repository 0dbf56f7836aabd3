import { expect, test } from 'vitest';
import { mayHoldSeats, MOST_HELD_SEATS } from './heldSeats.ts';

test.each([
  ['the first', 0, 1, true],
  ['as many as there may be', 0, MOST_HELD_SEATS, true],
  ['one more', 0, MOST_HELD_SEATS + 1, false],
  ['the last one', MOST_HELD_SEATS - 1, 1, true],
  ['beyond it', MOST_HELD_SEATS, 1, false],
  ['a course without a date is no seat', MOST_HELD_SEATS, 0, true],
  ['also of who has too many', MOST_HELD_SEATS + 2, 0, true],
])('seats kept by unpaid orders: %s', (_, held, wanted, expected) => {
  expect(mayHoldSeats({ held, wanted })).toBe(expected);
});
