import type { Transaction } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { TOAST_MS } from '@suluh/domain/toast';
import { rupiah } from '@suluh/i18n-id/numbers';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import type { PaymentRowView } from '@suluh/ui/checkout/PaymentPage';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactNode } from 'react';
import { methodPlate } from '../parts/checkout/index.ts';
import { CreditNoteLink, invoiceRow, payTo, transferBank } from '../parts/transaction/index.ts';

const copyButton = (value: string, what: string) => (
  <CopyButton
    value={value}
    label={paymentText.copyNumber}
    what={what}
    copiedText={paymentText.copied}
    toastMs={TOAST_MS.copyPaymentDetail}
  />
);

function plateOf({ paymentMethod }: Transaction): ReactNode {
  const plate = paymentMethod ? methodPlate(paymentMethod) : { icon: 'card' as const };
  return 'text' in plate ? plate.text : <Icon name={plate.icon} size={24} />;
}

/**
 * Number and amount with their copy buttons (docs/product/payment.md#detail: the toast stays 5 s); nothing to copy once
 * it is closed. Then the number of the invoice, and what took it back.
 */
export function paymentRows(order: Transaction, isPayable: boolean, routes: Routes): PaymentRowView[] {
  const invoice = invoiceRow(order);
  const receipt = <Icon name="receipt" size={24} />;
  const to = isPayable || order.status !== 'UNPAID' ? payTo(order) : null;
  const bank = isPayable ? transferBank(order) : null;
  return [
    ...(bank ? [{ plate: plateOf(order), ...bank }] : []),
    ...(to
      ? [
          {
            plate: plateOf(order),
            label: to.label,
            value: to.value,
            copy: isPayable && to.copy !== null && copyButton(to.copy, paymentText.copyWhat.number),
          },
        ]
      : []),
    {
      plate: receipt,
      label: paymentText.total,
      value: rupiah(order.totalPrice),
      copy: isPayable && to?.copy != null && copyButton(String(order.totalPrice), paymentText.copyWhat.amount),
    },
    ...(invoice ? [{ plate: receipt, ...invoice }] : []),
    ...order.creditNotes.map((note) => ({
      plate: receipt,
      label: `${transactionText.creditNote} · ${rupiah(note.amount)}`,
      value: note.number,
      copy: <CreditNoteLink routes={routes} note={note} />,
    })),
  ];
}
