'use client';
import type { ApiClient, ApiResult } from '@suluh/api/client';
import { NO_ANSWER } from '@suluh/api/failure';
import type { Routes } from '@suluh/domain/address';
import { errorText } from '@suluh/i18n-id/errors';

const clients = new Map<string, Promise<ApiClient>>();

/** The client of a tenant's own API route, loaded when it is first needed; one that did not come is loaded again. */
function clientOf(baseUrl: string): Promise<ApiClient> {
  const known = clients.get(baseUrl);
  if (known) return known;
  const client = import('@suluh/api/client').then(({ createApiClient }) =>
    createApiClient({ baseUrl, noBodyMessage: errorText.noConnection }),
  );
  client.catch(() => clients.delete(baseUrl));
  clients.set(baseUrl, client);
  return client;
}

const offline = (): ApiResult<never> => ({
  error: { code: 500, status: NO_ANSWER, message: errorText.noConnection },
  response: Response.error(),
});

type AnyCall = (...asked: unknown[]) => Promise<unknown>;

/**
 * The same typed client for islands of public pages: its code is no part of the page and comes with the first call
 * (tooling/decisions/0032). Browser only.
 */
export function browserApi({ base }: Pick<Routes, 'base'>): ApiClient {
  const call =
    (method: keyof ApiClient): AnyCall =>
    async (...asked) => {
      const client = await clientOf(base).catch(() => null);
      return client === null ? offline() : (client[method] as AnyCall)(...asked);
    };
  const calls: Record<keyof ApiClient, AnyCall> = {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
  };
  return calls as ApiClient; // what each call takes and answers is the client's own
}
