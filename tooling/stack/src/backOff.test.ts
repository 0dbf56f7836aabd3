import { expect, test } from 'vitest';
import { BackOff } from './backOff.ts';

test('a part that ends again and again is waited for longer each time, up to half a minute', () => {
  const backOff = new BackOff();
  expect([10, 10, 10, 10, 10, 10, 10].map((livedMs) => backOff.next(livedMs))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test.each([
  ['just under a minute counts on', 59_999, 4_000],
  ['a minute was healthy', 60_000, 1_000],
])('%s', (_, livedMs, waitMs) => {
  const backOff = new BackOff();
  backOff.next(0);
  backOff.next(0);
  expect(backOff.next(livedMs)).toBe(waitMs);
});
