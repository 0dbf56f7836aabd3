import { readForm, type Form } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';

/** What a form holds again that was refused before JavaScript, and the sentence below each field that was wrong. */
export interface Draft<F extends Form> {
  values: { readonly [Name in keyof F]: string };
  errors: { readonly [Name in keyof F]?: string };
}

/** The fields of a form as a cookie keeps them. Passwords are no part of them. */
export const typedIn = <F extends Form>(form: F, values: object): Draft<F>['values'] =>
  Object.fromEntries(
    Object.keys(form).map((name) => [name, String((values as Record<string, unknown>)[name] ?? '')]),
  ) as Draft<F>['values'];

/** The draft kept of a form, with what is wrong in it; null for none. */
export function draftOf<F extends Form>(form: F, kept: Readonly<Record<string, string>> | null): Draft<F> | null {
  if (kept === null) return null;
  const given = typedIn(form, kept);
  const { failures } = readForm(form, given);
  return {
    values: given,
    errors: Object.fromEntries(
      Object.entries(failures).map(([name, failure]) => [name, ruleText(failure)]),
    ) as Draft<F>['errors'],
  };
}

/** What was typed into a refused form; null without a refusal. The address carries none of it. */
export async function draftIn<F extends Form>(form: F, search: SearchParams): Promise<Draft<F> | null> {
  if (search.error === undefined) return null;
  const jar = await cookies();
  return draftOf(
    form,
    readDraft((name) => jar.get(name)?.value, null),
  );
}
