import { describe, expect, it } from 'vitest';
import {
  BUNDLE_DISMISSAL_MS,
  BUNDLE_RECHECK_MS,
  PROMO_POPUP_COOKIE_MAX_AGE_S,
  showsBundlePopup,
  showsPromoPopup,
} from './popup.ts';

const now = new Date('2025-10-10T00:00:00Z');

describe('promo popup and bundle popup', () => {
  it('keeps 2 hours, and 5 minutes twice', () => {
    expect([PROMO_POPUP_COOKIE_MAX_AGE_S, BUNDLE_DISMISSAL_MS, BUNDLE_RECHECK_MS]).toEqual([7200, 300_000, 300_000]);
  });

  it.each([
    ['a promo, never closed', true, false, true],
    ['a promo, closed', true, true, false],
    ['no promo', false, false, false],
  ])('promo popup: %s', (_, hasPromo, hasClosedCookie, expected) => {
    expect(showsPromoPopup({ hasPromo, hasClosedCookie })).toBe(expected);
  });

  it.each([
    ['a bundle user who never dismissed it', true, null, true],
    ['dismissed just under 5 minutes ago', true, 299_999, false],
    ['dismissed 5 minutes ago', true, 300_000, true],
    ['no bundle user', false, null, false],
  ])('bundle popup: %s', (_, isBundleUser, ago, expected) => {
    const dismissedAt = ago === null ? null : new Date(now.getTime() - ago);
    expect(showsBundlePopup({ isBundleUser, dismissedAt, now })).toBe(expected);
  });
});
