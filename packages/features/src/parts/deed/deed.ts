import { REDIRECT_COOKIE_MAX_AGE_S } from '@suluh/domain/session';

interface DeedOnPage {
  /** Path and query of the page it belongs to. */
  path: string;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** What somebody wanted to do with a course when they were sent to log in. */
export interface CourseDeed extends DeedOnPage {
  kind: 'wish' | 'register' | 'buy' | 'toCart';
  courseId: number;
  eventId?: number | undefined;
}

/** The same with a bundle, by its slug: buying it. */
export interface BundleDeed extends DeedOnPage {
  kind: 'bundle';
  slug: string;
}

export type Deed = CourseDeed | BundleDeed;

/** Where the browser is now. */
export interface Arrival {
  path: string;
  isLoggedIn: boolean;
  /** Login, registration and the like: on the way. */
  isSignInPage: boolean;
  nowMs: number;
}

/**
 * What becomes of a deed on a page: it waits through the sign-in area, is done on its own page by who has logged in,
 * and is forgotten anywhere else, or after as long as a way back is remembered (docs/product/display.md#times).
 */
export function deedOn({ path, atMs }: DeedOnPage, arrival: Arrival): 'wait' | 'do' | 'forget' {
  if (arrival.nowMs - atMs > REDIRECT_COOKIE_MAX_AGE_S * 1000) return 'forget';
  if (arrival.isSignInPage) return 'wait';
  return arrival.isLoggedIn && arrival.path === path ? 'do' : 'forget';
}

const keyOf = (scopeId: string): string => `suluh-${scopeId}-deed`;

/** Remembers a deed of this tab until its person has logged in. Browser only. */
export function rememberDeed(scopeId: string, deed: Omit<CourseDeed, 'atMs'> | Omit<BundleDeed, 'atMs'>): void {
  try {
    sessionStorage.setItem(keyOf(scopeId), JSON.stringify({ ...deed, atMs: Date.now() } satisfies Deed));
  } catch {
    return; // storage is closed: the person does it again themselves
  }
}

/** The deed to be done on this page, once: it is forgotten before it is done. Browser only. */
export function takeDeed(scopeId: string, arrival: Omit<Arrival, 'nowMs'>): Deed | null {
  try {
    const text = sessionStorage.getItem(keyOf(scopeId));
    if (text === null) return null;
    const deed = JSON.parse(text) as Deed;
    const fate = deedOn(deed, { ...arrival, nowMs: Date.now() });
    if (fate !== 'wait') sessionStorage.removeItem(keyOf(scopeId));
    return fate === 'do' ? deed : null;
  } catch {
    return null; // storage is closed, or holds what is not ours
  }
}
