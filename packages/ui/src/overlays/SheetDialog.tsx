'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

interface SheetDialogProps extends Pick<ModalProps, 'open' | 'onClose' | 'closeOutside'> {
  title: string;
  /** `sheet-b` and, for buttons, `sheet-f`. */
  children: ReactNode;
}

/** A wide modal, on a phone a bottom sheet, with its title and close button at the head (docs/product/dialogs.md). */
export function SheetDialog({ title, children, ...modal }: SheetDialogProps): ReactElement {
  const headingId = useId();
  return (
    <Modal {...modal} labelledBy={headingId} wide>
      <div className="sheet-h">
        <h2 className="h3" id={headingId}>
          {title}
        </h2>
        <CloseButton />
      </div>
      {children}
    </Modal>
  );
}
