'use client';
import type { ApiFailure } from '@suluh/api/client';
import {
  EMAIL_VERIFICATION_START,
  emailVerification,
  OTP_DEFAULT_LENGTH,
  resend,
  resendWaitMs,
  type EmailVerification,
} from '@suluh/domain/otp';
import { otpRules } from '@suluh/domain/validation';
import { brokenRuleText } from '@suluh/i18n-id/validation';
import { useEffect, useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';

const SECOND = 1000;
const NO_CODE: readonly string[] = Array.from({ length: OTP_DEFAULT_LENGTH }, () => '');

/**
 * The two steps of the verification (docs/product/account.md#e-mail-verification; docs/product/errors.md): sends the
 * code, counts down, proves it.
 */
export function useEmailVerification() {
  const tenant = useTenant();
  const api = useApiClient();
  const [state, setState] = useState<EmailVerification>(EMAIL_VERIFICATION_START);
  const [code, setCode] = useState(NO_CODE);
  const [broken, setBroken] = useState<string | null>(null); // beside the words of a wait, which stay
  const [resendAtMs, setResendAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const [busy, setBusy] = useState(false);
  const isTyping = state.step === 'code';
  const failure = state.step === 'code' ? state.failure : null;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setNowMs(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isTyping]);

  function waitFrom(waitSeconds: number | null): void {
    setNowMs(Date.now());
    setResendAtMs(Date.now() + resendWaitMs(waitSeconds));
  }
  /** How long the server makes wait, when its refusal does not say. */
  async function secondsLeft(): Promise<number | null> {
    const { data } = await api.GET('/api/verification/countdown');
    return data?.data ?? null;
  }
  /** A session that is over leads to login and back. */
  const failureOf = (failure: ApiFailure): ApiFailure => {
    leadsToLogin(failure, tenant);
    return failure;
  };

  async function send(): Promise<void> {
    setBusy(true);
    const { data, error } = await api.POST('/api/verification/send');
    setBusy(false);
    setCode(NO_CODE);
    setBroken(null);
    if (data) {
      waitFrom(data.data.wait);
      return setState(emailVerification({ kind: 'sent' }));
    }
    const { status, code: httpCode, message, data: waitSeconds } = failureOf(error);
    if (status !== 'OTP_WAIT') return setState(emailVerification({ kind: 'sendFailed', message }));
    waitFrom(typeof waitSeconds === 'number' ? waitSeconds : await secondsLeft()); // one is on its way already
    setState(emailVerification({ kind: 'codeFailed', code: httpCode, message }));
  }

  async function verify(): Promise<void> {
    const otp = code.join('');
    const wrong = brokenRuleText(otp, otpRules());
    setBroken(wrong);
    if (wrong) return;
    setBusy(true);
    const { data, error } = await api.POST('/api/verification/authorize', { body: { otp } });
    if (data) return window.location.reload(); // docs/product/account.md: on success the page reloads and the dialog closes
    setBusy(false);
    const { code: httpCode, message } = failureOf(error);
    setCode(NO_CODE);
    setState(emailVerification({ kind: 'codeFailed', code: httpCode, message }));
  }

  /** A wrong code's sentence hides once it is typed anew (docs/product/validation.md#form-fields). */
  function changeCode(typed: string[]): void {
    setCode(typed);
    setBroken(null);
    if (failure?.place === 'field') setState({ step: 'code', failure: null });
  }

  const wait = resend({ now: new Date(nowMs), availableAt: new Date(resendAtMs) });
  const waitMessage = failure?.place === 'resendText' ? failure.message : null;
  return {
    step: isTyping ? (2 as const) : (1 as const),
    code,
    resendSeconds: wait.kind === 'wait' ? wait.seconds : 0,
    resendMessage: wait.kind === 'wait' ? waitMessage : null,
    error: state.step === 'email' ? state.message : (broken ?? (failure?.place === 'field' ? failure.message : null)),
    loading: busy,
    onCodeChange: changeCode,
    onSend: () => void send(),
    onVerify: () => void verify(),
    onBack: () => setState(emailVerification({ kind: 'back' })),
  };
}
