'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { errorText } from '@suluh/i18n-id/errors';
import { paymentText } from '@suluh/i18n-id/payment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import type { MouseEvent, ReactElement } from 'react';
import { useAskNow } from './PaymentFollower.tsx';

/** 'Cek Status Pembayaran': asks now, and says so when nothing has come yet. Before JavaScript it loads the page again. */
export function CheckStatus({ href }: { href: string }): ReactElement {
  const ask = useAskNow();
  async function check(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const answer = await ask();
    if (answer === 'failed') showToast({ text: errorText.noConnection, tone: 'error', durationMs: TOAST_MS.promoError });
    else if (answer === 'over') window.location.assign(href);
    else if (answer === 'UNPAID') showToast({ text: paymentText.stillWaiting, tone: 'plain', durationMs: TOAST_MS.promoError });
  }
  return (
    <ButtonLink href={href} onClick={(event) => void check(event)}>
      {paymentText.checkStatus}
    </ButtonLink>
  );
}
