'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { BottomSheet } from './BottomSheet.tsx';

interface ModalTriggerProps {
  /** Content of the button that opens. */
  label: ReactNode;
  icon?: IconName;
  /** Class names of the button. */
  className?: string;
  /** Id of a popover of the page with the same content, which the browser itself opens before JavaScript. */
  popoverBefore?: string;
  title: string;
  children: ReactNode;
}

/**
 * A button with the sheet it opens: filter and sorting of the mobile listing. The sheet's content may come from the
 * server.
 */
export function ModalTrigger({
  label,
  icon,
  className,
  popoverBefore,
  title,
  children,
}: ModalTriggerProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        popoverTarget={popoverBefore}
        onClick={(event) => {
          event.preventDefault(); // the popover's turn is over
          setOpen(true);
        }}
      >
        {icon && <Icon name={icon} />}
        {label}
      </button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </BottomSheet>
    </>
  );
}
