import { expect, test } from 'vitest';
import { erasureAt, isFreshLogin } from './index.ts';

test('an account is erased a week after it was closed', () => {
  expect(erasureAt(new Date('2026-11-22T08:30:00Z'))).toEqual(new Date('2026-11-29T08:30:00Z'));
});

test.each([
  ['the moment it began', '2026-11-22T08:00:00.000Z', true],
  ['a quarter of an hour later', '2026-11-22T08:15:00.000Z', true],
  ['a moment after that', '2026-11-22T08:15:00.001Z', false],
])('a login is fresh %s: %s is %s', (_, now, expected) => {
  expect(isFreshLogin(new Date('2026-11-22T08:00:00Z'), new Date(now))).toBe(expected);
});
