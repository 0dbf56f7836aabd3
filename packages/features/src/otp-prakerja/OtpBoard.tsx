'use client';
import { apiPath } from '@suluh/domain/address';
import { pasteIntoBoxes } from '@suluh/domain/otp';
import { withQuery } from '@suluh/domain/query';
import { otpRules, required } from '@suluh/domain/validation';
import { otpPageText } from '@suluh/i18n-id/payment';
import { brokenRuleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { OtpField } from '@suluh/ui/forms/OtpField';
import { TextField } from '@suluh/ui/forms/TextField';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { insteadOf } from './insteadOf.ts';
import { authorizeOtp, sendOtp, type OtpOrder, type OtpState } from './otp.ts';
import { stepInAddress } from './start.ts';
import { ResendLine } from './ResendLine.tsx';

interface OtpBoardProps {
  order: OtpOrder;
  /** Id of the account, which alone is shown a refused card again. */
  who: string;
  /** The page of the order, which shows how it ended. */
  orderPath: string;
  /** How the page begins: with the card, or with the code that was sent before JavaScript; and when it was rendered. */
  start: OtpState;
  /** The number of the card that was refused before JavaScript. */
  typedCard?: string;
  renderedAtMs: number;
  /** Address of the page without its query, and as it is. */
  paths: { page: string; here: string };
}

/** Id of the form that leads back to the card number. */
const CARD_FORM = 'kartu';

/**
 * Payment by Prakerja in two steps: the card number, to whose holder Prakerja sends a code, then the code
 * (docs/product/payment.md#prakerja, /otp-prakerja; docs/product/errors.md). Before JavaScript each step is a form.
 */
export function OtpBoard(props: OtpBoardProps): ReactElement {
  const { order, who, orderPath, start, typedCard = '', renderedAtMs, paths } = props;
  const api = useApiClient();
  const { routes } = useTenant();
  const [state, setState] = useState<OtpState>(start);
  const [card, setCard] = useState(typedCard);
  const [boxes, setBoxes] = useState<string[]>(() => pasteIntoBoxes(start.step === 'code' ? start.length : 0, ''));
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { step } = state;
  const isDone = step === 'paid' || step === 'closed';
  const resend = step === 'code' ? state : null;

  useEffect(() => {
    if (isDone) window.location.assign(orderPath);
  }, [isDone, orderPath]);
  useEffect(() => {
    if (step === 'code') form.current?.querySelector<HTMLInputElement>('.otpField input')?.focus();
  }, [step, resend?.resendAtMs]);

  const { orderId } = order;
  useEffect(() => {
    if (isDone || state === start) return; // the address says so already
    window.history.replaceState(null, '', withQuery(paths.page, { order: orderId, ...stepInAddress(state) }));
  }, [isDone, state, start, orderId, paths.page]); // a reload goes on at the boxes of the code that is out

  const toCard = () => setState({ step: 'card', message: null });
  /** A refusal at a field hides once that is changed (docs/product/validation.md#form-fields). */
  function hideRefusal(): void {
    if (state.step === 'card' || state.step === 'code') setState({ ...state, message: null });
  }
  async function send(): Promise<void> {
    const prakerjaId = card.trim();
    const broken = brokenRuleText(prakerjaId, [required]);
    if (broken) return setState({ step: 'card', message: broken });
    setBusy(true);
    const next = await sendOtp(api, order, prakerjaId, Date.now());
    if (next.step === 'code') setBoxes(pasteIntoBoxes(next.length, ''));
    setState(next);
    setBusy(false);
  }
  async function pay(code: Extract<OtpState, { step: 'code' }>): Promise<void> {
    const otp = boxes.join('');
    const broken = brokenRuleText(otp, otpRules(code.length));
    if (broken) return setState({ ...code, message: broken });
    setBusy(true);
    setState(await authorizeOtp(api, order, code, otp, Date.now()));
    setBusy(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    void (state.step === 'code' ? pay(state) : send());
  }
  const main = (
    <form
      ref={form}
      className="paymentPage-form"
      method="post"
      action={apiPath(routes, `/api/form/${step === 'code' ? 'otp-authorize' : 'otp-send'}`)}
      onSubmit={submit}
      noValidate
    >
      <PostedFields values={{ ...order, who, redirectTo: paths.here }} />
      {state.step === 'code' ? (
        <>
          <p>{otpPageText.lead}</p>
          <OtpField
            value={boxes}
            onChange={(typed) => {
              setBoxes(typed);
              hideRefusal();
            }}
            label={otpPageText.code}
            boxLabel={otpPageText.box}
            name="otp"
            error={state.message}
          />
          <ResendLine
            resendAtMs={state.resendAtMs}
            message={state.waitMessage}
            form={CARD_FORM}
            renderedAtMs={state === start ? renderedAtMs : null}
            onResend={() => (card === '' ? toCard() : void send())}
          />
          <Button type="submit" kind="flame" size="large" block loading={busy}>
            {otpPageText.submit}
          </Button>
          <Button type="submit" form={CARD_FORM} kind="plain" onClick={insteadOf(toCard)}>
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
            onChange={(event) => {
              setCard(event.target.value);
              hideRefusal();
            }}
            error={state.step === 'card' ? state.message : null}
          />
          <Button type="submit" kind="flame" size="large" block loading={busy || isDone}>
            {otpPageText.send}
          </Button>
        </>
      )}
    </form>
  );
  return (
    <>
      {main}
      <form id={CARD_FORM} method="get" action={paths.page} hidden>
        <PostedFields values={{ order: order.orderId }} />
      </form>
    </>
  );
}
