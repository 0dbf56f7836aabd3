'use client';
import { resend } from '@suluh/domain/otp';
import { otpPageText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { useEffect, useState, type ReactElement } from 'react';
import { insteadOf } from './insteadOf.ts';

interface ResendLineProps {
  /** When a code can be sent again, in milliseconds since 1970. */
  resendAtMs: number;
  /** Stands in place of the wait counter (docs/product/errors.md). */
  message: string | null;
  /** Form that leads to the card number, where a code is asked for anew before JavaScript. */
  form: string;
  /** When the server rendered it; now without it. */
  renderedAtMs: number | null;
  onResend: () => void;
}

const SECOND = 1000;

/** Below the boxes: a wait counter in seconds, then 'Kirim Ulang' (docs/product/payment.md#prakerja). */
export function ResendLine({ resendAtMs, message, form, renderedAtMs, onResend }: ResendLineProps): ReactElement {
  const [nowMs, setNowMs] = useState(() => renderedAtMs ?? Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const state = resend({ now: new Date(nowMs), availableAt: new Date(resendAtMs) });
  if (state.kind === 'resend')
    return (
      <div>
        <Button type="submit" form={form} kind="plain" size="small" onClick={insteadOf(onResend)}>
          {otpPageText.resend}
        </Button>
      </div>
    );
  return (
    <div role="status">
      {message ? (
        <FieldMessage>{message}</FieldMessage>
      ) : (
        <p className="small" aria-live="off">
          {otpPageText.resendIn(state.seconds)}
        </p>
      )}
    </div>
  );
}
