import { callbackPath, homePath, pathTo, signInPath, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import {
  REDIRECT_COOKIE_MAX_AGE_S,
  safeRedirectTarget,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@suluh/domain/session';
import { cookieNames, cookiesIn, sessionCookies } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { summaryOf, withCookies } from './issue.ts';
import { schemeOf, siteOriginOf, visitorHeaders } from './request.ts';
import { sendUpstream, type Upstream } from './upstream.ts';

const stateCookie = (scope: SessionScope) => `suluh-${scope.id}-sso-state`;

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const readCookie = (request: Request, name: string): string | undefined =>
  cookiesIn(request.headers.get('cookie'))[name];

/** Text of a cookie value; nothing when it was not written by us. */
function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined; // a broken escape
  }
}

/**
 * Set-Cookie value that remembers where to return to for 1200 s (docs/product/display.md#times), across an external
 * sign-in.
 */
const redirectToCookie = (scopeId: string, target: string, secure: boolean): string =>
  `${cookieNames(scopeId).redirectTo}=${encodeURIComponent(target)}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${REDIRECT_COOKIE_MAX_AGE_S}${secure ? '; Secure' : ''}`;

/** How long a person may take to prove that an account is theirs, in seconds; the API takes no longer either. */
const LINK_S = 1800;

/** Set-Cookie value that holds what joins a sign-in to an account, out of reach of scripts and of the address bar. */
const linkCookie = (scopeId: string, token: string, secure: boolean): string =>
  `${cookieNames(scopeId).link}=${token}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${LINK_S}${secure ? '; Secure' : ''}`;

/** Where a sign-in elsewhere goes through: calls of the API, and the address of ours that it returns to. */
interface Way {
  start: string;
  finish: string;
  callback: string;
  /** Named on the page where an account is proven to be one's own. */
  provider?: SignInProvider;
}

/** By a provider that is open to all, or the partner's own. */
const wayOf = (scope: SessionScope, routes: Routes, provider: SignInProvider | undefined): Way =>
  provider
    ? {
        start: `/api/auth/${provider}`,
        finish: `/api/auth/${provider}`,
        callback: callbackPath(routes, provider),
        provider,
      }
    : {
        start: `/api/sso/${scope.program}`,
        finish: `/api/sso/${scope.program}/callback`,
        callback: pathTo(routes, 'externalCallback'),
      };

const ELSEWHERE = new RegExp(`/api/session/(${SIGN_IN_PROVIDERS.join('|')})(/callback)?$`);

/**
 * Answers the way to a provider that is open to all and the way back, which lie below a site's own API path; undefined
 * for every other request.
 */
export function handleElsewhere(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
): Promise<Response> | undefined {
  const [, named, isBack] = (request.method === 'GET' && ELSEWHERE.exec(new URL(request.url).pathname)) || [];
  const provider = SIGN_IN_PROVIDERS.find((each) => each === named);
  if (!provider) return undefined;
  return (isBack ? handleSsoCallback : handleSsoStart)(request, scope, upstream, routes, provider);
}

/**
 * Sends the visitor to the partner's own sign-in (fordigi, magenta), or to a provider's. The state is also kept in a cookie, so that the
 * callback only works in the browser that began; where to return to is remembered for 1200 s.
 */
export async function handleSsoStart(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
  provider?: SignInProvider,
): Promise<Response> {
  const way = wayOf(scope, routes, provider);
  const { searchParams } = new URL(request.url);
  const target = safeRedirectTarget(searchParams.get('redirectTo'), siteOriginOf(request));
  const referralCode = searchParams.get('referral');
  const secure = schemeOf(request) === 'https';
  const query = new URLSearchParams({
    callbackUrl: `${siteOriginOf(request)}${way.callback}`,
    redirectTo: target,
    ...(provider && { sessionType: scope.sessionType }),
    ...(provider && referralCode && { referralCode }),
  });
  const response = await sendUpstream(upstream, scope, {
    method: 'GET',
    path: `${way.start}?${query}`,
    headers: visitorHeaders(request, scope),
  }).catch(() => null);
  const answer = response?.ok
    ? ((await response.json().catch(() => null)) as { data?: { signInUrl?: string } } | null)
    : null;
  const signInUrl = answer?.data?.signInUrl;
  if (signInUrl === undefined || !URL.canParse(signInUrl))
    return redirect(withQuery(signInPath(routes, 'login', target), { error: 'UNAVAILABLE' }));
  const state = new URL(signInUrl).searchParams.get('state') ?? '';
  return withCookies(redirect(signInUrl), [
    `${stateCookie(scope)}=${state}; Path=/; SameSite=Lax; HttpOnly; Max-Age=600${secure ? '; Secure' : ''}`,
    redirectToCookie(scope.id, target, secure),
  ]);
}

type Answer = { status: number; body: { data?: never; status?: string } } | null;

/** Sends a JSON body to a public call and reads its envelope; null when there is no answer. */
async function postPublic(
  upstream: Upstream,
  scope: SessionScope,
  request: Request,
  path: string,
  body: unknown,
): Promise<Answer> {
  try {
    const response = await sendUpstream(upstream, scope, {
      method: 'POST',
      path,
      body: JSON.stringify(body),
      contentType: 'application/json',
      headers: visitorHeaders(request, scope),
    });
    return { status: response.status, body: (await response.json()) as { data?: never; status?: string } };
  } catch {
    return null; // docs/product/errors.md: the caller shows its text
  }
}

/** The provider's answer: exchanges code and state for a session and returns to where the visitor came from. */
export async function handleSsoCallback(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
  provider?: SignInProvider,
): Promise<Response> {
  const way = wayOf(scope, routes, provider);
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const target = safeRedirectTarget(decoded(readCookie(request, cookieNames(scope.id).redirectTo)));
  const back = (error: string) => redirect(withQuery(signInPath(routes, 'login', target), { error }));
  if (!code || !state || state !== readCookie(request, stateCookie(scope))) return back('FORBIDDEN');
  const answer = await postPublic(upstream, scope, request, way.finish, { code, state });
  const linkToken =
    answer?.body.status === 'LINK_REQUIRED'
      ? (answer.body.data as { linkToken?: string } | undefined)?.linkToken
      : undefined;
  if (linkToken)
    return withCookies(redirect(pathTo(routes, 'externalLink', way.provider && { with: way.provider })), [
      linkCookie(scope.id, linkToken, schemeOf(request) === 'https'),
    ]);
  if (answer?.status !== 200 || answer.body.data === undefined) return back(answer?.body.status ?? 'UNAVAILABLE');
  const data = answer.body.data as Parameters<typeof summaryOf>[0];
  return withCookies(
    redirect(target === '/' ? homePath(routes) : target),
    sessionCookies(scope.id, data.session, summaryOf(data), schemeOf(request) === 'https'),
  );
}
