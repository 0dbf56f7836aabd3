import { NO_ANSWER } from '@suluh/api/client';
import { TOAST_MS } from '@suluh/domain/toast';
import { wishlistClick, wishlistResult, type WishlistAnswer } from '@suluh/domain/wishlist';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { browserApi } from '../api-client/index.ts';
import { rememberDeed } from '../deed/index.ts';
import { marksStore } from '../marks/index.ts';
import { currentPath, loginFromHere } from '../tenant/index.ts';

/** @returns the answer, and what is said of it where it is said at all */
async function send(
  { routes }: TenantConfig,
  courseId: number,
  call: 'add' | 'remove',
): Promise<WishlistAnswer & { message?: string }> {
  const api = browserApi(routes);
  const { error } =
    call === 'add'
      ? await api.POST('/api/wishlist', { body: { courseId } })
      : await api.DELETE('/api/wishlist/{courseId}', { params: { path: { courseId } } });
  if (!error) return { kind: 'success' };
  const isNone = error.code === 401 || error.status === NO_ANSWER;
  return { kind: isNone ? 'none' : 'failed', message: error.message };
}

function toLogin(tenant: TenantConfig, courseId: number): void {
  rememberDeed(tenant.id, { kind: 'wish', courseId, path: currentPath() });
  window.location.assign(loginFromHere(tenant));
}

/**
 * Adds a course to the wishlist or takes it out, or leads to the login and back (docs/product/wishlist.md#toggle; R5).
 * Gives the state that holds afterwards. Browser only.
 * @param isAgain the wish was remembered over a login; it leads to no login a second time, but says why not
 */
export async function changeWish(
  tenant: TenantConfig,
  courseId: number,
  wished: boolean,
  isAgain = false,
): Promise<boolean> {
  const heart = { wished, busy: false };
  const click = wishlistClick(heart, { loggedIn: readSummary(tenant.id) !== null });
  if (click.kind !== 'send') {
    toLogin(tenant, courseId);
    return wished;
  }
  const answer = await send(tenant, courseId, click.call);
  const result = wishlistResult(heart, answer);
  if (result.kind === 'login') {
    if (!isAgain) toLogin(tenant, courseId);
    else if (answer.message) showToast({ text: answer.message, tone: 'error' });
  }
  if (result.kind === 'changed') {
    marksStore(tenant).setWished(courseId, result.heart.wished);
    showToast({ text: wishlistText[result.message], tone: 'success', durationMs: TOAST_MS.wishlist });
  }
  return result.heart.wished;
}
