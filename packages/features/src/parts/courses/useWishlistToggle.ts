'use client';
import { apiPath } from '@suluh/domain/address';
import { TOAST_MS } from '@suluh/domain/toast';
import { wishlistClick, wishlistResult, type WishlistAnswer } from '@suluh/domain/wishlist';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { readSummary } from '@suluh/session/browser';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { rememberDeed } from '../deed/index.ts';
import { overlayStore, useCourseMarks } from '../overlay/index.ts';
import { currentPath, loginFromHere, useTenant } from '../tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';

async function send({ routes }: TenantConfig, courseId: number, call: 'add' | 'remove'): Promise<WishlistAnswer> {
  const response =
    call === 'add'
      ? await fetch(apiPath(routes, '/api/wishlist'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ courseId }),
        })
      : await fetch(apiPath(routes, `/api/wishlist/${courseId}`), { method: 'DELETE' });
  if (response.status === 401) return { kind: 'none' };
  return response.ok ? { kind: 'success' } : { kind: 'failed' };
}

/**
 * Wished state of a course and the way to change it: add, remove, or login and back (docs/product/wishlist.md#toggle;
 * R5).
 */
export function useWishlistToggle(courseId: number): {
  wished: boolean;
  toggle: () => Promise<boolean>;
  add: () => Promise<boolean>;
} {
  const tenant = useTenant();
  const { wished } = useCourseMarks(courseId);
  function toLogin(): void {
    rememberDeed(tenant.id, { kind: 'wish', courseId, path: currentPath() });
    window.location.assign(loginFromHere(tenant));
  }
  async function change(heart: { wished: boolean; busy: boolean }): Promise<boolean> {
    const click = wishlistClick(heart, { loggedIn: readSummary(tenant.id) !== null });
    if (click.kind !== 'send') {
      toLogin();
      return heart.wished;
    }
    const result = wishlistResult(heart, await send(tenant, courseId, click.call));
    if (result.kind === 'login') toLogin();
    if (result.kind === 'changed') {
      overlayStore(tenant).setWished(courseId, result.heart.wished);
      showToast({ text: wishlistText[result.message], tone: 'success', durationMs: TOAST_MS.wishlist });
    }
    return result.heart.wished;
  }
  return { wished, toggle: () => change({ wished, busy: false }), add: () => change({ wished: false, busy: false }) };
}
