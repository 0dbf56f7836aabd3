import { expect, it } from 'vitest';
import { isPushAddress, nextPushAt } from './push.ts';

const SERVICES = 'https://fcm.googleapis.com, https://*.push.apple.com';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QGH', true],
  ['https://push.apple.com/QGH', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm-googleapis.com/x', false],
  ['https://fcm.googleapis.com.example/x', false],
  ['https://push.apple.com.example/x', false],
  ['https://example/.push.apple.com', false],
  ['https://a@fcm.googleapis.com/x', false],
  ['https://:b@fcm.googleapis.com/x', false],
  ['http://127.0.0.1:5432/', false],
  ['bukan alamat', false],
])('%s is an address of a push service: %s', (endpoint, expected) => {
  expect(isPushAddress(endpoint, SERVICES)).toBe(expected);
});

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['tried once', 1, 0, 15],
  ['tried twice', 2, 60, 60],
  ['tried often', 5, 7_200, 3_600],
  ['a second short of a day old', 3, 86_399, 240],
])('what was %s is tried again after a wait', (_, tries, ageSeconds, waitSeconds) => {
  const createdAt = new Date(NOW.getTime() - ageSeconds * 1_000);
  expect(nextPushAt({ tries, createdAt }, NOW)).toEqual(new Date(NOW.getTime() + waitSeconds * 1_000));
});

it('what is a day old is tried no more', () => {
  expect(nextPushAt({ tries: 9, createdAt: new Date(NOW.getTime() - 86_400_000) }, NOW)).toBeNull();
});
