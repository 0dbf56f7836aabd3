'use client';
import type { ReactElement } from 'react';
import { logoutDialogText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LogoutDialogProps {
  open: boolean;
  /** Product or partner name. */
  product: string;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Logout confirm (docs/product/dialogs.md). */
export function LogoutDialog({ open, product, loading, onConfirm, onCancel }: LogoutDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      title={logoutDialogText.title(product)}
      body={logoutDialogText.body}
      cancelText={logoutDialogText.cancel}
      confirmText={logoutDialogText.confirm}
      confirmKind="danger"
      loading={loading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
