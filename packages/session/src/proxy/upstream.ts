import { OWN_SERVER, signedVisitor, VISITOR_HEADER } from '@suluh/api/visitor';
import { LINE_HEADER } from '@suluh/domain/address';
import { afterRefreshFailure } from '@suluh/domain/session';
import type { SessionScope } from '../scope/index.ts';
import type { RefreshResult } from './refresh.ts';

/** Where the API is and who we are to it (R9). */
export interface Upstream {
  apiOrigin: string;
  clientId: string;
  clientSecret: string;
  /** Signs our own servers' calls (VISITOR_SECRET). */
  visitorSecret?: string | undefined;
}

export interface UpstreamRequest {
  method: string;
  /** Path and query, beginning with /api. */
  path: string;
  body?: ArrayBuffer | string | null;
  contentType?: string | null;
  /** Bearer token, or none for the client application's Basic credentials. */
  bearer?: string;
  /** More request headers to hand on. */
  headers?: Record<string, string>;
  /** Longest wait for the answer; half a minute unless said otherwise. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Authorization header of our client application. */
export const basicCredentials = ({ clientId, clientSecret }: Upstream): string =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** Header by which a page of ours, which speaks for many visitors, is known to the API. */
export const ownServerHeader = ({ visitorSecret }: Upstream): Record<string, string> =>
  visitorSecret ? { [VISITOR_HEADER]: signedVisitor(visitorSecret, OWN_SERVER) } : {};

/** What an area is the API's answers are narrowed to: a partner programme, a line. */
export type AreaScope = Pick<SessionScope, 'program' | 'line'>;

/** Headers by which the API is told of it. */
export const areaHeaders = ({ program, line }: AreaScope): Record<string, string> => ({
  ...(program ? { 'x-program': program } : {}),
  ...(line ? { [LINE_HEADER]: line } : {}),
});

/** Sends one request to the API; rejects only when there is no answer. */
export function sendUpstream(upstream: Upstream, scope: AreaScope, request: UpstreamRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('authorization', request.bearer === undefined ? basicCredentials(upstream) : `Bearer ${request.bearer}`);
  if (request.contentType) headers.set('content-type', request.contentType);
  for (const [name, value] of Object.entries(areaHeaders(scope))) headers.set(name, value);
  return fetch(`${upstream.apiOrigin}${request.path}`, {
    method: request.method,
    headers,
    body: request.body && (typeof request.body === 'string' || request.body.byteLength > 0) ? request.body : null,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS),
  });
}

/**
 * Exchanges a refresh token for a new session: POST refresh token with the refresh token as bearer
 * (docs/product/api.md).
 */
export async function requestRefresh(
  upstream: Upstream,
  scope: SessionScope,
  refreshToken: string,
): Promise<RefreshResult> {
  try {
    const response = await sendUpstream(upstream, scope, {
      method: 'POST',
      path: '/api/auth/refresh-token',
      bearer: refreshToken,
    });
    if (!response.ok && afterRefreshFailure(response.status) === 'removeRefreshToken') return { kind: 'revoked' };
    if (!response.ok) return { kind: 'unavailable' };
    const { data } = (await response.json()) as { data: Extract<RefreshResult, { kind: 'renewed' }>['tokens'] };
    return { kind: 'renewed', tokens: data };
  } catch {
    return { kind: 'unavailable' }; // docs/product/errors.md: only a 403 ends the session; without an answer it is tried again later
  }
}
