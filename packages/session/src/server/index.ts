import type {} from 'next'; // fetch's `next` option
import { createApiClient, type ApiClient } from '@suluh/api/client';
import { basicCredentials, ownServerHeader, type Upstream } from '../proxy/upstream.ts';
import type { SessionScope } from '../scope/index.ts';

export type { Upstream } from '../proxy/upstream.ts';

/** How long and under which tags a public answer may be kept by the app's data cache. */
export interface Freshness {
  revalidateSeconds: number;
  tags?: readonly string[];
}

/**
 * API client for pages: the client application's Basic credentials and the tenant's programme, never a person's token, so
 * that what it fetches can be shared by everybody.
 * @param noBodyMessage text of the error that stands in for no answer (spec 8).
 */
export function publicApi(upstream: Upstream, scope: Pick<SessionScope, 'program'>, freshness: Freshness, noBodyMessage: string): ApiClient {
  const { revalidateSeconds, tags = [] } = freshness;
  return createApiClient({
    baseUrl: upstream.apiOrigin,
    noBodyMessage,
    headers: { ...ownServerHeader(upstream), authorization: basicCredentials(upstream), ...(scope.program ? { 'x-program': scope.program } : {}) },
    fetch: (request) => fetch(request, { next: { revalidate: revalidateSeconds, tags: [...tags] } }),
  });
}

export { personalApi } from './personal.ts';
