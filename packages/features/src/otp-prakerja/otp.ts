import type { ApiClient, ApiFailure } from '@suluh/api/client';
import { OTP_DEFAULT_LENGTH, otpFailurePlace, resendWaitMs } from '@suluh/domain/otp';

/** The order to pay and its token, which stands in for the learner (R8). */
export interface OtpOrder {
  orderId: string;
  orderToken: string;
}

/** What the page shows. */
export type OtpState =
  | { step: 'card'; message: string | null }
  /**
   * `resendAtMs`: when a code can be sent again. `waitMessage` replaces the resend text, `message` stands under the
   * boxes (docs/product/errors.md).
   */
  | { step: 'code'; length: number; resendAtMs: number; waitMessage: string | null; message: string | null }
  | { step: 'paid' }
  /** The order cannot be paid here any more: it was paid, cancelled, has expired, or its token has. */
  | { step: 'closed' };

/** Refusals after which the order's own page knows more. */
const CLOSED = ['PAYMENT_CLOSED', 'FORBIDDEN', 'NOT_FOUND'];
const isClosed = ({ status }: ApiFailure): boolean => CLOSED.includes(status);

const secondsOf = ({ data }: ApiFailure): number | null => (typeof data === 'number' ? data : null);

/**
 * Has Prakerja send a code. A refusal stands at the card number (docs/product/errors.md); a 409 says that a code is on
 * its way already, so the boxes open and its message replaces the resend text.
 */
export async function sendOtp(api: ApiClient, order: OtpOrder, prakerjaId: string, nowMs: number): Promise<OtpState> {
  const { data, error } = await api.POST('/api/payment/pmo/send-otp', { body: { ...order, prakerjaId } });
  if (data) {
    const { wait, length } = data.data;
    return { step: 'code', length, resendAtMs: nowMs + resendWaitMs(wait), waitMessage: null, message: null };
  }
  const failure = error as ApiFailure;
  if (isClosed(failure)) return { step: 'closed' };
  if (otpFailurePlace(failure.code) === 'field') return { step: 'card', message: failure.message };
  return {
    step: 'code',
    length: OTP_DEFAULT_LENGTH,
    resendAtMs: nowMs + resendWaitMs(secondsOf(failure)),
    waitMessage: failure.message,
    message: null,
  };
}

/**
 * Pays with the code. 409 replaces the resend text, any other refusal stands under the boxes (docs/product/errors.md).
 */
export async function authorizeOtp(
  api: ApiClient,
  order: OtpOrder,
  code: Extract<OtpState, { step: 'code' }>,
  otp: string,
  nowMs: number,
): Promise<OtpState> {
  const { data, error } = await api.POST('/api/payment/pmo/authorize', { body: { ...order, otp } });
  if (data) return { step: data.data.status === 'PAID' ? 'paid' : 'closed' };
  const failure = error as ApiFailure;
  if (isClosed(failure)) return { step: 'closed' };
  if (otpFailurePlace(failure.code) === 'field') return { ...code, message: failure.message, waitMessage: null };
  return { ...code, message: null, waitMessage: failure.message, resendAtMs: nowMs + resendWaitMs(secondsOf(failure)) };
}
