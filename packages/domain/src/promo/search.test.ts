import { describe, expect, it } from 'vitest';
import { loadsPromoList, PROMO_LIST_HEIGHT_PX, PROMO_LIST_SKELETONS, promoSearchKey } from './search.ts';

describe('the promo search key is upper-cased', () => {
  it.each([
    ['suluhbaru', 'SULUHBARU'],
    [' Suluh Baru ', 'SULUH BARU'],
    ['', ''],
  ])('%j becomes %j', (entered, expected) => {
    expect(promoSearchKey(entered)).toBe(expected);
  });

  it('loads while the panel is open only (docs/product/api.md)', () => {
    expect([true, false].map((panelOpen) => loadsPromoList({ panelOpen }))).toEqual([true, false]);
  });

  it('has 4 placeholders in a 384 px area (docs/product/promo.md)', () => {
    expect([PROMO_LIST_SKELETONS, PROMO_LIST_HEIGHT_PX]).toEqual([4, 384]);
  });
});
