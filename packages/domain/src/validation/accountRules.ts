import { ACCOUNT_LIMITS, PHONE_MIN_LENGTH } from './accountLimits.ts';
import {
  emailAt,
  emailFormat,
  maxLength,
  maxLengthInclusive,
  minLength,
  mobilePhone,
  name,
  required,
} from './generic.ts';
import { PASSWORD_RULES } from './password.ts';
import type { Rule } from './rule.ts';

/** The rules of what an account is made of, with one reading of their longest texts (R18). */
const accountRules = (longest: typeof maxLength) =>
  ({
    fullname: [required, name, longest(ACCOUNT_LIMITS.fullname)],
    email: [required, emailAt, emailFormat, longest(ACCOUNT_LIMITS.email)],
    phone: [required, mobilePhone, minLength(PHONE_MIN_LENGTH), longest(ACCOUNT_LIMITS.phone)],
    newPassword: [required, ...PASSWORD_RULES, longest(ACCOUNT_LIMITS.password)],
  }) satisfies Record<string, readonly Rule[]>;

/** As forms ask for it: a text as long as its limit is refused (R18). */
export const FORM_RULES = accountRules(maxLength);

/** As the server takes it: a text as long as its limit is accepted (R18). */
export const BODY_RULES = accountRules(maxLengthInclusive);

/** A password that is there already: only required, so that old ones still work. */
export const PRESENT_PASSWORD_RULES: readonly Rule[] = [required, maxLengthInclusive(ACCOUNT_LIMITS.password)];
