import { readViews, viewsFor, withView } from '@suluh/domain/recent-view';
import { readSummary } from '@suluh/session/browser';

const KEY = 'suluh-dilihat';

const who = (scopeId: string): string | null => readSummary(scopeId)?.user.id ?? null;

/** Courses this device showed last to whoever uses it. Browser only. */
export function recentViews(scopeId: string): readonly number[] {
  try {
    return viewsFor(readViews(localStorage.getItem(KEY)), who(scopeId));
  } catch {
    return []; // storage is switched off
  }
}

/** Remembers on this device, and nowhere else, that a course was looked at. Browser only. */
export function rememberView(scopeId: string, courseId: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withView(readViews(localStorage.getItem(KEY)), who(scopeId), courseId)));
  } catch {
    // storage is switched off or full: nothing is remembered
  }
}
