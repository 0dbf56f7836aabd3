import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePasswordBodySchema,
  forgotPasswordSchema,
  loginBodySchema,
  registerBodySchema,
  resetPasswordBodySchema,
} from './account.ts';
import { CHANGE_PASSWORD_FORM, LOGIN_FORM, REGISTER_FORM, RESET_PASSWORD_FORM } from './accountForms.ts';
import { ACCOUNT_LIMITS, PHONE_MIN_LENGTH } from './accountLimits.ts';
import { readForm, type Form } from './form.ts';
import { failureMessage } from './message.ts';
import { fieldFailures } from './schema.ts';

const account = {
  fullname: 'Ratih Kusuma',
  email: 'ratih@surel.id',
  phone: '81234567890',
  password: 'Suluh123',
  consent: true,
};
const form = { ...account, passwordConfirmation: 'Suluh123' };

interface Parser {
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: Parameters<typeof fieldFailures>[0] };
}

function failuresOf(schema: Parser, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldFailures(result.error);
}

/** The failures of a form as those of a schema. */
const formFailures = (form: Form, value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readForm(form, value).failures).map(([name, failure]) => [name, failureMessage(failure)]),
  );

describe('registration', () => {
  it.each([
    ['a complete form is accepted', {}, {}],
    ['no name', { fullname: ' ' }, { fullname: 'required' }],
    ['a name with a digit', { fullname: 'Ratih 2' }, { fullname: 'name' }],
    ['no @', { email: 'ratih' }, { email: 'emailAt' }],
    ['no domain', { email: 'ratih@' }, { email: 'emailFormat' }],
    ['a phone starting with 0', { phone: '081234567890' }, { phone: 'mobilePhone' }],
    ['a phone of 8 digits', { phone: '81234567' }, { phone: 'minLength:9' }],
    ['a phone of 9 digits', { phone: '812345678' }, {}],
    ['a phone of 12 digits', { phone: '812345678901' }, {}],
    ['a phone of 13 digits is at the limit (R18)', { phone: '8123456789012' }, { phone: 'maxLength:13' }],
    ['a weak password', { password: 'suluh123', passwordConfirmation: 'suluh123' }, { password: 'passwordUpper' }],
    ['another repetition', { passwordConfirmation: 'Suluh124' }, { passwordConfirmation: 'notSame' }],
    [
      'another repetition while the rest is empty',
      { fullname: '', email: '', phone: '', consent: false, passwordConfirmation: 'Suluh124' },
      {
        fullname: 'required',
        email: 'required',
        phone: 'required',
        consent: 'consent',
        passwordConfirmation: 'notSame',
      },
    ],
    [
      'another repetition of a weak password',
      { password: 'suluh', passwordConfirmation: 'suluh1' },
      { password: 'passwordLength:8', passwordConfirmation: 'notSame' },
    ],
    ['no repetition', { passwordConfirmation: '' }, { passwordConfirmation: 'required' }],
    ['no consent', { consent: false }, { consent: 'consent' }],
  ])('%s', (_, change, expected) => {
    expect(formFailures(REGISTER_FORM, { ...form, ...change })).toEqual(expected);
  });

  it.each([
    ['a blank referral code is none', { referralCode: ' ' }, {}],
    ['a referral code at its limit', { referralCode: 'a'.repeat(64) }, {}],
    ['a very long referral code', { referralCode: 'a'.repeat(65) }, { referralCode: 'maxLength:64' }],
    ['no consent', { consent: false }, { consent: 'consent' }],
  ])('the server: %s', (_, change, expected) => {
    expect(failuresOf(registerBodySchema, { ...account, ...change })).toEqual(expected);
  });

  it('trims texts but not passwords, and drops blank codes', () => {
    const parsed = registerBodySchema.parse({
      ...account,
      email: ' ratih@surel.id ',
      password: ' Suluh123 ',
      referralCode: ' ',
      program: 'janabadra',
    });
    expect(parsed).toMatchObject({ email: 'ratih@surel.id', password: ' Suluh123 ', program: 'janabadra' });
    expect(parsed.referralCode).toBeUndefined();
  });

  it.each([
    ['name', { fullname: 'a'.repeat(100) }, { fullname: 'maxLength:100' }],
    ['phone', { phone: `8${'1'.repeat(12)}` }, { phone: 'maxLength:13' }],
    ['e-mail', { email: `${'a'.repeat(245)}@surel.id` }, { email: 'maxLength:254' }],
    ['password', { password: `Aa1${'x'.repeat(125)}` }, { password: 'maxLength:128' }],
  ])('R18: the form refuses the limit of the %s, the server accepts it', (_, change, refusal) => {
    const value = { ...form, ...change };
    expect(formFailures(REGISTER_FORM, { ...value, passwordConfirmation: value.password })).toEqual(refusal);
    expect(failuresOf(registerBodySchema, value)).toEqual({});
  });

  it('names every missing field once', () => {
    expect(formFailures(REGISTER_FORM, {})).toEqual({
      fullname: 'required',
      email: 'required',
      phone: 'required',
      password: 'required',
      consent: 'consent',
      passwordConfirmation: 'required',
    });
  });

  it('keeps its limits', () => {
    expect(ACCOUNT_LIMITS).toEqual({ fullname: 100, email: 254, phone: 13, password: 128, code: 64 });
    expect(PHONE_MIN_LENGTH).toBe(9);
  });

  it('accepts no value that breaks a rule, and never throws', () => {
    const anything = fc.record({
      fullname: fc.string(),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      phone: fc.oneof(fc.string(), fc.stringMatching(/^8\d{6,14}$/)),
      password: fc.string({ maxLength: 12 }),
      consent: fc.boolean(),
    });
    fc.assert(
      fc.property(anything, (value) => {
        const result = registerBodySchema.safeParse(value);
        if (!result.success) return;
        expect(result.data.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
        expect(result.data.phone).toMatch(/^8\d{8,12}$/);
        expect(result.data.password.length).toBeGreaterThanOrEqual(8);
        expect(result.data.consent).toBe(true);
      }),
    );
  });
});

describe('login and passwords', () => {
  it.each([
    ['login takes any password that is there', LOGIN_FORM, { email: 'a@b.id', password: 'x' }, {}],
    ['login needs both', LOGIN_FORM, { email: '', password: '' }, { email: 'required', password: 'required' }],
    [
      'login refuses an endless password',
      LOGIN_FORM,
      { email: 'a@b.id', password: 'x'.repeat(129) },
      { password: 'maxLength:128' },
    ],
    ['reset form: both alike', RESET_PASSWORD_FORM, { password: 'Suluh123', passwordConfirmation: 'Suluh123' }, {}],
    [
      'reset form: not alike',
      RESET_PASSWORD_FORM,
      { password: 'Suluh123', passwordConfirmation: 'x' },
      { passwordConfirmation: 'notSame' },
    ],
    [
      'change: both alike',
      CHANGE_PASSWORD_FORM,
      { oldPassword: 'x', newPassword: 'Suluh123', passwordConfirmation: 'Suluh123' },
      {},
    ],
    [
      'change: not alike',
      CHANGE_PASSWORD_FORM,
      { oldPassword: 'x', newPassword: 'Suluh123', passwordConfirmation: 'y' },
      { passwordConfirmation: 'notSame' },
    ],
    [
      'change: not alike while the old one is missing',
      CHANGE_PASSWORD_FORM,
      { oldPassword: '', newPassword: 'Suluh123', passwordConfirmation: 'y' },
      { oldPassword: 'required', passwordConfirmation: 'notSame' },
    ],
  ] as [string, Form, Record<string, unknown>, Record<string, string>][])('%s', (_, form, value, expected) => {
    expect(formFailures(form, value)).toEqual(expected);
  });

  it.each([
    [
      'the body names a session type',
      loginBodySchema,
      { email: 'a@b.id', password: 'x', sessionType: 'mysooltan' },
      {},
    ],
    ['forgot password needs an e-mail', forgotPasswordSchema, { email: 'a' }, { email: 'emailAt' }],
    ['reset needs a token', resetPasswordBodySchema, { token: ' ', password: 'Suluh123' }, { token: 'required' }],
    [
      'reset needs a strong password',
      resetPasswordBodySchema,
      { token: 't', password: 'Suluh12' },
      { password: 'passwordLength:8' },
    ],
    [
      'change: the old one is needed',
      changePasswordBodySchema,
      { oldPassword: '', newPassword: 'Suluh123' },
      { oldPassword: 'required' },
    ],
    [
      'change: the new one is strong',
      changePasswordBodySchema,
      { oldPassword: 'x', newPassword: 'suluh' },
      { newPassword: 'passwordLength:8' },
    ],
  ] as [string, Parser, unknown, Record<string, string>][])('%s', (_, schema, value, expected) => {
    expect(failuresOf(schema, value)).toEqual(expected);
  });

  it('is a reguler session unless said otherwise (docs/product/session.md)', () => {
    expect(loginBodySchema.parse({ email: 'a@b.id', password: 'x' }).sessionType).toBe('reguler');
    expect(failuresOf(loginBodySchema, { email: 'a@b.id', password: 'x', sessionType: 'other' })).toHaveProperty(
      'sessionType',
    );
  });
});
