'use client';
import type { ReactElement, ReactNode } from 'react';
import { orderConfirmText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';

interface OrderConfirmDialogProps {
  open: boolean;
  /** `MiniCourse` and `ScheduleFacts` of each event course. */
  children: ReactNode;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirm before order, when an event course is in the cart (docs/product/dialogs.md). */
export function OrderConfirmDialog(dialog: OrderConfirmDialogProps): ReactElement {
  return (
    <ConfirmDialog
      {...dialog}
      title={orderConfirmText.title}
      body={orderConfirmText.body}
      cancelText={orderConfirmText.cancel}
      confirmText={orderConfirmText.confirm}
      confirmKind="flame"
    />
  );
}
