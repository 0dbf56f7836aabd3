import { abilitiesOf, COURSE_LINES, type CourseLine } from '@suluh/domain/session';
import { ApiError } from './apiError.ts';
import type { Caller } from './route.ts';

/**
 * The line a call is about: that of the session. Callers without a session may name one, for what is public
 * (docs/product/partner.md#small-businesses). @throws ApiError FORBIDDEN when a session names another line than its own,
 * BAD_REQUEST for one that does not exist
 */
export function callLine(caller: Caller, header: string | null): CourseLine | null {
  const named = COURSE_LINES.find((line) => line === header) ?? null;
  if (header !== null && named === null)
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'X-Line', message: 'unknown' }] });
  if (caller.kind !== 'learner') return named;
  const own = abilitiesOf(caller.sessionType).landing;
  if (named !== null && named !== own) throw new ApiError('FORBIDDEN');
  return own;
}
