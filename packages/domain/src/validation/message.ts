import { RULE_CODES, type RuleFailure } from './rule.ts';

/** A failure as the message of a zod issue: 'required', or 'minLength:8' with a limit. */
export function failureMessage(failure: RuleFailure): string {
  return failure.limit === undefined ? failure.code : `${failure.code}:${failure.limit}`;
}

/** The failure behind the message of a zod issue; null for a message that is no rule code. */
export function failureOfMessage(message: string | null | undefined): RuleFailure | null {
  const [name, limit] = (message ?? '').split(':');
  const code = RULE_CODES.find((known) => known === name);
  if (!code) return null;
  return limit === undefined ? { code } : { code, limit: Number(limit) };
}
