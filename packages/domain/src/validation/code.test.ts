import { describe, expect, it } from 'vitest';
import { otpRules } from './code.ts';
import { otpSchema } from './codeSchemas.ts';
import { firstFailure } from './rule.ts';

describe('OTP: required, numeric, minimum 4 digits', () => {
  it.each([
    ['3 digits are too few', '123', { code: 'otpLength', limit: 4 }],
    ['4 digits are enough', '1234', null],
    ['more digits are fine', '123456', null],
    ['letters are no code', '12a4', { code: 'digits' }],
    ['nothing', '', { code: 'required' }],
  ])('%s', (_, value, expected) => {
    expect(firstFailure(value, otpRules())).toEqual(expected);
  });

  it('takes the length of the server (R10)', () => {
    expect(firstFailure('12345', otpRules(6))).toEqual({ code: 'otpLength', limit: 6 });
    expect(firstFailure('123456', otpRules(6))).toBeNull();
  });

  it('is a schema too', () => {
    expect(otpSchema.parse(' 1234 ')).toBe('1234');
    expect(otpSchema.safeParse('123').error?.issues[0]?.message).toBe('otpLength:4');
  });
});
