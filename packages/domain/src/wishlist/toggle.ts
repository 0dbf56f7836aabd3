export interface WishlistHeart {
  wished: boolean;
  /** A request is in flight. */
  busy: boolean;
}

/**
 * Answer of an add or remove call. 'none' is a call without result, as for a visitor who is not logged in.
 */
export type WishlistAnswer = { kind: 'success' } | { kind: 'none' } | { kind: 'failed' };

export type WishlistClick = { kind: 'ignored' } | { kind: 'login' } | { kind: 'send'; call: 'add' | 'remove' };
export type WishlistResult =
  | { kind: 'changed'; heart: WishlistHeart; message: 'added' | 'removed' }
  | { kind: 'login'; heart: WishlistHeart }
  | { kind: 'unchanged'; heart: WishlistHeart };

/**
 * A click on the heart: ignored while a request is in flight; without login nothing is sent and the visitor
 * goes to login with redirectTo (docs/product/wishlist.md#toggle; R5).
 */
export function wishlistClick(heart: WishlistHeart, { loggedIn }: { loggedIn: boolean }): WishlistClick {
  if (heart.busy) return { kind: 'ignored' };
  if (!loggedIn) return { kind: 'login' };
  return { kind: 'send', call: heart.wished ? 'remove' : 'add' };
}

/**
 * The heart after the answer: turned on success with its message, login on no result, unchanged on an error
 * that is swallowed (docs/product/wishlist.md#toggle; docs/product/errors.md).
 */
export function wishlistResult(heart: WishlistHeart, answer: WishlistAnswer): WishlistResult {
  const idle = { wished: heart.wished, busy: false };
  if (answer.kind === 'none') return { kind: 'login', heart: idle };
  if (answer.kind === 'failed') return { kind: 'unchanged', heart: idle };
  return {
    kind: 'changed',
    heart: { wished: !heart.wished, busy: false },
    message: heart.wished ? 'removed' : 'added',
  };
}

/** Skeletons while the wishlist loads (docs/product/wishlist.md#page). */
export const WISHLIST_SKELETONS = { desktop: 6, mobile: 4 } as const;
