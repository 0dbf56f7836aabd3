import { expect, it } from 'vitest';
import { isJoinable, JOIN_BEFORE_MS, nextChangeOfMeeting } from './live.ts';

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

it.each([
  ['opens 15 minutes before', { startAt, endAt }, at(startAt, -JOIN_BEFORE_MS - 1), at(startAt, -JOIN_BEFORE_MS)],
  ['open already, it ends next', { startAt, endAt }, at(startAt, -JOIN_BEFORE_MS), at(endAt, 1)],
  ['at its last instant it is joinable still', { startAt, endAt }, endAt, at(endAt, 1)],
  ['over', { startAt, endAt }, at(endAt, 1), null],
  ['without hours', { startAt: null, endAt: null }, startAt, null],
])('the next change of a meeting: %s', (_, meeting, now, expected) =>
  expect(nextChangeOfMeeting(meeting, now)).toEqual(expected),
);
