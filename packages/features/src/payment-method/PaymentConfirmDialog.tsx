'use client';
import { controlText } from '@suluh/i18n-id/control';
import { orderConfirmText } from '@suluh/i18n-id/dialogs';
import { paymentText } from '@suluh/i18n-id/payment';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@suluh/ui/buttons/Button';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';

interface PaymentConfirmDialogProps {
  open: boolean;
  /** `MiniCourse` of each course, the method, `PriceSummary`. */
  children: ReactNode;
  /** What 'Confirm before order' asks about: the courses that have a date, with it; null where it does not ask. */
  schedule?: ReactNode;
  /** 'Bayar Sekarang', or 'Konfirmasi Pesanan' when nothing is to be paid. */
  confirmText: string;
  /** What paying agrees to. */
  consent: ReactNode;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * The one confirmation of an order (R34), checkout step 3, with its dates where those are to be confirmed: modal on a
 * desktop, bottom sheet on a phone (docs/product/dialogs.md). Needs CheckoutStylesheet.
 */
export function PaymentConfirmDialog({
  open,
  children,
  schedule = null,
  confirmText,
  consent,
  loading,
  onConfirm,
  onCancel,
}: PaymentConfirmDialogProps): ReactElement {
  return (
    <BottomSheet open={open} onClose={onCancel} closeOutside={!loading} title={paymentText.confirmTitle}>
      <div className="bottomSheet-body bottomSheet-stack">
        {schedule !== null && (
          <>
            <p>
              <b>{orderConfirmText.title}</b> {orderConfirmText.body}
            </p>
            {schedule}
          </>
        )}
        {children}
        <p className="type-caption type-muted">{consent}</p>
      </div>
      <div className="bottomSheet-foot">
        <Button kind="line" onClick={onCancel}>
          {schedule === null ? controlText.back : orderConfirmText.cancel}
        </Button>
        <Button kind="flame" loading={loading} onClick={onConfirm}>
          {schedule === null ? confirmText : orderConfirmText.confirm}
        </Button>
      </div>
    </BottomSheet>
  );
}
