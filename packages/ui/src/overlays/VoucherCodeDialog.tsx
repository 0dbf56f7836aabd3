'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { useId, type ReactElement } from 'react';
import { CopyButton } from '../checkout/CopyButton.tsx';
import { Note } from '../feedback/Note.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

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
      <CloseButton className="dlg-x" />
      <div className="dlg-b dlg-b-end">
        <h2 className="h3" id={headingId}>
          {title}
        </h2>
        {code === null ? (
          <div className="dlg-field">
            <Note tone="warning">{pendingText}</Note>
          </div>
        ) : (
          <div className="dlg-field dlg-code">
            <b className="tnum">{code}</b>
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
