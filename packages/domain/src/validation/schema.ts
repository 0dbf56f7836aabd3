import { z } from 'zod';
import { failureMessage } from './message.ts';
import { nationalDigits } from './phone.ts';
import { firstFailure, type Rule } from './rule.ts';

/**
 * A text field under rules; the issue's message is the code of the first broken rule (see failureOfMessage).
 */
export function textField(rules: readonly Rule[], { trim = true }: { trim?: boolean } = {}) {
  const text = trim ? z.string({ error: 'required' }).trim() : z.string({ error: 'required' });
  return text.superRefine((value, context) => {
    const failure = firstFailure(value, rules);
    if (failure) context.addIssue({ code: 'custom', message: failureMessage(failure) });
  });
}

/** A mobile number in each way people write it, as the digits after the country code; then its rules. */
export function phoneField(rules: readonly Rule[]) {
  return z.preprocess(toNationalDigits, textField(rules));
}

/** Like {@link phoneField}, but empty or absent is accepted and becomes undefined. */
export function optionalPhoneField(rules: readonly Rule[]) {
  return z.preprocess(toNationalDigits, optionalTextField(rules)).optional();
}

const toNationalDigits = (value: unknown) => (typeof value === 'string' ? nationalDigits(value) : value);

/** Like textField, but empty or absent is accepted and becomes undefined. */
export function optionalTextField(rules: readonly Rule[]) {
  const blankToAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
  return z.preprocess(blankToAbsent, textField(rules).optional()).optional();
}

/** The failure of each field of a rejected value by its path ('email', 'files.0'), the first one of each. */
export function fieldFailures(error: z.ZodError): Record<string, string> {
  const failures: Record<string, string> = {};
  for (const issue of error.issues) {
    failures[issue.path.join('.')] ??= issue.message;
  }
  return failures;
}
