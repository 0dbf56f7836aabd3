import { authMarkOf } from '@suluh/api/authMarks';
import { cookiesIn, guardedName } from '../cookies/index.ts';
import { BodyTooLarge, limitedBody } from '../proxy/limitedBody.ts';
import { isStaffResumable, RESUMABLE_ASKS, RESUMABLE_SAYS } from '../proxy/resumable.ts';
import { isSameSite, schemeOf, visitorHeaders } from '../proxy/request.ts';
import { sendUpstream, type Upstream } from '../proxy/upstream.ts';

/** Keeps the token of the back office: no script reads it, and no other site's page sends it. */
const COOKIE = 'suluh-staff';
/** What an operator's first password is chosen by; all else is for learners. */
const OPEN = new Set(['POST /api/staff/session', 'POST /api/auth/reset-password']);
const HANDED_ON = ['if-match', 'idempotency-key', ...RESUMABLE_ASKS] as const;
const SHOWN = [
  'content-type',
  'content-disposition',
  'retry-after',
  'x-content-type-options',
  'x-request-id',
  ...RESUMABLE_SAYS,
] as const;

/** Who is signed in. That nobody is is no failure: a page that asks before anybody signs in is told so. */
const WHO = 'GET /api/staff/me';
const nobody = (cookie?: string): Response =>
  Response.json(
    { success: true, code: 200, data: null },
    { headers: { 'cache-control': 'private, no-store', ...(cookie ? { 'set-cookie': cookie } : {}) } },
  );

const refusal = (code: number, status: string): Response =>
  Response.json({ success: false, code, status, message: '' }, { status: code });

const isSecure = (request: Request): boolean => schemeOf(request) === 'https';

const setCookie = (request: Request, value: string): string =>
  [
    `${guardedName(COOKIE, isSecure(request))}=${value}`,
    'Path=/',
    'SameSite=Strict',
    'HttpOnly',
    ...(value === '' ? ['Max-Age=0'] : []),
    ...(isSecure(request) ? ['Secure'] : []),
  ].join('; ');

function answered(response: Response, body: BodyInit | null, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of SHOWN) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (cookie) headers.append('set-cookie', cookie);
  return new Response(body, { status: response.status, headers });
}

async function forward(request: Request, upstream: Upstream, bearer: string | undefined): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = visitorHeaders(request, {});
  for (const name of HANDED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return sendUpstream(
    upstream,
    {},
    {
      method: request.method,
      path: `${pathname}${search}`,
      body: request.method === 'GET' ? null : await limitedBody(request),
      contentType: request.headers.get('content-type'),
      headers,
      ...(bearer === undefined ? {} : { bearer }),
    },
  );
}

/**
 * Serves the API to pages of the back office: entries for staff with the token of the cookie, signing in, and choosing a
 * first password; everything else is not found. The token goes into the cookie and out of the answer. A session that is
 * over is taken away. No answer from the API becomes 503 without a body.
 */
export async function handleStaffRequest(request: Request, upstream: Upstream): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isSameSite(request)) return refusal(403, 'FORBIDDEN');
  const mark = isStaffResumable(pathname) ? 'A' : authMarkOf(request.method, pathname);
  const asked = `${request.method} ${pathname}`;
  const isOpen = OPEN.has(asked);
  if (!isOpen && mark !== 'A' && mark !== 'S') return refusal(404, 'NOT_FOUND');
  const token = cookiesIn(request.headers.get('cookie'))[guardedName(COOKIE, isSecure(request))];
  if (!isOpen && !token) return asked === WHO ? nobody() : refusal(401, 'UNAUTHORIZED');
  try {
    const response = await forward(request, upstream, isOpen ? undefined : token);
    if (response.ok && pathname === '/api/staff/session') {
      if (request.method === 'DELETE') return answered(response, response.body, setCookie(request, ''));
      const { data, ...envelope } = (await response.json()) as { data: { token: string } & Record<string, unknown> };
      const { token: given, ...rest } = data;
      return answered(response, JSON.stringify({ ...envelope, data: rest }), setCookie(request, given));
    }
    if (response.status === 401 && asked === WHO) return nobody(setCookie(request, ''));
    return answered(response, response.body, response.status === 401 && !isOpen ? setCookie(request, '') : undefined);
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, 'PAYLOAD_TOO_LARGE');
    return new Response(null, { status: 503 });
  }
}
