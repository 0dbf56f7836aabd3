'use client';
import { testText } from '@suluh/i18n-id/learning';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';
import type { ReactElement } from 'react';

interface SubmitDialogProps {
  open: boolean;
  /** Questions without an answer. */
  openCount: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a try is handed in, and says what is still open. */
export const SubmitDialog = ({ open, openCount, onCancel, onConfirm }: SubmitDialogProps): ReactElement => (
  <ConfirmDialog
    open={open}
    icon="exam"
    title={testText.submitTitle}
    body={testText.submitBody(openCount)}
    confirmText={testText.submit}
    cancelText={testText.submitCancel}
    onCancel={onCancel}
    onConfirm={onConfirm}
  />
);
