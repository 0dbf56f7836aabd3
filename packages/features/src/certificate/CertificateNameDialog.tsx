'use client';
import { certificateNameText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';

interface CertificateNameDialogProps {
  open: boolean;
  name: string;
  error: string | null;
  loading: boolean;
  onNameChange: (name: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Certificate name adjustment (docs/product/dialogs.md). */
export function CertificateNameDialog({
  open,
  name,
  error,
  loading,
  onNameChange,
  onSave,
  onCancel,
}: CertificateNameDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      title={certificateNameText.title}
      body={certificateNameText.body}
      cancelText={certificateNameText.cancel}
      confirmText={certificateNameText.save}
      loading={loading}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      <div className="dialog-field">
        <TextField
          name="certificate-name"
          label={certificateNameText.name}
          value={name}
          error={error}
          required
          onChange={(event) => onNameChange(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
