'use client';
import { pasteIntoBoxes } from '@suluh/domain/otp';
import { firstFailure, otpRules, required } from '@suluh/domain/validation';
import { otpPageText } from '@suluh/i18n-id/payment';
import { ruleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { OtpField } from '@suluh/ui/forms/OtpField';
import { TextField } from '@suluh/ui/forms/TextField';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { authorizeOtp, sendOtp, type OtpOrder, type OtpState } from './otp.ts';
import { ResendLine } from './ResendLine.tsx';

interface OtpBoardProps {
  order: OtpOrder;
  /** The page of the order, which shows how it ended. */
  orderPath: string;
}

/** Payment by Prakerja in two steps: the card number, to whose holder Prakerja sends a code, then the code (spec 2, /otp-prakerja; spec 8). */
export function OtpBoard({ order, orderPath }: OtpBoardProps): ReactElement {
  const api = useApiClient();
  const [state, setState] = useState<OtpState>({ step: 'card', message: null });
  const [card, setCard] = useState('');
  const [boxes, setBoxes] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { step } = state;
  const isDone = step === 'paid' || step === 'closed';
  const resend = step === 'code' ? state : null;

  useEffect(() => {
    if (isDone) window.location.assign(orderPath);
  }, [isDone, orderPath]);
  useEffect(() => {
    if (step === 'code') form.current?.querySelector<HTMLInputElement>('.otp input')?.focus();
  }, [step, resend?.resendAtMs]);

  async function send(): Promise<void> {
    const prakerjaId = card.trim();
    const failure = firstFailure(prakerjaId, [required]);
    if (failure) return setState({ step: 'card', message: ruleText(failure) });
    setBusy(true);
    const next = await sendOtp(api, order, prakerjaId, Date.now());
    if (next.step === 'code') setBoxes(pasteIntoBoxes(next.length, ''));
    setState(next);
    setBusy(false);
  }
  async function pay(code: Extract<OtpState, { step: 'code' }>): Promise<void> {
    const otp = boxes.join('');
    const failure = firstFailure(otp, otpRules(code.length));
    if (failure) return setState({ ...code, message: ruleText(failure) });
    setBusy(true);
    setState(await authorizeOtp(api, order, code, otp, Date.now()));
    setBusy(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    void (state.step === 'code' ? pay(state) : send());
  }
  return (
    <form ref={form} className="va-form" onSubmit={submit} noValidate>
      {state.step === 'code' ? (
        <>
          <p>{otpPageText.lead}</p>
          <OtpField value={boxes} onChange={setBoxes} label={otpPageText.code} boxLabel={otpPageText.box} error={state.message} />
          <ResendLine resendAtMs={state.resendAtMs} message={state.waitMessage} onResend={() => void send()} />
          <Button type="submit" kind="flame" size="large" block loading={busy}>
            {otpPageText.submit}
          </Button>
          <Button kind="plain" onClick={() => setState({ step: 'card', message: null })}>
            {otpPageText.changeCard}
          </Button>
        </>
      ) : (
        <>
          <p>{otpPageText.codeLead}</p>
          <TextField
            name="prakerjaId"
            label={otpPageText.cardNumber}
            help={otpPageText.cardNumberHelp}
            icon="card"
            inputMode="numeric"
            autoComplete="off"
            required
            value={card}
            onChange={(event) => setCard(event.target.value)}
            error={state.step === 'card' ? state.message : null}
          />
          <Button type="submit" kind="flame" size="large" block loading={busy || isDone}>
            {otpPageText.send}
          </Button>
        </>
      )}
    </form>
  );
}
