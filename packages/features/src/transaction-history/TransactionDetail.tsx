'use client';
import type { Routes } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import { TOAST_MS } from '@suluh/domain/toast';
import { dateTime } from '@suluh/i18n-id/format';
import { paymentText } from '@suluh/i18n-id/payment';
import { refundText } from '@suluh/i18n-id/refund';
import { transactionText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import type { ReactElement } from 'react';
import {
  ACCOUNT_ID,
  CreditNoteLink,
  deadlineOf,
  endNote,
  failureNote,
  invoiceRow,
  orderHref,
  payTo,
  REFUND_ID,
  transactionLines,
  transactionView,
  useFollow,
} from '../parts/transaction/index.ts';
import { PaymentDetailDialog } from './PaymentDetailDialog.tsx';
import { InvoiceLink, PayLink } from './TransactionActions.tsx';

interface TransactionDetailProps {
  open: boolean;
  transaction: Transaction;
  routes: Routes;
  renderedAtMs: number;
  onClose: () => void;
  /** The order or its payment is not what it was. */
  onChanged: () => void;
}

/** The payment detail dialog of a transaction (docs/product/payment.md#detail). Loaded when it is first opened. */
export function TransactionDetail({
  open,
  transaction,
  routes,
  renderedAtMs,
  onClose,
  onChanged,
}: TransactionDetailProps): ReactElement {
  const view = transactionView(transaction, renderedAtMs);
  const deadline = deadlineOf(transaction);
  const asksAccount = transaction.refund?.asksAccount === true;
  useFollow({ ...transaction, deadlineMs: deadline === null ? null : Date.parse(deadline) }, onChanged);
  const to = transaction.failedPayment ? null : payTo(transaction);
  const invoice = invoiceRow(transaction);
  const isWaiting = transaction.status === 'UNPAID';
  const copy = isWaiting && to?.copy != null && (
    <CopyButton
      value={to.copy}
      label={paymentText.copyNumber}
      what={paymentText.copyWhat.number}
      copiedText={paymentText.copied}
      toastMs={TOAST_MS.copyPaymentDetail}
    />
  );
  return (
    <PaymentDetailDialog
      open={open}
      detail={{
        ...view,
        rows: [
          ...(to ? [{ label: to.label, value: to.value, copy }] : []),
          ...(transaction.paidAt ? [{ label: transactionText.paidAt, value: dateTime(transaction.paidAt) }] : []),
          ...(invoice ? [invoice] : []),
          ...transaction.creditNotes.map((note) => ({
            label: transactionText.creditNote,
            value: note.number,
            copy: <CreditNoteLink routes={routes} note={note} />,
          })),
          ...(view.deadline ? [{ label: view.deadline.label, value: view.deadline.text }] : []),
        ],
        lines: transactionLines(transaction),
        note: failureNote(transaction) ?? endNote(transaction),
      }}
      courses={view.courses.map(({ title, partner, cloth, imageUrl }) => (
        <MiniCourse key={title} title={title} cloth={cloth} imageUrl={imageUrl} caption={partner} />
      ))}
      actions={
        isWaiting ? (
          <>
            <InvoiceLink transaction={transaction} routes={routes} />
            <PayLink transaction={transaction} routes={routes} flame />
          </>
        ) : transaction.urlFileInvoice === null && !asksAccount ? null : (
          <>
            {asksAccount && (
              <ButtonLink kind="plain" size="small" href={`${orderHref(routes, transaction.orderId)}#${ACCOUNT_ID}`}>
                {refundText.account}
              </ButtonLink>
            )}
            {transaction.canAskRefund && (
              <ButtonLink kind="plain" size="small" href={`${orderHref(routes, transaction.orderId)}#${REFUND_ID}`}>
                {refundText.ask}
              </ButtonLink>
            )}
            <InvoiceLink transaction={transaction} routes={routes} />
          </>
        )
      }
      onClose={onClose}
    />
  );
}
