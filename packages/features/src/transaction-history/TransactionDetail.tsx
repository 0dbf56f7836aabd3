'use client';
import type { Transaction } from '@suluh/api/types';
import { TOAST_MS } from '@suluh/domain/toast';
import { paymentText } from '@suluh/i18n-id/payment';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PaymentDetailDialog } from '@suluh/ui/overlays/PaymentDetailDialog';
import type { ReactElement } from 'react';
import { payTo, refundNote, transactionLines, transactionView, type TransactionPaths } from '../parts/transaction/index.ts';
import { InvoiceLink, PayLink } from './TransactionActions.tsx';

interface TransactionDetailProps {
  open: boolean;
  transaction: Transaction;
  paths: TransactionPaths;
  renderedAtMs: number;
  onClose: () => void;
}

/** The payment detail dialog of a transaction (spec 4, Payment detail). Loaded when it is first opened. */
export function TransactionDetail({ open, transaction, paths, renderedAtMs, onClose }: TransactionDetailProps): ReactElement {
  const view = transactionView(transaction, renderedAtMs);
  const to = payTo(transaction);
  const isWaiting = transaction.status === 'UNPAID';
  const copy = isWaiting && to?.copy != null && (
    <CopyButton value={to.copy} label={paymentText.copyNumber} what={paymentText.copyWhat.number} copiedText={paymentText.copied} toastMs={TOAST_MS.copyPaymentDetail} />
  );
  return (
    <PaymentDetailDialog
      open={open}
      detail={{
        ...view,
        rows: [...(to ? [{ label: to.label, value: to.value, copy }] : []), ...(view.deadline ? [{ label: view.deadline.label, value: view.deadline.text }] : [])],
        lines: transactionLines(transaction),
        note: [view.statusInfo, refundNote(transaction)].filter(Boolean).join(' ') || null,
      }}
      courses={view.courses.map(({ title, partner, cloth, imageUrl }) => (
        <MiniCourse key={title} title={title} cloth={cloth} imageUrl={imageUrl} caption={partner} />
      ))}
      actions={
        isWaiting ? (
          <>
            <InvoiceLink transaction={transaction} paths={paths} />
            <PayLink transaction={transaction} paths={paths} flame />
          </>
        ) : transaction.urlFileInvoice === null ? null : (
          <InvoiceLink transaction={transaction} paths={paths} />
        )
      }
      onClose={onClose}
    />
  );
}
