import { OTP_DEFAULT_LENGTH } from '../otp/index.ts';
import { digits, required } from './generic.ts';
import { rule, type Rule } from './rule.ts';

/**
 * A one-time code: required, numeric, at least as long as the server says, 4 by default
 * (docs/product/validation.md#one-time-code; R10).
 */
export function otpRules(minLength: number = OTP_DEFAULT_LENGTH): readonly Rule[] {
  return [required, digits, rule('otpLength', (value) => value.length >= minLength, minLength)];
}
