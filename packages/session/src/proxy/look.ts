import { homePath, type Routes } from '@suluh/domain/address';
import { lookCookies, type LookPass, type SessionSummary } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { withCookies } from './issue.ts';
import { schemeOf, visitorHeaders } from './request.ts';
import { sendUpstream, type Upstream } from './upstream.ts';

const PATH = /\/api\/session\/look$/;

/** The call that begins a look: servers alone make it, since its answer carries a token. */
export const LOOK_CALL = '/api/auth/look';

type Begun = LookPass & Pick<SessionSummary, 'user'> & { sessionType: SessionSummary['type'] };

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** What somebody reads whose link opens nothing any more. */
interface SpentWords {
  bar: string;
  spent: string;
}

const refused = ({ bar, spent }: SpentWords): Response =>
  new Response(`<!doctype html><html lang="id"><title>${bar}</title><p>${spent}</p></html>`, {
    status: 404,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
  });

async function begun(request: Request, scope: SessionScope, upstream: Upstream, code: string): Promise<Begun | null> {
  const response = await sendUpstream(upstream, scope, {
    method: 'POST',
    path: LOOK_CALL,
    body: JSON.stringify({ code, sessionType: scope.sessionType }),
    contentType: 'application/json',
    headers: visitorHeaders(request, scope),
  }).catch(() => null);
  if (!response?.ok) return null;
  return ((await response.json()) as { data: Begun }).data;
}

async function begin(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  { routes, words }: { routes: Routes; words: SpentWords },
): Promise<Response> {
  const code = new URL(request.url).searchParams.get('code');
  const look = code === null ? null : await begun(request, scope, upstream, code);
  if (look === null) return refused(words);
  const { token, endsAt, user, sessionType: type } = look;
  const summary: SessionSummary = { type, tokenExpiredAt: endsAt, refreshExpiredAt: endsAt, user };
  return withCookies(
    new Response(null, { status: 303, headers: { ...HEADERS, location: homePath(routes) } }),
    lookCookies(scope.id, { token, endsAt }, summary, schemeOf(request) === 'https'),
  );
}

/**
 * GET {api}/session/look?code=: somebody of staff comes from the back office to look as a learner
 * (docs/product/staff.md#looking); undefined for every other request. The code opens once, so that a link that is followed
 * twice, or read from a log, opens nothing.
 */
export const handleLook = (
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  told: { routes: Routes; words: SpentWords },
): Promise<Response> | undefined =>
  request.method === 'GET' && PATH.test(new URL(request.url).pathname)
    ? begin(request, scope, upstream, told)
    : undefined;
