import { storedSessionType } from '@suluh/domain/session';
import { clearedCookies, sessionCookies, summaryCookie, type SessionSummary, type Tokens } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';

/** Calls whose answer carries a session: their tokens go into cookies and never reach the page. */
const ISSUING = [/^\/api\/auth\/(login|google|facebook|link|join)$/, /^\/api\/sso\/[^/]+\/callback$/];

export const issuesSession = (method: string, pathname: string): boolean =>
  method === 'POST' && ISSUING.some((pattern) => pattern.test(pathname));

/** Calls after which the session is over: who closed an account is logged out of it. */
export const endsSession = (method: string, pathname: string): boolean =>
  method === 'DELETE' && pathname === '/api/profile/me';

interface LoginUser {
  id: string;
  fullname: string;
  email: string;
  foto: string;
  isVerified: boolean;
}

interface LoginData {
  session: Tokens;
  user: LoginUser;
  sessionType: string;
}

/** Session summary of a login answer. */
export function summaryOf({ session, user, sessionType }: LoginData): SessionSummary {
  const { id, fullname, email, foto, isVerified } = user;
  return {
    type: storedSessionType(sessionType),
    tokenExpiredAt: session.tokenExpiredAt,
    refreshExpiredAt: session.refreshExpiredAt,
    user: { id, fullname, email, foto, isVerified },
  };
}

/** Adds Set-Cookie headers to a response. */
export function withCookies(response: Response, values: readonly string[]): Response {
  for (const value of values) response.headers.append('set-cookie', value);
  return response;
}

/** Answer to the page after a login: the same body without its tokens, and the cookies. */
export async function issuedResponse(upstream: Response, scope: SessionScope, secure: boolean): Promise<Response> {
  const body = (await upstream.json()) as { data: LoginData };
  const { session, ...visible } = body.data;
  const cookies = sessionCookies(scope.id, session, summaryOf(body.data), secure);
  return withCookies(Response.json({ ...body, data: visible }, { status: upstream.status }), cookies);
}

/** The summary of a renewed session; the person stays the same. */
export const renewedSummary = (
  summary: SessionSummary,
  { tokenExpiredAt, refreshExpiredAt }: Tokens,
): SessionSummary => ({ ...summary, tokenExpiredAt, refreshExpiredAt });

/** Cookies of a renewed session. */
export const renewedCookies = (
  scope: SessionScope,
  tokens: Tokens,
  summary: SessionSummary | null,
  secure: boolean,
): string[] =>
  summary === null
    ? clearedCookies(scope.id, secure)
    : sessionCookies(scope.id, tokens, renewedSummary(summary, tokens), secure);

/** Calls that change what the session's summary says of the person, and answer with what changed. */
const RETELLING = [
  /^PUT \/api\/profile\/edit$/,
  /^(POST|DELETE) \/api\/profile\/photo$/,
  /^POST \/api\/verification\/authorize$/,
  /^POST \/api\/profile\/email\/confirm$/,
];

export const retellsPerson = (method: string, pathname: string): boolean =>
  RETELLING.some((pattern) => pattern.test(`${method} ${pathname}`));

/**
 * Answer to the page after the person changed: the same, and the summary anew, so that the header says the new name.
 */
export async function retoldResponse(
  upstream: Response,
  scope: SessionScope,
  summary: SessionSummary | null,
  secure: boolean,
): Promise<Response> {
  if (summary === null) return upstream;
  const { data } = (await upstream.clone().json()) as { data: Partial<LoginUser> };
  const { id, fullname, email, foto, isVerified } = { ...summary.user, ...data };
  return withCookies(upstream, [
    summaryCookie(scope.id, { ...summary, user: { id, fullname, email, foto, isVerified } }, secure),
  ]);
}
