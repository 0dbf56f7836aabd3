import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.d.ts';
import { noBodyError } from './failure.ts';
import { writeQuery } from './query.ts';

/** Typed client of the API: `client.GET('/api/course/v2/{id}', {params})`. */
export type ApiClient = Client<paths>;

/** Where and how the client calls. `headers` are sent with every request; credentials are the caller's business. */
export interface ApiClientOptions {
  /** Origin and path prefix before `/api`, empty for the same origin. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
  /** Text of the error used when there is no answer, from i18n-id (docs/product/errors.md: no server body). */
  noBodyMessage: string;
}

/**
 * Makes a client. It never throws for the network: a request without an answer, or an error answer without a JSON body,
 * becomes `error {code: 500, status: 'error', message: noBodyMessage}` (docs/product/errors.md).
 */
export function createApiClient({
  baseUrl,
  fetch: send = globalThis.fetch,
  headers,
  noBodyMessage,
}: ApiClientOptions): ApiClient {
  return createClient<paths>({
    baseUrl,
    headers,
    querySerializer: writeQuery,
    fetch: async (request) => {
      try {
        const response = await send(request);
        const isReadable = response.ok || response.headers.get('content-type')?.includes('json');
        return isReadable ? response : noBodyError(noBodyMessage);
      } catch (error) {
        if (request.signal.aborted) throw error;
        return noBodyError(noBodyMessage);
      }
    },
  });
}

export { noBodyError, type ApiFailure } from './failure.ts';
export { writeQuery } from './query.ts';
