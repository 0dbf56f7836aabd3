import type { Transaction } from '@suluh/api/types';
import { errorText } from '@suluh/i18n-id/errors';
import { paymentText } from '@suluh/i18n-id/payment';
import { refundText } from '@suluh/i18n-id/refund';
import { HowToSteps } from '@suluh/ui/checkout/PaymentPage';
import { Note } from '@suluh/ui/feedback/Note';
import { Accordion } from '@suluh/ui/navigation/Accordion';
import type { ReactNode } from 'react';
import { OrderContent } from '../parts/transaction/index.ts';
import type { Channel } from './instructions.ts';

/**
 * 'Cara Bayar' channel by channel, then what was bought with its sums. @param channels null when they could not be
 * loaded. @param forms the form of an order whose money can be asked back,
 * and of one whose money needs an account to go to
 */
export function paymentSections(
  order: Transaction,
  channels: readonly Channel[] | null,
  { refundForm, accountForm }: { refundForm: ReactNode; accountForm: ReactNode },
): { title: string; content: ReactNode }[] {
  const howTo =
    channels === null ? (
      <Note tone="error">{errorText.loadFailed}</Note>
    ) : (
      <Accordion
        id="cara-bayar"
        openIndex={0}
        items={channels.map(({ title, steps }) => ({ title, content: <HowToSteps steps={steps} /> }))}
      />
    );
  return [
    ...(channels?.length === 0 ? [] : [{ title: paymentText.howToPay, content: howTo }]),
    {
      title: paymentText.detail,
      content: <OrderContent order={order} />,
    },
    ...(accountForm ? [{ title: refundText.account, content: accountForm }] : []),
    ...(refundForm ? [{ title: refundText.ask, content: refundForm }] : []),
  ];
}
