'use client';
import { commonText } from '@suluh/i18n-id/common';
import { paymentText } from '@suluh/i18n-id/payment';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

interface PaymentConfirmDialogProps {
  open: boolean;
  /** `MiniCourse` of each course, the method, `PriceSummary`. */
  children: ReactNode;
  /** 'Bayar Sekarang', or 'Konfirmasi Pesanan' when nothing is to be paid. */
  confirmText: string;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Payment confirmation, checkout step 3: modal on a desktop, bottom sheet on a phone (specification section 2, Dialogs). Needs CheckoutSheet. */
export function PaymentConfirmDialog({ open, children, confirmText, loading, onConfirm, onCancel }: PaymentConfirmDialogProps): ReactElement {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onCancel} labelledBy={headingId} closeOutside={!loading} wide>
      <div className="sheet-h">
        <h2 className="h3" id={headingId}>
          {paymentText.confirmTitle}
        </h2>
        <CloseButton />
      </div>
      <div className="sheet-b pay-c">
        {children}
        <p className="caption muted">{paymentText.agree}</p>
      </div>
      <div className="sheet-f">
        <Button kind="line" onClick={onCancel}>
          {commonText.back}
        </Button>
        <Button kind="flame" loading={loading} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Modal>
  );
}
