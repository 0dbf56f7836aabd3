import { required, sameAs } from './generic.ts';
import { firstFailure, type Rule, type RuleFailure } from './rule.ts';

/**
 * A field of a form in the browser. A text is trimmed, a password is not; `repeats` names the password that it has to
 * be alike.
 */
export type FormField =
  | { kind: 'text'; rules: readonly Rule[] }
  | { kind: 'password'; rules: readonly Rule[]; repeats?: string }
  | { kind: 'consent' };

/** A form as its rules alone, without the weight of schemas. */
export type Form = Readonly<Record<string, FormField>>;

/** What a form holds once it is read. */
export type FormValues<F extends Form> = {
  -readonly [N in keyof F]: F[N]['kind'] extends 'consent' ? boolean : string;
};

export interface FormReading<F extends Form> {
  values: FormValues<F>;
  /** The first broken rule of each field that breaks one. */
  failures: Readonly<Record<string, RuleFailure>>;
}

const NO_CONSENT: RuleFailure = { code: 'consent' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value of a field; anything but text counts as nothing typed, anything but a tick as none. */
function valueOf({ kind }: FormField, given: unknown): string | boolean {
  if (kind === 'consent') return given === true;
  return kind === 'text' ? textOf(given).trim() : textOf(given);
}

/** 'Tidak Sama' is asked as soon as both are there, whatever the other fields hold. */
function failureOf(field: FormField, value: string | boolean, given: Readonly<Record<string, unknown>>) {
  if (field.kind === 'consent') return value === true ? null : NO_CONSENT;
  const failure = firstFailure(String(value), field.rules);
  if (failure || field.kind === 'text' || field.repeats === undefined) return failure;
  const original = textOf(given[field.repeats]);
  return original === '' ? null : sameAs(original)(String(value));
}

/** Reads what was typed into a form, and what is wrong with it. Never throws, whatever it holds. */
export function readForm<F extends Form>(form: F, given: Readonly<Record<string, unknown>>): FormReading<F> {
  const fields = Object.entries(form).map(([name, field]) => {
    const value = valueOf(field, given[name]);
    return { name, value, failure: failureOf(field, value, given) };
  });
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) as FormValues<F>,
    failures: Object.fromEntries(fields.flatMap(({ name, failure }) => (failure ? [[name, failure]] : []))),
  };
}

/** The repetition of a new password ('Tidak Sama' when it differs). */
export const repetitionOf = (repeats: string) =>
  ({ kind: 'password', rules: [required], repeats }) as const satisfies FormField;
