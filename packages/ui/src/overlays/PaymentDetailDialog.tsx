'use client';
import { paymentText } from '@suluh/i18n-id/payment';
import type { ReactElement, ReactNode } from 'react';
import { TransactionBadge, type TransactionState } from '../account/TransactionCard.tsx';
import { PriceSummary, type PriceLineView } from '../checkout/PriceSummary.tsx';
import { Note } from '../feedback/Note.tsx';
import { SheetDialog } from './SheetDialog.tsx';

export interface PaymentDetailView {
  invoiceId: string;
  dateText: string;
  state: TransactionState;
  statusText: string;
  /** Method, virtual account number, deadline; only what there is. */
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
 * HistorySheet.
 */
export function PaymentDetailDialog({
  open,
  detail,
  courses,
  actions,
  onClose,
}: PaymentDetailDialogProps): ReactElement {
  return (
    <SheetDialog open={open} onClose={onClose} title={paymentText.detail}>
      <div className="sheet-b pd">
        <div className="pd-h">
          <span>
            <span className="caption muted">{detail.dateText}</span>
            <b className="tnum">{detail.invoiceId}</b>
          </span>
          <TransactionBadge state={detail.state}>{detail.statusText}</TransactionBadge>
        </div>
        {detail.note && <Note>{detail.note}</Note>}
        {detail.rows.length > 0 && (
          <div>
            {detail.rows.map(({ label, value, copy }) => (
              <div key={label} className="pd-r">
                <span>
                  <span className="small muted">{label}</span>
                  <b className="tnum">{value}</b>
                </span>
                {copy}
              </div>
            ))}
          </div>
        )}
        {courses}
        <PriceSummary lines={detail.lines} />
      </div>
      {actions && <div className="sheet-f">{actions}</div>}
    </SheetDialog>
  );
}
