'use client';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

interface ModalTriggerProps {
  /** Content of the button that opens. */
  label: ReactNode;
  icon?: IconName;
  /** Class names of the button. */
  className?: string;
  title: string;
  children: ReactNode;
}

/** A button with the sheet it opens: filter and sorting of the mobile listing. The sheet's content may come from the server. */
export function ModalTrigger({ label, icon, className, title, children }: ModalTriggerProps): ReactElement {
  const [open, setOpen] = useState(false);
  const headingId = useId();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon && <Icon name={icon} />}
        {label}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} labelledBy={headingId} wide>
        <div className="sheet-h">
          <h2 className="h3" id={headingId}>
            {title}
          </h2>
          <CloseButton />
        </div>
        {children}
      </Modal>
    </>
  );
}
