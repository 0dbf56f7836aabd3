'use client';
import type { Routes } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import { paymentButton } from '@suluh/domain/payment';
import { canCancel } from '@suluh/domain/transaction';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { AgainForm, CancelOrder, invoiceHref, orderHref, payHref } from '../parts/transaction/index.ts';

interface TransactionActionsProps {
  transaction: Transaction;
  routes: Routes;
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
  routes,
  flame,
}: {
  transaction: Transaction;
  routes: Routes;
  flame: boolean;
}): ReactElement {
  const { orderId, paymentMethod, failedPayment } = transaction;
  if (failedPayment)
    return (
      <ButtonLink kind={flame ? 'flame' : 'primary'} size="small" href={orderHref(routes, orderId)}>
        {paymentText.tryAgain}
      </ButtonLink>
    );
  return (
    <ButtonLink kind={flame ? 'flame' : 'primary'} size="small" href={payHref(routes, orderId, paymentMethod)}>
      {paymentButton(paymentMethod?.productCode ?? '') === 'payNow' ? transactionText.payNow : transactionText.howToPay}
    </ButtonLink>
  );
}

/** 'Unduh Faktur'; nothing where there is none. */
export function InvoiceLink({
  transaction,
  routes,
}: {
  transaction: Transaction;
  routes: Routes;
}): ReactElement | null {
  const href = invoiceHref(routes, transaction);
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
  routes,
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
        href={orderHref(routes, orderId)}
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
        <AgainForm size="small" orderId={orderId} routes={routes} path={path} />
      )}
      {status === 'UNPAID' ? (
        <PayLink transaction={transaction} routes={routes} flame={isOnlyOne} />
      ) : (
        <InvoiceLink transaction={transaction} routes={routes} />
      )}
    </>
  );
}
