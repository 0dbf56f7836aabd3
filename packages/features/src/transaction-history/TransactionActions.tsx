'use client';
import type { Transaction } from '@suluh/api/types';
import { paymentButton } from '@suluh/domain/payment';
import { canCancel } from '@suluh/domain/transaction';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import {
  AgainForm,
  CancelOrder,
  invoiceHref,
  orderHref,
  payHref,
  type TransactionPaths,
} from '../parts/transaction/index.ts';

interface TransactionActionsProps {
  transaction: Transaction;
  paths: TransactionPaths;
  /** Address of the list. */
  path: string;
  /** Only one waits: its button is the flame of the page; in a list all are alike (docs/look.md, one flame). */
  isOnlyOne: boolean;
  onDetail: () => void;
  onCancelled: () => void;
}

/** 'Bayar Sekarang' or 'Lihat Cara Bayar', and where it leads (docs/product/payment.md#detail). */
export function PayLink({
  transaction,
  paths,
  flame,
}: {
  transaction: Transaction;
  paths: TransactionPaths;
  flame: boolean;
}): ReactElement {
  const { orderId, paymentMethod, failedPayment } = transaction;
  if (failedPayment)
    return (
      <ButtonLink kind={flame ? 'flame' : 'primary'} size="small" href={orderHref(paths, orderId)}>
        {paymentText.tryAgain}
      </ButtonLink>
    );
  return (
    <ButtonLink kind={flame ? 'flame' : 'primary'} size="small" href={payHref(paths, orderId, paymentMethod)}>
      {paymentButton(paymentMethod?.productCode ?? '') === 'payNow' ? transactionText.payNow : transactionText.howToPay}
    </ButtonLink>
  );
}

/** 'Unduh Invoice'; nothing where there is none. */
export function InvoiceLink({
  transaction,
  paths,
}: {
  transaction: Transaction;
  paths: TransactionPaths;
}): ReactElement | null {
  const href = invoiceHref(paths, transaction);
  return href === null ? null : (
    <ButtonLink kind="line" size="small" icon="download" href={href} download>
      {transactionText.invoice}
    </ButtonLink>
  );
}

/**
 * Buttons of a transaction card: cancel and pay while it waits, the invoice once it is paid, the detail always. Before
 * JavaScript the detail is the order's own page.
 */
export function TransactionActions({
  transaction,
  paths,
  path,
  isOnlyOne,
  onDetail,
  onCancelled,
}: TransactionActionsProps): ReactElement {
  const { orderId, status } = transaction;
  return (
    <>
      <ButtonLink
        kind="plain"
        size="small"
        href={orderHref(paths, orderId)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onDetail();
        }}
      >
        {transactionText.detail}
      </ButtonLink>
      {canCancel(status) && <CancelOrder orderId={orderId} path={path} onCancelled={onCancelled} />}
      {(status === 'CANCEL' || status === 'EXPIRED') && (
        <AgainForm size="small" orderId={orderId} apiPath={paths.api} path={path} />
      )}
      {status === 'UNPAID' ? (
        <PayLink transaction={transaction} paths={paths} flame={isOnlyOne} />
      ) : (
        <InvoiceLink transaction={transaction} paths={paths} />
      )}
    </>
  );
}
