import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { GUEST_COOKIE } from '../cookies/index.ts';
import { ensureGuestId } from './guest.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => vi.unstubAllGlobals());

describe('the guest id (docs/product/session.md; docs/product/display.md)', () => {
  test('has 21 characters and is created once', () => {
    const id = ensureGuestId();
    expect(id).toMatch(/^[\w-]{21}$/);
    expect([ensureGuestId(), page.cookies.get(GUEST_COOKIE)]).toEqual([id, id]);
  });

  test('of two browsers differ', () => {
    const id = ensureGuestId();
    page = openPage();
    expect(ensureGuestId()).not.toBe(id);
  });

  test.each(['', 'V1StGXR8_Z5jdHi6B-my', 'V1StGXR8_Z5jdHi6B-myTT'])(
    'a stored "%s" is none and is replaced',
    (stored) => {
      page.cookies.set(GUEST_COOKIE, stored);
      const id = ensureGuestId();
      expect(id).toHaveLength(21);
      expect(page.cookies.get(GUEST_COOKIE)).toBe(id);
    },
  );

  test('a stored one is kept beside other cookies', () => {
    page.cookies.set('x-suluh-guest', 'lain');
    page.cookies.set(GUEST_COOKIE, 'V1StGXR8_Z5jdHi6B-myT');
    expect(ensureGuestId()).toBe('V1StGXR8_Z5jdHi6B-myT');
  });
});
