'use client';
import { paymentText } from '@suluh/i18n-id/payment';
import type { ReactElement, ReactNode } from 'react';
import { PriceSummary, type PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { Note } from '@suluh/ui/feedback/Note';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';
import type { TransactionState } from '../parts/transaction/index.ts';
import { TransactionBadge } from './TransactionCard.tsx';

export interface PaymentDetailView {
  invoiceId: string;
  dateText: string;
  state: TransactionState;
  statusText: string;
  /** Method, virtual account number, invoice, credit notes, deadline; only what there is. */
  rows: readonly { label: string; value: string; copy?: ReactNode }[];
  lines: readonly PriceLineView[];
  /** Why it expired, or that money goes back. */
  note: string | null;
}

interface PaymentDetailDialogProps {
  open: boolean;
  detail: PaymentDetailView;
  /** `MiniCourse` of each course. */
  courses: ReactNode;
  /** 'Bayar Sekarang', 'Lihat Cara Bayar' or the invoice; none for what is closed. */
  actions: ReactNode;
  onClose: () => void;
}

/**
 * Payment detail (docs/product/payment.md): number with copy, deadline, price lines, the way to pay. Needs
 * HistoryStylesheet.
 */
export function PaymentDetailDialog({
  open,
  detail,
  courses,
  actions,
  onClose,
}: PaymentDetailDialogProps): ReactElement {
  return (
    <BottomSheet open={open} onClose={onClose} title={paymentText.detail}>
      <div className="bottomSheet-body paymentDetail">
        <div className="paymentDetail-head">
          <span>
            <span className="type-caption type-muted paymentDetail-date">{detail.dateText}</span>
            <b className="type-tabular">{detail.invoiceId}</b>
          </span>
          <TransactionBadge state={detail.state}>{detail.statusText}</TransactionBadge>
        </div>
        {detail.note && <Note>{detail.note}</Note>}
        {detail.rows.length > 0 && (
          <div>
            {detail.rows.map(({ label, value, copy }) => (
              <div key={`${label} ${value}`} className="paymentDetail-row">
                <span>
                  <span className="type-small type-muted">{label}</span>
                  <b className="type-tabular">{value}</b>
                </span>
                {copy}
              </div>
            ))}
          </div>
        )}
        {courses}
        <PriceSummary lines={detail.lines} />
      </div>
      {actions && <div className="bottomSheet-foot">{actions}</div>}
    </BottomSheet>
  );
}
