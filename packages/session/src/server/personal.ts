import { cookies } from 'next/headers';
import { createApiClient, type ApiClient } from '@suluh/api/client';
import { cookieNames, tokenNames } from '../cookies/index.ts';
import { areaHeaders, ownServerHeader, type Upstream } from '../proxy/upstream.ts';
import type { SessionScope } from '../scope/index.ts';
import { ask } from './ask.ts';
import { isSecurePage } from './isSecurePage.ts';

/**
 * API client that speaks for the learner of this request; null when their access token is not there, or ended. A page
 * cannot write cookies, so renewing is left to the API route (`session/renew`). Answers are never kept.
 * @param noBodyMessage text of the error that stands in for no answer (docs/product/errors.md).
 */
export async function personalApi(
  upstream: Upstream,
  scope: SessionScope,
  noBodyMessage: string,
): Promise<ApiClient | null> {
  const jar = await cookies();
  const token = jar.get(tokenNames(scope.id, await isSecurePage()).token)?.value;
  if (!token || jar.get(cookieNames(scope.id).leaving)?.value) return null;
  return createApiClient({
    baseUrl: upstream.apiOrigin,
    noBodyMessage,
    headers: {
      ...ownServerHeader(upstream),
      authorization: `Bearer ${token}`,
      ...areaHeaders(scope),
    },
    fetch: (request) => ask(request),
  });
}
