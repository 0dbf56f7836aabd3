import type { WorkResource } from '@suluh/domain/staff';
import { staffCourseText } from '@suluh/i18n-id/staffCourse';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { ApiError } from '../../http/apiError.ts';
import { labelOf } from './table/headings.ts';

/** What stands against a row: at a column of it, or at all of it. */
export interface Problem {
  column: string;
  message: string;
}

const text = staffWorkText.problems;
const whole = (message: string): Problem[] => [{ column: '', message }];

/** PostgreSQL's word for a row that others refer to. */
const REFERRED_TO = '23503';

const isReferredTo = (error: unknown): boolean =>
  [error, (error as { cause?: unknown }).cause].some(
    (each) => (each as { code?: unknown } | null)?.code === REFERRED_TO,
  );

/** What a refusal says about a row, as it is read; null for an error that is none. */
export function problemsOf(error: unknown, resource: WorkResource): Problem[] | null {
  if (isReferredTo(error)) return whole(text.inUse);
  if (!(error instanceof ApiError)) return null;
  const { errors, data } = error.detail;
  if (errors) return errors.map(({ field, message }) => ({ column: labelOf(resource, field), message }));
  if (error.status === 'CONFLICT') return whole(text.changed);
  if (error.status === 'NOT_FOUND') return whole(text.notThere);
  if (error.status === 'NOT_PUBLISHABLE') {
    const { missing } = data as { missing: string[] };
    return whole(text.notPublishable(missing.map((name) => staffCourseText.missing[name] ?? name).join(', ')));
  }
  return whole(error.message);
}
