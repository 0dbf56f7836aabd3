'use client';
import { cartText } from '@suluh/i18n-id/cart';
import type { ReactElement, ReactNode } from 'react';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';

interface ScheduleDialogProps {
  open: boolean;
  /** Course whose schedule is chosen. */
  courseTitle: string;
  /** `ScheduleCard` of each date with its button. */
  children: ReactNode;
  onClose: () => void;
}

/**
 * Choice of a schedule for a course of the cart: modal on a desktop, bottom sheet on a phone. Needs CheckoutStylesheet.
 */
export function ScheduleDialog({ open, courseTitle, children, onClose }: ScheduleDialogProps): ReactElement {
  return (
    <BottomSheet open={open} onClose={onClose} title={cartText.chooseSchedule}>
      <div className="bottomSheet-body bottomSheet-stack">
        <p className="type-muted">{courseTitle}</p>
        <div className="scheduleCard-list">{children}</div>
      </div>
    </BottomSheet>
  );
}
