import { pathTo } from '@suluh/domain/address';
import { OTP_DEFAULT_LENGTH, resendWaitMs } from '@suluh/domain/otp';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { codeOf, refusedTo, text, type Action } from '../parts/action/index.ts';
import { askForCode, payWithCode, resendAfter, type CodeAsked, type CodeTyped, type OtpOrder } from './otp.ts';

/** The step at which the code is typed; until when another cannot be sent, in milliseconds since 1970. */
const codeStep = (back: string, length: number, until: number, error: string | null = null): string =>
  withQuery(back, { code: length, until, error });

/** Has Prakerja send a code. One that is out for this very card is typed (docs/product/payment.md#prakerja). */
export const otpSend: Action<OtpOrder & { prakerjaId: string }, CodeAsked> = {
  name: 'otp-send',
  input: z.object({ orderId: text, orderToken: text, prakerjaId: text.transform((typed) => typed.trim()) }),
  run: askForCode,
  back: ({ orderId = '' }, routes) => pathTo(routes, 'otpPrakerja', { order: orderId }),
  keeps: ({ prakerjaId = '' }) => ({ prakerjaId }),
  leadsTo: (outcome, routes, { back }, { orderId }) => {
    if (outcome.kind === 'sent') return codeStep(back, outcome.length, Date.now() + resendWaitMs(outcome.waitSeconds));
    if (outcome.kind === 'closed') return pathTo(routes, 'paymentProcess', { order: orderId });
    const { kind, failure } = outcome;
    return kind === 'wait'
      ? codeStep(back, OTP_DEFAULT_LENGTH, resendAfter(failure, Date.now()), codeOf(failure))
      : refusedTo(failure, routes, back);
  },
};

/** Pays with the code; a refusal returns to the boxes. */
export const otpAuthorize: Action<OtpOrder & { otp: string }, CodeTyped> = {
  name: 'otp-authorize',
  input: z.object({ orderId: text, orderToken: text, otp: text.transform((digits) => digits.replaceAll(',', '')) }),
  run: payWithCode,
  leadsTo: (outcome, routes, { back }, { orderId }) => {
    if (outcome.kind === 'paid' || outcome.kind === 'closed')
      return pathTo(routes, 'paymentProcess', { order: orderId });
    const { kind, failure } = outcome;
    return kind === 'wait'
      ? codeStep(back, OTP_DEFAULT_LENGTH, resendAfter(failure, Date.now()), codeOf(failure))
      : refusedTo(failure, routes, back);
  },
};
