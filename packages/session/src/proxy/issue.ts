import { sessionTypeOf } from '@suluh/domain/session';
import { clearedCookies, sessionCookies, type SessionSummary, type Tokens } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';

/** Calls whose answer carries a session: their tokens go into cookies and never reach the page. */
const ISSUING = [/^\/api\/auth\/(login|google|facebook)$/, /^\/api\/sso\/[^/]+\/callback$/];

export const issuesSession = (method: string, pathname: string): boolean => method === 'POST' && ISSUING.some((pattern) => pattern.test(pathname));

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
    type: sessionTypeOf(sessionType) ?? 'reguler',
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

/** Cookies of a renewed session; the person stays the same. */
export function renewedCookies(scope: SessionScope, tokens: Tokens, summary: SessionSummary | null, secure: boolean): string[] {
  if (summary === null) return clearedCookies(scope.id, secure);
  const { tokenExpiredAt, refreshExpiredAt } = tokens;
  return sessionCookies(scope.id, tokens, { ...summary, tokenExpiredAt, refreshExpiredAt }, secure);
}
