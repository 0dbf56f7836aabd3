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

/** How long a refusal makes wait; one to send a code also says whether one is out for this very card. */
function waitIn({ data }: ApiFailure): { seconds: number | null; isCodeOut: boolean } {
  if (typeof data === 'number') return { seconds: data, isCodeOut: false };
  const { wait, isCodeOut } = (data ?? {}) as { wait?: unknown; isCodeOut?: unknown };
  return { seconds: typeof wait === 'number' ? wait : null, isCodeOut: isCodeOut === true };
}

/** What Prakerja answered to either step. A code that is out makes wait. */
type Refusal = { kind: 'closed' } | { kind: 'wait' | 'refused'; failure: ApiFailure };
export type CodeAsked = { kind: 'sent'; length: number; waitSeconds: number } | Refusal;
export type CodeTyped = { kind: 'paid' } | Refusal;

const refusalOf = (failure: ApiFailure): Refusal =>
  isClosed(failure)
    ? { kind: 'closed' }
    : { kind: otpFailurePlace(failure.code) === 'field' ? 'refused' : 'wait', failure };

/** Has Prakerja send a code to the holder of the card; a wait is one whose code can be typed meanwhile. */
export async function askForCode(api: ApiClient, asked: OtpOrder & { prakerjaId: string }): Promise<CodeAsked> {
  const { data, error } = await api.POST('/api/payment/pmo/send-otp', { body: asked });
  if (!error) return { kind: 'sent', length: data.data.length, waitSeconds: data.data.wait };
  const refusal = refusalOf(error);
  return refusal.kind === 'wait' && !waitIn(error).isCodeOut ? { ...refusal, kind: 'refused' } : refusal;
}

/** Pays with the code. */
export async function payWithCode(api: ApiClient, typed: OtpOrder & { otp: string }): Promise<CodeTyped> {
  const { data, error } = await api.POST('/api/payment/pmo/authorize', { body: typed });
  if (error) return refusalOf(error);
  return { kind: data.data.status === 'PAID' ? 'paid' : 'closed' };
}

/** When another code can be sent after a refusal, in milliseconds since 1970. */
export const resendAfter = (failure: ApiFailure, nowMs: number): number =>
  nowMs + resendWaitMs(waitIn(failure).seconds);

/**
 * Has Prakerja send a code. A refusal stands at the card number (docs/product/errors.md); where a 409 says that a code is
 * out for this very card, the boxes open and its message replaces the resend text.
 */
export async function sendOtp(api: ApiClient, order: OtpOrder, prakerjaId: string, nowMs: number): Promise<OtpState> {
  const asked = await askForCode(api, { ...order, prakerjaId });
  if (asked.kind === 'closed') return { step: 'closed' };
  if (asked.kind === 'refused') return { step: 'card', message: asked.failure.message };
  if (asked.kind === 'sent') {
    const { length, waitSeconds } = asked;
    return { step: 'code', length, resendAtMs: nowMs + resendWaitMs(waitSeconds), waitMessage: null, message: null };
  }
  const { failure } = asked;
  return {
    step: 'code',
    length: OTP_DEFAULT_LENGTH,
    resendAtMs: resendAfter(failure, nowMs),
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
  const typed = await payWithCode(api, { ...order, otp });
  if (typed.kind === 'paid' || typed.kind === 'closed') return { step: typed.kind };
  const { failure } = typed;
  if (typed.kind === 'refused') return { ...code, message: failure.message, waitMessage: null };
  return { ...code, message: null, waitMessage: failure.message, resendAtMs: resendAfter(failure, nowMs) };
}
