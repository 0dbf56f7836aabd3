'use client';
import type { ReactElement } from 'react';
import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Route-leave guard: the change waits for the answer (docs/product/dialogs.md). */
export function LeaveGuardDialog({ open, onLeave, onStay }: LeaveGuardDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      title={leaveGuardText.title}
      body={leaveGuardText.body}
      cancelText={leaveGuardText.stay}
      confirmText={leaveGuardText.leave}
      confirmKind="danger"
      closeOutside={false}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
