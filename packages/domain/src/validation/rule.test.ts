import { describe, expect, it } from 'vitest';
import { minLength, required } from './generic.ts';
import { failureMessage, failureOfMessage } from './message.ts';
import { firstFailure, rule, RULE_CODES, withCode } from './rule.ts';

describe('form fields: the first error shows', () => {
  it.each([
    ['an empty value breaks the first rule', '', { code: 'required' }],
    ['a short value breaks the second', 'abc', { code: 'minLength', limit: 4 }],
    ['a good value breaks none', 'abcd', null],
  ])('%s', (_, value, expected) => {
    expect(firstFailure(value, [required, minLength(4)])).toEqual(expected);
  });

  it('lets a form speak of the same rule in its own words', () => {
    const named = withCode('billingNameRequired', required);
    expect([named(''), named('Ratih')]).toEqual([{ code: 'billingNameRequired' }, null]);
    expect(withCode('otpLength', minLength(4), 4)('1')).toEqual({ code: 'otpLength', limit: 4 });
  });

  it('has a limit only where there is one', () => {
    expect(rule('nik', () => false)('')).toEqual({ code: 'nik' });
    expect(rule('minLength', () => false, 0)('')).toEqual({ code: 'minLength', limit: 0 });
  });
});

describe('a failure as the message of a zod issue', () => {
  it.each([
    [{ code: 'required' }, 'required'],
    [{ code: 'minLength', limit: 8 }, 'minLength:8'],
    [{ code: 'minLength', limit: 0 }, 'minLength:0'],
  ] as const)('%j is written %s and read back', (failure, message) => {
    expect(failureMessage(failure)).toBe(message);
    expect(failureOfMessage(message)).toEqual(failure);
  });

  it.each(['Invalid input', '', null, undefined])('%j is no failure', (message) => {
    expect(failureOfMessage(message)).toBeNull();
  });

  it('reads every code back', () => {
    expect(RULE_CODES.map((code) => failureOfMessage(code)?.code)).toEqual(RULE_CODES);
    expect(new Set(RULE_CODES).size).toBe(RULE_CODES.length);
  });
});
