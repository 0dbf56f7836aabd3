'use client';
import type { ReactElement } from 'react';
import { eventFullText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Event full (docs/product/dialogs.md). */
export function EventFullDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      art="tumpal"
      title={eventFullText.title}
      body={eventFullText.body}
      confirmText={eventFullText.back}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}
