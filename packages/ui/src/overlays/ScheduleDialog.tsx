'use client';
import { cartText } from '@suluh/i18n-id/cart';
import { useId, type ReactElement, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Modal } from './Modal.tsx';

interface ScheduleDialogProps {
  open: boolean;
  /** Course whose schedule is chosen. */
  courseTitle: string;
  /** `ScheduleCard` of each date with its button. */
  children: ReactNode;
  onClose: () => void;
}

/** Choice of a schedule for a course of the cart: modal on a desktop, bottom sheet on a phone. Needs CheckoutSheet. */
export function ScheduleDialog({ open, courseTitle, children, onClose }: ScheduleDialogProps): ReactElement {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={headingId} wide>
      <div className="sheet-h">
        <h2 className="h3" id={headingId}>
          {cartText.chooseSchedule}
        </h2>
        <CloseButton />
      </div>
      <div className="sheet-b sch-list">
        <p className="muted">{courseTitle}</p>
        <div className="schs">{children}</div>
      </div>
    </Modal>
  );
}
