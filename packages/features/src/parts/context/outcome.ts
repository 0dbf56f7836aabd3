import type { ApiFailure } from '@suluh/api/client';

/** An answer of the API as a page meets it: data, nothing there (404), or a failure with its message. */
export type Outcome<Data> =
  | { kind: 'found'; data: Data }
  | { kind: 'missing'; failure: ApiFailure }
  | { kind: 'failed'; failure: ApiFailure };

/** Sorts an answer of the client. The whole body is kept, so that `meta` stays at hand. */
export function outcomeOf<Body>(answer: { data?: Body; error?: unknown }): Outcome<Body> {
  if (answer.data !== undefined) return { kind: 'found', data: answer.data };
  const failure = answer.error as ApiFailure;
  return failure.code === 404 ? { kind: 'missing', failure } : { kind: 'failed', failure };
}
