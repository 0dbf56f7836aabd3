import { pickedDate } from '../date-picker/index.ts';
import { ACCOUNT_LIMITS, PHONE_MIN_LENGTH } from './accountLimits.ts';
import { maxLengthInclusive, minLength, mobilePhone, name, nik, required } from './generic.ts';
import { nationalDigits } from './phone.ts';
import { firstFailure, rule, type Rule, type RuleFailure } from './rule.ts';

/** A day that exists, as 'YYYY-MM-DD' (docs/product/validation.md#date-picker). */
export const dateRule = rule('date', (value) => pickedDate(value) !== null);

/**
 * The rules of each field of the profile, the same for form and API; only the name is required.
 */
export const PROFILE_RULES = {
  fullname: [required, name, maxLengthInclusive(ACCOUNT_LIMITS.fullname)],
  phone: [mobilePhone, minLength(PHONE_MIN_LENGTH), maxLengthInclusive(ACCOUNT_LIMITS.phone)],
  nik: [nik],
  birthDate: [dateRule],
  education: [maxLengthInclusive(ACCOUNT_LIMITS.code)],
  city: [maxLengthInclusive(ACCOUNT_LIMITS.code)],
} satisfies Record<string, readonly Rule[]>;

export type ProfileField = keyof typeof PROFILE_RULES;

/** The first rule a field breaks; a blank one breaks none unless it is required. */
export function profileFailure(field: ProfileField, value: string): RuleFailure | null {
  const text = field === 'phone' ? nationalDigits(value.trim()) : value.trim();
  const rules: readonly Rule[] = PROFILE_RULES[field];
  return text === '' && !rules.includes(required) ? null : firstFailure(text, rules);
}
