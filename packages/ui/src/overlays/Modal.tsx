'use client';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useSheetDrag } from './useSheetDrag.ts';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, on the close button, on a press beside it and on a drag past half. */
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** False for notices that must be answered: a press beside it does nothing. */
  closeOutside?: boolean;
  /** 560 instead of 440 px. */
  wide?: boolean;
  /** Draws room for a close button in the corner. */
  closable?: boolean;
  children: ReactNode;
}

/**
 * Modal on a desktop, bottom sheet on a phone, on the native <dialog>: focus stays inside and returns, Escape closes. A
 * sheet closes when dragged down by more than half its height (docs/product/dialogs.md).
 */
export function Modal(props: ModalProps): ReactElement {
  const { open, onClose, labelledBy, closeOutside = true, wide = false, closable = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(panel, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const classes = ['dlg', wide && 'dlg-wide', closable && 'dlg-closable'].filter(Boolean).join(' ');
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={labelledBy}
      onClose={() => open && onClose() /* closed by a person; when `open` ended it, the caller knows */}
      onClick={(event) => {
        if (closeOutside && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div ref={panel} className={classes}>
        <div className="grab" {...drag} />
        {open && children}
      </div>
    </dialog>
  );
}
