import { errorText } from '@suluh/i18n-id/errors';
import { refusalText } from '@suluh/i18n-id/server';

const isRefusal = (code: string): code is keyof typeof refusalText => Object.hasOwn(refusalText, code);

/**
 * Refusal of a form that was sent before JavaScript, which returns with its code as `error` in the address; null
 * without one. For pages, not islands.
 */
export function formProblem({ error }: Record<string, string | string[] | undefined>): string | null {
  if (error === undefined) return null;
  if (error === 'UNAVAILABLE') return errorText.noConnection; // docs/product/errors.md
  return typeof error === 'string' && isRefusal(error) ? refusalText[error] : errorText.generic;
}
