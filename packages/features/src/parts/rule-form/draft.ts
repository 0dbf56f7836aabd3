import { withQuery } from '@suluh/domain/query';
import { readForm, type Form } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import { wordsOf, type SearchParams } from '../list-query/index.ts';

/** What a form holds again that was refused before JavaScript, and the sentence below each field that was wrong. */
export interface Draft<F extends Form> {
  values: { readonly [Name in keyof F]: string };
  errors: { readonly [Name in keyof F]?: string };
}

/** Characters of one field that an address may carry; more than any rule allows. */
const MOST_CHARACTERS = 1_100;

/** The address of a refused form: what was typed goes along, so that nobody types it again. */
export const withDraft = (back: string, form: Form, values: object): string =>
  withQuery(
    back,
    Object.fromEntries(
      Object.keys(form).map((name) => [name, String((values as Record<string, unknown>)[name] ?? '') || null]),
    ),
  );

/** The draft an address carries; null without a refusal. Passwords are no part of it. */
export function draftIn<F extends Form>(form: F, search: SearchParams): Draft<F> | null {
  if (search.error === undefined) return null;
  const given = Object.fromEntries(Object.keys(form).map((name) => [name, wordsOf(search, name, MOST_CHARACTERS)]));
  const { failures } = readForm(form, given);
  return {
    values: given as Draft<F>['values'],
    errors: Object.fromEntries(
      Object.entries(failures).map(([name, failure]) => [name, ruleText(failure)]),
    ) as Draft<F>['errors'],
  };
}
