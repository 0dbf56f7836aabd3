import type { TenantConfig } from '@suluh/tenant/tenant';
import { marksStore } from '../marks/index.ts';
import type { HeartWords } from './heartLabel.ts';
import { followCards, heartAt } from './markedCards.ts';
import { ownLink } from './ownLink.ts';

/**
 * Lays what is a visitor's own over the cards of the page, and answers presses of their hearts. What a press needs is
 * loaded with the first one; a second press is ignored while the first is on its way (docs/product/wishlist.md). Gives
 * the way to stop.
 */
export function layMarks(tenant: TenantConfig, words: HeartWords, ownedMark: Element): () => void {
  const store = marksStore(tenant);
  const busy = new Set<number>();
  const onPress = async ({ target }: MouseEvent) => {
    const courseId = heartAt(target);
    if (courseId === null || busy.has(courseId)) return;
    busy.add(courseId);
    try {
      const { changeWish } = await import('./changeWish.ts');
      await changeWish(tenant, courseId, store.marksOf(courseId).wished);
    } catch {
      // docs/product/errors.md: errors in wishlist are swallowed, loading stops
    } finally {
      busy.delete(courseId);
    }
  };
  const listener = (event: MouseEvent) => void onPress(event);
  document.addEventListener('click', listener);
  const stop = followCards({
    request: (courseId) => store.request(courseId),
    marksOf: (courseId) => store.marksOf(courseId),
    isSettled: (courseId) => store.wishOf(courseId) !== undefined,
    ownReviews: store.ownReviews,
    likedReviews: store.likedReviews,
    subscribe: store.subscribe,
    ownedMark,
    words,
    ownLink: (courseId, action) => ownLink(tenant, courseId, action),
  });
  return () => {
    stop();
    document.removeEventListener('click', listener);
  };
}
