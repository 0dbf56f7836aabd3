import { mendFieldsText, waitText } from '@suluh/i18n-id/server';
import { problemText } from './problem.ts';

/** The refusal of a form that was sent before JavaScript: by its code, and how many seconds it makes wait. */
export function postedProblem(code: string, wait: string | undefined): string {
  if (code === 'BAD_REQUEST') return mendFieldsText;
  return code === 'TOO_MANY_REQUESTS' && Number(wait) > 0 ? waitText(Number(wait)) : problemText(code);
}
