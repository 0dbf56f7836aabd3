import { expect, it } from 'vitest';
import { isJoinable, JOIN_BEFORE_MS } from './live.ts';

const startAt = new Date('2026-01-01T12:00:00Z');
const endAt = new Date('2026-01-01T14:00:00Z');
const at = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

it.each([
  ['without an hour always', { startAt: null, endAt: null }, startAt, true],
  ['not earlier than 15 minutes before', { startAt, endAt }, at(startAt, -JOIN_BEFORE_MS - 1), false],
  ['15 minutes before', { startAt, endAt }, at(startAt, -JOIN_BEFORE_MS), true],
  ['until its end', { startAt, endAt }, endAt, true],
  ['not after it', { startAt, endAt }, at(endAt, 1), false],
])('a meeting can be joined: %s', (_, meeting, now, expected) => {
  expect(isJoinable(meeting, now)).toBe(expected);
});
