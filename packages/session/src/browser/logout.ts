import { broadcastReload } from './broadcast.ts';

/**
 * Ends the session and leads away: tokens and profile are cleared by the app's API route whether or not the API answers,
 * other tabs reload, and the page goes to the link of the answer or to `fallback` (spec 2, Logout confirm; spec 4).
 */
export async function logOut(scopeId: string, apiPath: string, fallback: string): Promise<void> {
  let target = fallback;
  try {
    const response = await fetch(`${apiPath}/auth/logout`, { method: 'POST' });
    const body = (await response.json()) as { data?: { redirect?: string } };
    if (body.data?.redirect && body.data.redirect !== '/') target = body.data.redirect;
  } catch {
    target = fallback; // spec 8, Logout failure: session still cleared and redirect
  }
  broadcastReload(scopeId);
  window.location.assign(target);
}
