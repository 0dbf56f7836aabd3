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

/** What somebody reads whose link opens nothing any more, or not yet. */
interface RefusedWords {
  bar: string;
  spent: string;
  wait: string;
  away: string;
}

/** Why a link opens nothing: it never will again, or it was not tried. */
type Refusal = 'spent' | 'wait' | 'away';
const STATUS = { spent: 404, wait: 429, away: 503 } as const;

const refused = (words: RefusedWords, why: Refusal, retryAfter: string | null): Response =>
  new Response(`<!doctype html><html lang="id"><title>${words.bar}</title><p>${words[why]}</p></html>`, {
    status: STATUS[why],
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    },
  });

/** Where the API did not look at the code, the code still opens. */
function refusalOf(response: Response | null): Refusal {
  if (response?.status === 429) return 'wait';
  return response === null || response.status >= 500 ? 'away' : 'spent';
}

/** Asks the API to begin; null without an answer. */
const askedFor = (request: Request, scope: SessionScope, upstream: Upstream, code: string): Promise<Response | null> =>
  sendUpstream(upstream, scope, {
    method: 'POST',
    path: LOOK_CALL,
    body: JSON.stringify({ code, sessionType: scope.sessionType }),
    contentType: 'application/json',
    headers: visitorHeaders(request, scope),
  }).catch(() => null);

async function begin(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  { routes, words }: { routes: Routes; words: RefusedWords },
): Promise<Response> {
  const code = new URL(request.url).searchParams.get('code');
  if (code === null) return refused(words, 'spent', null);
  const response = await askedFor(request, scope, upstream, code);
  if (!response?.ok) return refused(words, refusalOf(response), response?.headers.get('retry-after') ?? null);
  const { token, endsAt, user, sessionType: type } = ((await response.json()) as { data: Begun }).data;
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
  told: { routes: Routes; words: RefusedWords },
): Promise<Response> | undefined =>
  request.method === 'GET' && PATH.test(new URL(request.url).pathname)
    ? begin(request, scope, upstream, told)
    : undefined;
