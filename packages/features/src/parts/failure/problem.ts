import { errorText } from '@suluh/i18n-id/errors';

/** Refusal of a form that was sent before JavaScript, which returns with `error` in the address; null without one. */
export function formProblem({ error }: Record<string, string | string[] | undefined>): string | null {
  if (error === undefined) return null;
  return error === 'UNAVAILABLE' ? errorText.noConnection : errorText.generic;
}
