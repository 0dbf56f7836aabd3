import type { DoorRoster } from '@suluh/api/types';
import { createApiClient } from '@suluh/api/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDoor, keptDoor, leaveDoors, sendDoors, sweepDoors, forgetDoor, type KeptDoor } from './index.ts';

const PASS = 'tautan-satu';
const HOUR_MS = 3_600_000;
const scan = {
  id: '6f1c1f0e-5f57-4b55-9f3c-0b8f6f6a1a11',
  sessionId: 3,
  code: 'SLH-7K4M-PX22',
  scannedAt: '2026-11-24T02:00:00.000Z',
  shown: 'admitted' as const,
  isUndone: false,
  isSamePerson: false,
  ticketId: 'a',
};
const door = (queue: KeptDoor['queue']): KeptDoor => ({
  pass: PASS,
  roster: {
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    guests: [{ ticketId: 'a', fullname: 'Ratih' }],
  } as unknown as DoorRoster,
  loadedAt: scan.scannedAt,
  clockMs: 0,
  queue,
  own: [],
});
const answering = (fetch: () => Promise<Response>) =>
  createApiClient({ baseUrl: window.location.origin, noBodyMessage: '', fetch });
const answered = () =>
  answering(async () => Response.json({ data: { answers: [{ id: scan.id, verdict: 'admitted' }] } }));
const silent = () => answering(() => Promise.reject(new TypeError('no line')));

beforeEach(() => forgetDoor(PASS));
afterEach(() => forgetDoor(PASS));

test('a door with nothing left to send is gone when its phone is left', async () => {
  await keepDoor(door([scan]));
  await sendDoors(answered());
  await leaveDoors();
  expect(await keptDoor(PASS)).toBeNull();
});

test('without a line the scans stay, and no name does', async () => {
  await keepDoor(door([scan]));
  await sendDoors(silent());
  await leaveDoors();
  expect(await keptDoor(PASS)).toMatchObject({ queue: [scan], roster: { guests: [] } });
});

test('a door whose link is over goes when another page begins, not while it is open', async () => {
  await keepDoor(door([]));
  const later = Date.now() + 2 * HOUR_MS;
  await sweepDoors(Date.now());
  await sweepDoors(later, PASS);
  expect(await keptDoor(PASS)).not.toBeNull();
  await sweepDoors(later);
  expect(await keptDoor(PASS)).toBeNull();
});
