import type { ApiFailure, ApiResult } from '@suluh/api/client';

/** How a form ended that leads on when it was taken. */
export type Submitted = { kind: 'done' } | { kind: 'refused'; failure: ApiFailure };

/** An answer of the API as a form's end. */
export const submitted = ({ error }: ApiResult<unknown>): Submitted =>
  error ? { kind: 'refused', failure: error } : { kind: 'done' };
