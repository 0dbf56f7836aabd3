import { describe, expect, it } from 'vitest';
import { WISHLIST_SKELETONS, wishlistClick, wishlistResult } from './toggle.ts';

const heart = (wished: boolean, busy = false) => ({ wished, busy });

describe('wishlist toggle', () => {
  it.each([
    ['not wished is added', heart(false), true, { kind: 'send', call: 'add' }],
    ['wished is removed', heart(true), true, { kind: 'send', call: 'remove' }],
    ['a second click is ignored while a request is in flight', heart(false, true), true, { kind: 'ignored' }],
    ['without login nothing is sent (R5)', heart(false), false, { kind: 'login' }],
    ['a busy heart is ignored without login too', heart(true, true), false, { kind: 'ignored' }],
  ])('click: %s', (_, before, loggedIn, expected) => {
    expect(wishlistClick(before, { loggedIn })).toEqual(expected);
  });

  it.each([
    ['add success', heart(false, true), 'success', { kind: 'changed', heart: heart(true), message: 'added' }],
    ['remove success', heart(true, true), 'success', { kind: 'changed', heart: heart(false), message: 'removed' }],
    [
      'no result goes to login (docs/product/errors.md)',
      heart(false, true),
      'none',
      { kind: 'login', heart: heart(false) },
    ],
    [
      'an error is swallowed (docs/product/errors.md)',
      heart(true, true),
      'failed',
      { kind: 'unchanged', heart: heart(true) },
    ],
  ] as const)('answer: %s', (_, before, kind, expected) => {
    expect(wishlistResult(before, { kind })).toEqual(expected);
  });

  it('has 6 skeletons on desktop and 4 on mobile (docs/product/wishlist.md)', () => {
    expect(WISHLIST_SKELETONS).toEqual({ desktop: 6, mobile: 4 });
  });
});
