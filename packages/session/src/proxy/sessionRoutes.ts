import { logoutTarget, safeRedirectTarget } from '@suluh/domain/session';
import { clearedCookies, endedCookies, stayedCookie } from '../cookies/index.ts';
import { leftDraftCookies } from '../draft/index.ts';
import { noAnswer, refresh, refusal, type Context } from './context.ts';
import { renewedCookies, withCookies } from './issue.ts';
import { visitorHeaders } from './request.ts';
import { sendUpstream } from './upstream.ts';

/** How long a person who leaves waits for the API, in milliseconds. */
const LOGOUT_MS = 5_000;

/** What is left of a session that is over; there is nothing to say where none was. */
const overCookies = ({ scope, session, secure }: Context): string[] =>
  session.refreshToken === undefined && session.token === undefined
    ? clearedCookies(scope.id, secure)
    : endedCookies(scope.id, secure);

async function renewedToken(context: Context): Promise<string | undefined> {
  const result = await refresh(context);
  return result.kind === 'renewed' ? result.tokens.token : undefined;
}

/** POST {api}/session/refresh: the scheduled refresh of a page. 403 tells it that the session is over. */
export async function refreshRoute(context: Context): Promise<Response> {
  const { scope, session, secure } = context;
  const result = await refresh(context);
  if (result.kind === 'unavailable') return noAnswer();
  if (result.kind === 'revoked') return withCookies(refusal(403, 'TOKEN_REVOKED'), overCookies(context));
  return withCookies(
    new Response(null, { status: 204 }),
    renewedCookies(scope, result.tokens, session.summary, secure),
  );
}

/**
 * GET {api}/session/renew?returnTo=: the way round for a page of a learner whose access token has ended. The session is
 * renewed, or taken away when it is over, and the browser returns to the page, which then knows.
 */
export async function renewRoute(context: Context, returnTo: string | null): Promise<Response> {
  const { scope, session, secure } = context;
  const result = await refresh(context);
  if (result.kind === 'unavailable') return noAnswer();
  const cookies =
    result.kind === 'renewed' ? renewedCookies(scope, result.tokens, session.summary, secure) : overCookies(context);
  return withCookies(
    new Response(null, {
      status: 303,
      headers: { location: safeRedirectTarget(returnTo), 'cache-control': 'private, no-store' },
    }),
    cookies,
  );
}

/**
 * POST {api}/auth/logout: the session is cleared whether the API answers or not (docs/product/session.md;
 * docs/product/errors.md).
 */
export async function logoutRoute(context: Context): Promise<Response> {
  const { upstream, scope, session, secure } = context;
  const { request } = context;
  const ask = {
    method: 'POST',
    path: '/api/auth/logout',
    headers: visitorHeaders(request, scope),
    timeoutMs: LOGOUT_MS,
  };
  const end = (bearer: string | undefined) =>
    bearer === undefined ? undefined : sendUpstream(upstream, scope, { ...ask, bearer });
  let redirect: string | undefined;
  try {
    let response = await end(session.token);
    if (response === undefined || response.status === 401) response = await end(await renewedToken(context)); // a token that ended cannot end its session
    redirect = ((await response?.json()) as { data?: { redirect?: string } } | undefined)?.data?.redirect;
  } catch {
    redirect = undefined; // docs/product/errors.md: session still cleared and redirect
  }
  const allowed = redirect !== undefined && URL.canParse(redirect) ? [redirect] : []; // the API names the partner's own sign-out address
  const body = { success: true, code: 200, message: '', data: { redirect: logoutTarget(redirect, allowed) } };
  return withCookies(Response.json(body), [
    ...clearedCookies(scope.id, secure),
    ...leftDraftCookies(request.headers.get('cookie'), secure),
    ...(session.isLeaving ? [stayedCookie(scope.id, secure)] : []),
  ]);
}
