import { describe, expect, it } from 'vitest';
import {
  ACCESS_TOKEN_LIFETIME_S,
  afterRefreshFailure,
  firstCheckDelayMs,
  refreshDecision,
  TOKEN_CHECK_INTERVAL_MS,
  TOKEN_FIRST_CHECK_LEAD_MS,
  TOKEN_REFRESH_THRESHOLD_MS,
} from './refresh.ts';

const now = new Date('2025-10-10T00:00:00Z');
const inMs = (remainingMs: number) => new Date(now.getTime() + remainingMs);

describe('token refresh', () => {
  it('keeps the times of the specification', () => {
    expect(TOKEN_CHECK_INTERVAL_MS).toBe(840_000);
    expect(TOKEN_REFRESH_THRESHOLD_MS).toBe(70_000);
    expect(TOKEN_FIRST_CHECK_LEAD_MS).toBe(30_000);
  });

  it('gives access tokens 900 s (R6)', () => {
    expect(ACCESS_TOKEN_LIFETIME_S).toBe(900);
  });

  it.each([
    ['just under 70 s refreshes', 69_999, { kind: 'refresh' }],
    ['exactly 70 s keeps', 70_000, { kind: 'keep', nextCheckInMs: 840_000 }],
    ['a fresh token keeps', 900_000, { kind: 'keep', nextCheckInMs: 840_000 }],
    ['an expired token refreshes', -1, { kind: 'refresh' }],
  ])('%s', (_, remaining, expected) => {
    expect(refreshDecision({ now, tokenExpiredAt: inMs(remaining) })).toEqual(expected);
  });

  it.each([
    ['a fresh token is first checked 30 s before expiry', 900_000, 870_000],
    ['at 30 s it is checked at once', 30_000, 0],
    ['just above it waits a moment', 30_001, 1],
    ['an expired one is checked at once', -5, 0],
  ])('%s', (_, remaining, expected) => {
    expect(firstCheckDelayMs({ now, tokenExpiredAt: inMs(remaining) })).toBe(expected);
  });

  it.each([
    [403, 'removeRefreshToken'],
    [401, 'keepRefreshToken'],
    [500, 'keepRefreshToken'],
  ])('a refresh failing with %i: %s', (status, expected) => {
    expect(afterRefreshFailure(status)).toBe(expected);
  });
});
