import { changeEmailText, changePhoneText } from '@suluh/i18n-id/auth';
import { refusalText } from '@suluh/i18n-id/server';
import { describe, expect, it } from 'vitest';
import { phoneProblem } from './phoneProblem.ts';

const PENDING = '+6281234567890';

describe('what the page of a phone says is wrong', () => {
  it.each([
    ['a wrong code', 'OTP_INVALID', 'unproven', PENDING, changeEmailText.wrongCode],
    ['a wrong code of another number', 'OTP_INVALID', 'proven', PENDING, changeEmailText.wrongCode],
    ['guesses that are used up', 'OTP_INVALID', 'unproven', null, changeEmailText.wrongCode],
    ['a wrong code before the right one, gone back to', 'OTP_INVALID', 'proven', null, null],
    ['a wait before the right code, gone back to', 'OTP_WAIT', 'proven', null, null],
    ['a number that is proven already', 'CONFLICT', 'proven', null, changePhoneText.same],
    ['a short code that nothing waits for any more', 'BAD_REQUEST', 'unproven', null, refusalText.BAD_REQUEST],
    ['nothing', undefined, 'proven', null, null],
  ])('%s', (_, error, phoneProof, pendingPhone, expected) =>
    expect(phoneProblem({ error }, { phoneProof, pendingPhone })).toBe(expected),
  );
});
