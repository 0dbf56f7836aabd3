import { authMarkOf } from '@suluh/api/authMarks';
import { clearedCookies, endedCookies } from '../cookies/index.ts';
import { leftDraftCookies } from '../draft/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { noAnswer, refresh, refusal, type Context } from './context.ts';
import {
  endsSession,
  issuedResponse,
  issuesSession,
  renewedCookies,
  renewedSummary,
  retellsPerson,
  retoldResponse,
  withCookies,
} from './issue.ts';
import { LOOK_CALL } from './look.ts';
import { BodyTooLarge, limitedBody } from './limitedBody.ts';
import { isResumable, RESUMABLE_ASKS, RESUMABLE_SAYS } from './resumable.ts';
import { visitorHeaders, isSameSite, schemeOf, sessionOf } from './request.ts';
import { logoutRoute, refreshRoute, renewRoute } from './sessionRoutes.ts';
import { sendUpstream, type Upstream } from './upstream.ts';

const HANDED_ON = ['idempotency-key', 'accept-language', ...RESUMABLE_ASKS] as const;

/**
 * Payment by Prakerja goes by the client application's credentials also for a learner with a session
 * (docs/product/session.md#visitors; R8).
 */
const WITHOUT_IDENTITY = /^\/api\/payment\/pmo\/(send-otp|authorize|cancel)$/;

/**
 * Sends the request on with the credentials its auth mark asks for; refreshes once when the token is missing or
 * refused.
 */
async function forward(context: Context, path: string, mark: 'P' | 'O' | 'B'): Promise<Response> {
  const { request, scope, upstream, session, secure } = context;
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await limitedBody(request);
  const headers = visitorHeaders(request, scope);
  for (const name of HANDED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const send = (bearer: string | undefined) =>
    sendUpstream(upstream, scope, {
      method: request.method,
      path,
      body,
      contentType: request.headers.get('content-type'),
      headers,
      ...(bearer ? { bearer } : {}),
    });
  const visible = (response: Response) =>
    new Response(response.body, { status: response.status, headers: visibleHeaders(response) });
  if (mark === 'P') return visible(await send(undefined));

  const cookies: string[] = [];
  let bearer = session.token;
  let over = false;
  const renew = async () => {
    const result = await refresh(context);
    bearer = result.kind === 'renewed' ? result.tokens.token : undefined;
    over = result.kind === 'revoked';
    if (result.kind === 'renewed') {
      cookies.push(...renewedCookies(scope, result.tokens, session.summary, secure));
      if (session.summary) session.summary = renewedSummary(session.summary, result.tokens);
    }
    if (over) cookies.push(...endedCookies(scope.id, secure));
    return result.kind;
  };
  if (bearer === undefined && session.refreshToken !== undefined && (await renew()) === 'unavailable')
    return noAnswer();
  if (bearer === undefined && mark === 'B') return withCookies(refusal(401, 'UNAUTHORIZED'), cookies);
  let response = await send(bearer);
  if (response.status === 401 && bearer !== undefined && cookies.length === 0) {
    const outcome = await renew();
    if (outcome === 'unavailable') return noAnswer();
    if (bearer !== undefined || mark === 'O') response = await send(bearer);
    else return withCookies(refusal(401, 'UNAUTHORIZED'), cookies);
  }
  return withCookies(visible(response), cookies);
}

/** Headers of the API's answer that a page may see. */
function visibleHeaders(response: Response): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of [
    'access-control-allow-origin',
    'content-type',
    'content-disposition',
    'retry-after',
    'x-content-type-options',
    'x-request-id',
    ...RESUMABLE_SAYS,
  ]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * Serves a tenant app's own API route. Same-origin requests are sent on to the API with the credentials of the
 * catalogue's auth mark (R9); tokens stay in httpOnly cookies. Refresh, provider and staff calls are not for browsers:
 * 404. No answer from the API becomes 503 without a body; the page shows docs/product/errors.md's text for it.
 */
export async function handleApiRequest(request: Request, scope: SessionScope, upstream: Upstream): Promise<Response> {
  const url = new URL(request.url);
  const pathname = url.pathname.slice(url.pathname.indexOf('/api/')); // a tenant's API path may have a prefix
  const arrived = sessionOf(request, scope);
  const context: Context = {
    request,
    scope,
    upstream,
    session: arrived.isLeaving ? { ...arrived, token: undefined, refreshToken: undefined, summary: null } : arrived,
    secure: schemeOf(request) === 'https',
  };
  if (!isSameSite(request)) return refusal(403, 'FORBIDDEN');
  if (request.method === 'POST' && pathname === '/api/session/refresh') return refreshRoute(context);
  if (request.method === 'GET' && pathname === '/api/session/renew')
    return renewRoute(context, url.searchParams.get('returnTo'));
  if (request.method === 'POST' && pathname === '/api/auth/logout')
    return logoutRoute({ ...context, session: arrived });
  if (pathname === LOOK_CALL) return refusal(404, 'NOT_FOUND');
  const mark = isResumable(pathname) ? 'B' : authMarkOf(request.method, pathname);
  if (mark !== 'P' && mark !== 'O' && mark !== 'B') return refusal(404, 'NOT_FOUND');
  try {
    const response = await forward(context, `${pathname}${url.search}`, WITHOUT_IDENTITY.test(pathname) ? 'P' : mark);
    if (response.ok && issuesSession(request.method, pathname))
      return await issuedResponse(response, scope, context.secure);
    if (response.ok && endsSession(request.method, pathname))
      return withCookies(response, [
        ...clearedCookies(scope.id, context.secure),
        ...leftDraftCookies(request.headers.get('cookie'), context.secure),
      ]);
    if (response.ok && retellsPerson(request.method, pathname))
      return await retoldResponse(response, scope, context.session.summary, context.secure);
    return response;
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, 'PAYLOAD_TOO_LARGE');
    return noAnswer(); // docs/product/errors.md: a request with no server body
  }
}
