import { DAY_SECONDS } from '@suluh/domain/time';
import { apiPath, type Routes } from '@suluh/domain/address';
import { cookieNames } from '../cookies/index.ts';
import { broadcastReload } from './broadcast.ts';
import { cookieValue } from './summary.ts';

/** How long a logout without an answer is remembered: as long as a session may live, in seconds. */
const LEAVING_S = 30 * DAY_SECONDS;
/** How long a page waits for the answer, in milliseconds. */
const ANSWER_MS = 8_000;

/**
 * Takes from this browser what a page can reach of the session, and marks the rest as over until the app's API route
 * takes it too.
 */
function leaveWithoutAnswer(scopeId: string): void {
  const { session, leaving } = cookieNames(scopeId);
  document.cookie = `${session}=; Path=/; SameSite=Lax; Max-Age=0`;
  document.cookie = `${leaving}=1; Path=/; SameSite=Lax; Max-Age=${LEAVING_S}`;
}

async function askToEnd(routes: Pick<Routes, 'base'>): Promise<string | undefined> {
  const response = await fetch(apiPath(routes, '/api/auth/logout'), {
    method: 'POST',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`logout was answered ${response.status}`);
  return ((await response.json()) as { data?: { redirect?: string } }).data?.redirect;
}

/**
 * Ends the session and leads away: tokens and profile are cleared by the app's API route whether or not the API
 * answers, other tabs reload, and the page goes to the link of the answer or to `fallback` (docs/product/dialogs.md;
 * docs/product/session.md). Without any answer the page ends it here, and {@link finishLeaving} clears the rest as soon
 * as the app can be reached.
 */
export async function logOut(scopeId: string, routes: Pick<Routes, 'base'>, fallback: string): Promise<void> {
  let target = fallback;
  try {
    const redirect = await askToEnd(routes);
    if (redirect && redirect !== '/') target = redirect;
  } catch {
    leaveWithoutAnswer(scopeId); // docs/product/errors.md: session still cleared and redirect
  }
  broadcastReload(scopeId);
  window.location.assign(target);
}

/** Asks again for a logout that had no answer. Its answer takes the mark away. */
export async function finishLeaving(scopeId: string, routes: Pick<Routes, 'base'>): Promise<void> {
  if (!cookieValue(cookieNames(scopeId).leaving)) return;
  await askToEnd(routes).catch(() => undefined); // still no answer: the mark stays, and the next page asks
}
