import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_RULES, passwordHint } from './password.ts';
import { firstFailure } from './rule.ts';

describe('code and password: the hint', () => {
  it('asks for 8 to 128 characters', () => {
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 128]);
  });

  it.each([
    ['eight characters of every kind are strong', 'Suluh123', null],
    ['seven are too few', 'Suluh12', { code: 'passwordLength', limit: 8 }],
    ['no capital', 'suluh123', { code: 'passwordUpper' }],
    ['no small letter', 'SULUH123', { code: 'passwordLower' }],
    ['no digit', 'Suluhhhh', { code: 'passwordDigit' }],
  ])('%s', (_, password, failure) => {
    expect(firstFailure(password, PASSWORD_RULES)).toEqual(failure);
    expect(passwordHint(password).kind).toBe(failure === null ? 'strong' : 'rules');
  });

  it('lists every rule, passed or failed, while one is broken', () => {
    expect(passwordHint('suluh')).toEqual({
      kind: 'rules',
      rules: [
        { rule: { code: 'passwordLength', limit: 8 }, passed: false },
        { rule: { code: 'passwordUpper' }, passed: false },
        { rule: { code: 'passwordLower' }, passed: true },
        { rule: { code: 'passwordDigit' }, passed: false },
      ],
    });
  });
});
