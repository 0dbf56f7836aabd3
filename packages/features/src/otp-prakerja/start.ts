import { OTP_DEFAULT_LENGTH } from '@suluh/domain/otp';
import { otpPageText } from '@suluh/i18n-id/payment';
import { formProblem } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import type { OtpState } from './otp.ts';

/** Most digits a code has. */
const MAX_LENGTH = 8;

/**
 * What the address says after a form before JavaScript: the digits of the code that was sent, and until when another
 * cannot be.
 */
export interface OtpAddress {
  code: number | null;
  until: number | null;
}

const wholeNumber = (value: SearchParams[string]): number | null =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;

export function otpAddress({ code, until }: SearchParams): OtpAddress {
  const length = wholeNumber(code);
  return length === null
    ? { code: null, until: null }
    : {
        code: length >= OTP_DEFAULT_LENGTH && length <= MAX_LENGTH ? length : OTP_DEFAULT_LENGTH,
        until: wholeNumber(until),
      };
}

/** What the address says of a step, with JavaScript too: never the number of the card. */
export const stepInAddress = (state: OtpState): OtpAddress =>
  state.step === 'code' ? { code: state.length, until: state.resendAtMs } : { code: null, until: null };

/**
 * How the page begins. A refusal stands at the field it is about; a 409 in place of the resend text
 * (docs/product/errors.md).
 */
export function startOf(search: SearchParams): OtpState {
  const { code, until } = otpAddress(search);
  const { error } = search;
  const problem = formProblem(search);
  if (code === null) return { step: 'card', message: error === 'OTP_INVALID' ? otpPageText.cardRefused : problem };
  const isWait = error === 'OTP_WAIT';
  return {
    step: 'code',
    length: code,
    resendAtMs: until ?? 0,
    waitMessage: isWait ? problem : null,
    message: isWait ? null : error === 'OTP_INVALID' ? otpPageText.codeRefused : problem,
  };
}
