import { cookieNames, decodeSummary, type SessionSummary } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';

/** Cookies of a request that concern one tenant's session. */
export interface RequestSession {
  token: string | undefined;
  refreshToken: string | undefined;
  summary: SessionSummary | null;
}

/** Reads the session cookies out of a Cookie header. */
export function sessionOf(request: Request, scope: SessionScope): RequestSession {
  const jar = new Map(
    (request.headers.get('cookie') ?? '').split('; ').map((pair) => {
      const cut = pair.indexOf('=');
      return [pair.slice(0, cut), pair.slice(cut + 1)] as const;
    }),
  );
  const names = cookieNames(scope.id);
  return {
    token: jar.get(names.token) || undefined,
    refreshToken: jar.get(names.refresh) || undefined,
    summary: decodeSummary(jar.get(names.session), new Date()),
  };
}

/** Host the browser used, behind a forwarding main site too. */
export const hostOf = (request: Request): string => request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host;

/** Scheme the browser used. */
export const schemeOf = (request: Request): string => request.headers.get('x-forwarded-proto')?.split(',')[0] ?? new URL(request.url).protocol.slice(0, -1);

/**
 * False for a changing request that another site's page sent: cookies are SameSite=Lax, and this closes what Lax leaves open
 * (a form posted from a sibling host).
 */
export function isSameSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

/** Value for X-Forwarded-For: the browser's address, so that the API's rate limits meet the person and not this server. */
export const clientAddressHeaders = (request: Request): Record<string, string> => {
  const forwarded = request.headers.get('x-forwarded-for');
  return forwarded ? { 'x-forwarded-for': forwarded } : {};
};
