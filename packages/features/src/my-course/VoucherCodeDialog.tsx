'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { CloseButton } from '@suluh/ui/dialogs/CloseButton';
import { Modal } from '@suluh/ui/dialogs/Modal';
import { Note } from '@suluh/ui/feedback/Note';
import { useId, type ReactElement } from 'react';

interface VoucherCodeDialogProps {
  open: boolean;
  title: string;
  /** The code, or null while it is being made. */
  code: string | null;
  /** 'Tunggu ya, Kode kamu sedang diproses...'. */
  pendingText: string;
  copyText: string;
  copiedText: string;
  onClose: () => void;
}

/** Voucher code with a copy button, or the notice that it is being made (docs/product/my-course.md#voucher). */
export function VoucherCodeDialog({
  open,
  title,
  code,
  pendingText,
  copyText,
  copiedText,
  onClose,
}: VoucherCodeDialogProps): ReactElement {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={headingId} closable>
      <CloseButton className="dialog-close" />
      <div className="dialog-body dialog-lastBody">
        <h2 className="type-h3" id={headingId}>
          {title}
        </h2>
        {code === null ? (
          <div className="dialog-field">
            <Note tone="warning">{pendingText}</Note>
          </div>
        ) : (
          <div className="dialog-field voucherCodeDialog-code">
            <b className="type-tabular">{code}</b>
            <CopyButton
              value={code}
              label={copyText}
              what={title}
              copiedText={copiedText}
              toastMs={TOAST_MS.copyVoucher}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
