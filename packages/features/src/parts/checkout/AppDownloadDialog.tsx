'use client';
import type { ReactElement } from 'react';
import { appDownloadText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';

interface AppDownloadDialogProps {
  open: boolean;
  product: string;
  /** Opens the deep link with the current address. */
  onOpenApp: () => void;
  onStay: () => void;
}

/** Promo that works in the mobile app only (docs/product/dialogs.md). */
export function AppDownloadDialog({ open, product, onOpenApp, onStay }: AppDownloadDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      icon="device"
      title={appDownloadText.title}
      body={appDownloadText.body(product)}
      confirmText={appDownloadText.open}
      confirmKind="flame"
      cancelText={appDownloadText.stay}
      cancelKind="plain"
      stacked
      closeButton
      onConfirm={onOpenApp}
      onCancel={onStay}
    />
  );
}
