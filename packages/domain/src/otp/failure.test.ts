import { describe, expect, it } from 'vitest';
import { EMAIL_VERIFICATION_START, emailVerification, otpFailurePlace } from './failure.ts';

describe('OTP errors', () => {
  it.each([
    [409, 'resendText'],
    [400, 'field'],
    [500, 'field'],
  ])('%i stands in the %s', (code, expected) => {
    expect(otpFailurePlace(code)).toBe(expected);
  });
});

describe('email verification in two steps', () => {
  it('starts with the address', () => {
    expect(EMAIL_VERIFICATION_START).toEqual({ step: 'email', message: null });
  });

  it.each([
    ['Verifikasi sends the code and moves to step 2', { kind: 'sent' }, { step: 'code', failure: null }],
    [
      'a send-code error stands on step 1',
      { kind: 'sendFailed', message: 'Gagal' },
      { step: 'email', message: 'Gagal' },
    ],
    ['the arrow goes back to step 1', { kind: 'back' }, { step: 'email', message: null }],
    [
      '409 replaces the resend text',
      { kind: 'codeFailed', code: 409, message: 'Tunggu' },
      { step: 'code', failure: { place: 'resendText', message: 'Tunggu' } },
    ],
    [
      'another error stands under the field',
      { kind: 'codeFailed', code: 400, message: 'Salah' },
      { step: 'code', failure: { place: 'field', message: 'Salah' } },
    ],
    ['success closes the dialog', { kind: 'verified' }, { step: 'done' }],
  ] as const)('%s', (_, event, expected) => {
    expect(emailVerification(event)).toEqual(expected);
  });
});
