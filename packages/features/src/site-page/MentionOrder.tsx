'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { orderHelpText, paymentText } from '@suluh/i18n-id/payment';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Note } from '@suluh/ui/feedback/Note';
import { useSyncExternalStore, type ReactElement } from 'react';

const ORDER = /^[A-Z0-9-]{6,60}$/;
const never = () => () => undefined;
const orderHere = (): string | null => {
  const named = new URLSearchParams(window.location.search).get('order') ?? '';
  return ORDER.test(named) ? named : null;
};

/**
 * The order somebody comes to talk about (docs/product/payment.md#help). Read in the browser: the page is kept whole and
 * the same for everybody.
 */
export function MentionOrder(): ReactElement | null {
  const order = useSyncExternalStore(never, orderHere, () => null);
  return order === null ? null : (
    <Note>
      {orderHelpText.number} <b className="type-tabular">{order}</b>{' '}
      <CopyButton
        value={order}
        label={paymentText.copyNumber}
        what={orderHelpText.number}
        copiedText={paymentText.copied}
        toastMs={TOAST_MS.copyPaymentDetail}
      />{' '}
      {orderHelpText.mention}
    </Note>
  );
}
