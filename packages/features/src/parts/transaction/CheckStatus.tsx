'use client';
import { errorText } from '@suluh/i18n-id/errors';
import { paymentClosedText, paymentText } from '@suluh/i18n-id/payment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import type { MouseEvent, ReactElement } from 'react';
import { useAskNow } from './PaymentFollower.tsx';
import type { Change } from './useFollow.ts';

/** What is said of a change that was asked for; the page then shows the rest. */
function wordsOf({ kind, status }: NonNullable<Change>): string {
  if (kind === 'ended') return status === 'UNPAID' ? paymentText.stillWaiting : paymentClosedText[status].title;
  return kind === 'failed' ? paymentText.failedNext : paymentText.replaced;
}

/**
 * 'Cek Status Pembayaran': asks now, and says what there is to say: that nothing has come yet, how it ended, or that it
 * failed. Before JavaScript it loads the page again.
 */
export function CheckStatus({ href }: { href: string }): ReactElement {
  const ask = useAskNow();
  async function check(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const answer = await ask();
    if (answer === 'failed') showToast({ text: errorText.noConnection, tone: 'error' });
    else if (answer === 'over') window.location.assign(href);
    else
      showToast({
        text: answer === null ? paymentText.stillWaiting : wordsOf(answer),
        tone: answer?.kind === 'failed' ? 'error' : 'plain',
      });
  }
  return (
    <ButtonLink href={href} onClick={(event) => void check(event)}>
      {paymentText.checkStatus}
    </ButtonLink>
  );
}
