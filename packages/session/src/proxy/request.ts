import { VISITOR_HEADER } from '@suluh/api/visitor';
import { SITE_HEADER } from '@suluh/domain/address';
import { cookieNames, cookiesIn, tokenNames, decodeSummary, type SessionSummary } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';

/** Cookies of a request that concern one tenant's session. */
export interface RequestSession {
  token: string | undefined;
  refreshToken: string | undefined;
  summary: SessionSummary | null;
  /** The person logged out, but the page had no answer: the session is over. */
  isLeaving: boolean;
  /** What joins a partner's sign-in to an account. */
  linkToken: string | undefined;
}

/** Reads the session cookies out of a Cookie header. */
export function sessionOf(request: Request, scope: SessionScope): RequestSession {
  const jar = cookiesIn(request.headers.get('cookie'));
  const names = cookieNames(scope.id);
  const { token, refresh } = tokenNames(scope.id, schemeOf(request) === 'https');
  return {
    token: jar[token] || undefined,
    refreshToken: jar[refresh] || undefined,
    summary: decodeSummary(jar[names.session], new Date()),
    linkToken: jar[names.link] || undefined,
    isLeaving: Boolean(jar[names.leaving]),
  };
}

/** Host the browser used, behind a forwarding main site too. */
const hostOf = (request: Request): string =>
  request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host;

/** Scheme the browser used. */
export const schemeOf = (request: Request): string =>
  request.headers.get('x-forwarded-proto')?.split(',')[0] ?? new URL(request.url).protocol.slice(0, -1);

/** Origin of the site as the browser names it. */
export const siteOriginOf = (request: Request): string => `${schemeOf(request)}://${hostOf(request)}`;

/**
 * False for a changing request that another site's page sent: cookies are SameSite=Lax, and this closes what Lax leaves
 * open (a form posted from a sibling host).
 */
export function isSameSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

const ABOUT_VISITOR = ['x-forwarded-for', VISITOR_HEADER] as const;

/**
 * What the API is told of who calls: the address this process settled on when the request arrived (see watchVisitors),
 * so that its limits meet the person and not this server, and the home of the site they are on.
 */
export function visitorHeaders(request: Request, { base }: Pick<SessionScope, 'base'>): Record<string, string> {
  const about = ABOUT_VISITOR.map((name) => [name, request.headers.get(name)] as const).filter(
    (pair): pair is [(typeof ABOUT_VISITOR)[number], string] => pair[1] !== null,
  );
  return { ...Object.fromEntries(about), [SITE_HEADER]: `${siteOriginOf(request)}${base || '/'}` };
}
