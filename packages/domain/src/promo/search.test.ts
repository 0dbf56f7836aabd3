import { describe, expect, it } from 'vitest';
import { promoSearchKey } from './search.ts';

describe('the promo search key is upper-cased', () => {
  it.each([
    ['suluhbaru', 'SULUHBARU'],
    [' Suluh Baru ', 'SULUH BARU'],
    ['', ''],
  ])('%j becomes %j', (entered, expected) => {
    expect(promoSearchKey(entered)).toBe(expected);
  });
});
