import { createApiClient, type ApiClient } from '@suluh/api/client';
import { basicCredentials, type Upstream } from '../proxy/upstream.ts';
import type { SessionScope } from '../scope/index.ts';
import { ask } from './ask.ts';
import { RecentAnswers } from './recentAnswers.ts';

export type { Upstream } from '../proxy/upstream.ts';

const recent = new RecentAnswers();

/**
 * API client for pages: the client application's Basic credentials and the tenant's programme, never a person's token, so
 * that what it fetches can be shared by everybody.
 * @param maxAgeMs how old a shared answer may be, in milliseconds; 0 asks anew each time.
 * @param noBodyMessage text of the error that stands in for no answer (spec 8).
 */
export function publicApi(upstream: Upstream, scope: Pick<SessionScope, 'program'>, maxAgeMs: number, noBodyMessage: string): ApiClient {
  const variant = `${upstream.apiOrigin} ${scope.program ?? ''}`;
  return createApiClient({
    baseUrl: upstream.apiOrigin,
    noBodyMessage,
    headers: { authorization: basicCredentials(upstream), ...(scope.program ? { 'x-program': scope.program } : {}) },
    fetch: (request) => (maxAgeMs > 0 && request.method === 'GET' ? recent.get(request, variant, maxAgeMs, ask) : ask(request)),
  });
}

export { personalApi } from './personal.ts';
