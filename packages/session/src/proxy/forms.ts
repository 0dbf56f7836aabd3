import { REDIRECT_COOKIE_MAX_AGE_S, safeRedirectTarget } from '@suluh/domain/session';
import { cookieNames, sessionCookies } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { summaryOf, withCookies } from './issue.ts';
import { clientAddressHeaders, isSameSite, schemeOf } from './request.ts';
import { sendUpstream, type Upstream } from './upstream.ts';

/** Sends a JSON body to a public call and reads its envelope; null when there is no answer. */
export async function postPublic(upstream: Upstream, scope: SessionScope, request: Request, path: string, body: unknown): Promise<{ status: number; body: { data?: never; status?: string } } | null> {
  try {
    const response = await sendUpstream(upstream, scope, { method: 'POST', path, body: JSON.stringify(body), contentType: 'application/json', headers: clientAddressHeaders(request) });
    return { status: response.status, body: (await response.json()) as { data?: never; status?: string } };
  } catch {
    return null; // spec 8, request with no server body: the caller shows its text
  }
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** Path with one more query value. */
const withValue = (path: string, name: string, value: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/**
 * The login form as a browser posts it before JavaScript: fields email, password, redirectTo. Answers with a redirect to the
 * target, or back to the login page with `error` set to the refusal's code.
 */
export async function handleLoginForm(request: Request, scope: SessionScope, upstream: Upstream, loginPath: (returnTo?: string) => string): Promise<Response> {
  const form = await request.formData();
  const target = safeRedirectTarget(String(form.get('redirectTo') ?? ''));
  const back = (code: string) => seeOther(withValue(loginPath(target), 'error', code));
  if (!isSameSite(request)) return back('FORBIDDEN');
  const answer = await postPublic(upstream, scope, request, '/api/auth/login', {
    email: form.get('email'),
    password: form.get('password'),
    sessionType: scope.sessionType,
    ...(scope.program ? { program: scope.program } : {}),
  });
  if (answer === null) return back('UNAVAILABLE');
  if (answer.status !== 200 || answer.body.data === undefined) return back(answer.body.status ?? 'INTERNAL');
  const data = answer.body.data as Parameters<typeof summaryOf>[0];
  return withCookies(seeOther(target), sessionCookies(scope.id, data.session, summaryOf(data), schemeOf(request) === 'https'));
}

/** Set-Cookie value that remembers where to return to for 1200 s (spec 9, Times), across an external sign-in. */
export const redirectToCookie = (scopeId: string, target: string, secure: boolean): string =>
  `${cookieNames(scopeId).redirectTo}=${encodeURIComponent(safeRedirectTarget(target))}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${REDIRECT_COOKIE_MAX_AGE_S}${secure ? '; Secure' : ''}`;
