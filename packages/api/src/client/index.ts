import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from '../generated/schema.d.ts';
import { failureAnswer, noBodyError, type ApiResult } from './failure.ts';
import { writeQuery } from './query.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<Name extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Name, object> ? Path : never;
}[keyof paths];
type BodyOf<Operation, Init> =
  Operation extends Record<string | number, unknown>
    ? NonNullable<FetchResponse<Operation, Init, `${string}/${string}`>['data']>
    : never;
type Call<Name extends Method> = <Path extends PathOf<Name>, Init extends MaybeOptionalInit<paths[Path], Name>>(
  path: Path,
  ...init: undefined extends Init ? [(Init & Record<string, unknown>)?] : [Init & Record<string, unknown>]
) => Promise<ApiResult<BodyOf<paths[Path][Name], Init>>>;

/**
 * Typed client of the API: `client.GET('/api/course/v2/{id}', {params})`. Every call comes to an {@link ApiResult}: an
 * answer's body, or one kind of failure, whichever call it was.
 */
export type ApiClient = { [Name in Method as Uppercase<Name>]: Call<Name> };

/** Where and how the client calls. `headers` are sent with every request; credentials are the caller's business. */
export interface ApiClientOptions {
  /** Origin and path prefix before `/api`, empty for the same origin. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
  /** Text of the error used when there is no answer, from i18n-id (docs/product/errors.md: no server body). */
  noBodyMessage: string;
}

/** A page, such as a hotspot or a proxy puts in the place of an answer: the API answers none. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Makes a client. It never throws for the network: a request without an answer, a page in its place, or an error answer
 * without a JSON body becomes `error {code: 500, status: 'error', message: noBodyMessage}` (docs/product/errors.md).
 */
export function createApiClient({
  baseUrl,
  fetch: send = globalThis.fetch,
  headers,
  noBodyMessage,
}: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    headers,
    querySerializer: writeQuery,
    fetch: async (request) => {
      try {
        const response = await send(request);
        if (isPage(response)) return noBodyError(noBodyMessage);
        return response.ok ? response : await failureAnswer(response, noBodyMessage);
      } catch (error) {
        if (request.signal.aborted) throw error;
        return noBodyError(noBodyMessage);
      }
    },
  });
  return client as ApiClient; // every error is a failure: made so above
}

export { NO_ANSWER, type ApiFailure, type ApiResult } from './failure.ts';
