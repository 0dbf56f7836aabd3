import type { ApiFailure, ApiResult } from '@suluh/api/client';

/** An answer of the API as a page meets it: data, nothing there (404), or a failure with its message. */
export type Outcome<Data> =
  | { kind: 'found'; data: Data }
  | { kind: 'missing'; failure: ApiFailure }
  | { kind: 'failed'; failure: ApiFailure };

/** Sorts an answer of the client. The whole body is kept, so that `meta` stays at hand. */
export function outcomeOf<Body>({ data, error: failure }: ApiResult<Body>): Outcome<Body> {
  if (!failure) return { kind: 'found', data };
  return failure.code === 404 ? { kind: 'missing', failure } : { kind: 'failed', failure };
}
