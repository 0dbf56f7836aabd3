import { describe, expect, it } from 'vitest';
import { CACHE_MS } from './lifetimes.ts';

describe('cache', () => {
  it('keeps 60 s by default, carts 12 h, notifications 2 min, partner 100 s, interests 0', () => {
    expect(CACHE_MS).toEqual({
      default: 60_000,
      carts: 12 * 3_600_000,
      notifications: 120_000,
      partner: 100_000,
      learningInterest: 0,
    });
  });
});
