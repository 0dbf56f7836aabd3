'use client';
import { controlText } from '@suluh/i18n-id/control';
import { paymentText } from '@suluh/i18n-id/payment';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@suluh/ui/buttons/Button';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';
import { PayConsent } from '../parts/checkout/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

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

/**
 * Payment confirmation, checkout step 3: modal on a desktop, bottom sheet on a phone (docs/product/dialogs.md). Needs
 * CheckoutStylesheet.
 */
export function PaymentConfirmDialog({
  open,
  children,
  confirmText,
  loading,
  onConfirm,
  onCancel,
}: PaymentConfirmDialogProps): ReactElement {
  const { routes } = useTenant();
  return (
    <BottomSheet open={open} onClose={onCancel} closeOutside={!loading} title={paymentText.confirmTitle}>
      <div className="bottomSheet-body bottomSheet-stack">
        {children}
        <p className="type-caption type-muted"><PayConsent routes={routes} /></p>
      </div>
      <div className="bottomSheet-foot">
        <Button kind="line" onClick={onCancel}>
          {controlText.back}
        </Button>
        <Button kind="flame" loading={loading} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </BottomSheet>
  );
}
