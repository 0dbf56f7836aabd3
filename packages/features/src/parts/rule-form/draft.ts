import { failureMessage, failureOfMessage, readForm, type Form } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';

/** What a form holds again that was refused before JavaScript, and the sentence below each field that was wrong. */
export interface Draft<F extends Form> {
  values: { readonly [Name in keyof F]: string };
  errors: { readonly [Name in keyof F]?: string };
}

type Typed = Readonly<Record<string, string | undefined>>;

/** What the rules read: a box that was ticked is no text. */
const readable = (form: Form, typed: Typed) =>
  Object.fromEntries(
    Object.entries(form).map(([name, { kind }]) => [name, kind === 'consent' ? Boolean(typed[name]) : typed[name]]),
  );

/** The fields of a posted form as a cookie keeps them: of a password only the code of what was wrong with it. */
export function typedIn<F extends Form>(form: F, typed: Typed): Draft<F>['values'] {
  const { failures } = readForm(form, readable(form, typed));
  const codeAt = (name: string) => (failures[name] ? failureMessage(failures[name]) : '');
  return Object.fromEntries(
    Object.entries(form).map(([name, { kind }]) => [name, kind === 'password' ? codeAt(name) : (typed[name] ?? '')]),
  ) as Draft<F>['values'];
}

/** The draft kept of a form, with what is wrong in it; null for none. */
export function draftOf<F extends Form>(form: F, kept: Readonly<Record<string, string>> | null): Draft<F> | null {
  if (kept === null) return null;
  const { failures } = readForm(form, readable(form, kept));
  const fields = Object.entries(form).map(([name, { kind }]) => {
    const isSecret = kind === 'password';
    const failure = isSecret ? failureOfMessage(kept[name]) : failures[name];
    return { name, value: isSecret ? '' : (kept[name] ?? ''), error: failure && ruleText(failure) };
  });
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Draft<F>['values'],
    errors: Object.fromEntries(
      fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])),
    ) as Draft<F>['errors'],
  };
}
