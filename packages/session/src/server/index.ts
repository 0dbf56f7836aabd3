import { isRenderingKept } from '@suluh/kept-pages/notes';
import { createApiClient, type ApiClient } from '@suluh/api/client';
import { areaHeaders, basicCredentials, ownServerHeader, type AreaScope, type Upstream } from '../proxy/upstream.ts';
import { ask } from './ask.ts';
import { RecentAnswers } from './recentAnswers.ts';

export type { Upstream } from '../proxy/upstream.ts';
export { showsCourses } from '@suluh/kept-pages/notes';

const recent = new RecentAnswers();

/** How old a shared answer may be and how long to wait for a new one, both in milliseconds. */
export interface Patience {
  /** 0 asks anew each time. */
  maxAgeMs: number;
  timeoutMs?: number;
}

/**
 * API client for pages: the client application's Basic credentials and the tenant's programme or line, never a person's token,
 * so that what it fetches can be shared by everybody.
 * @param noBodyMessage text of the error that stands in for no answer (docs/product/errors.md).
 */
export function publicApi(
  upstream: Upstream,
  scope: AreaScope,
  { maxAgeMs, timeoutMs }: Patience,
  noBodyMessage: string,
): ApiClient {
  const send = (request: Request) => ask(request, timeoutMs);
  const variant = `${upstream.apiOrigin} ${scope.program ?? ''} ${scope.line ?? ''}`;
  return createApiClient({
    baseUrl: upstream.apiOrigin,
    noBodyMessage,
    headers: {
      ...ownServerHeader(upstream),
      authorization: basicCredentials(upstream),
      ...areaHeaders(scope),
    },
    fetch: (request) =>
      maxAgeMs > 0 && request.method === 'GET' && !isRenderingKept()
        ? recent.get(request, variant, maxAgeMs, send)
        : send(request),
  });
}

export { personalApi } from './personal.ts';
