import { rule, type Rule, type RuleFailure } from './rule.ts';

/** Least length of a password. */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest password accepted, so that hashing one stays cheap. */
export const PASSWORD_MAX_LENGTH = 128;

interface PasswordCheck {
  failure: RuleFailure;
  keeps: (password: string) => boolean;
}

const CHECKS: readonly PasswordCheck[] = [
  {
    failure: { code: 'passwordLength', limit: PASSWORD_MIN_LENGTH },
    keeps: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  { failure: { code: 'passwordUpper' }, keeps: (password) => /\p{Lu}/u.test(password) },
  { failure: { code: 'passwordLower' }, keeps: (password) => /\p{Ll}/u.test(password) },
  { failure: { code: 'passwordDigit' }, keeps: (password) => /\d/.test(password) },
];

/**
 * The rules of a new password besides being required, in the order of the hint (docs/product/account.md#password).
 */
export const PASSWORD_RULES: readonly Rule[] = CHECKS.map(({ failure, keeps }) =>
  rule(failure.code, keeps, failure.limit),
);

export type PasswordHint =
  | { kind: 'strong' }
  | { kind: 'rules'; rules: readonly { rule: RuleFailure; passed: boolean }[] };

/**
 * The hint below a password: strong when no rule is broken, else each non-required rule, passed or failed
 * (docs/product/account.md#password).
 */
export function passwordHint(password: string): PasswordHint {
  const rules = CHECKS.map(({ failure, keeps }) => ({ rule: failure, passed: keeps(password) }));
  return rules.every(({ passed }) => passed) ? { kind: 'strong' } : { kind: 'rules', rules };
}
