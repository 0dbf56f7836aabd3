'use client';
import type { ReactElement, ReactNode } from 'react';
import { courseConfirmText } from '@suluh/i18n-id/dialogs';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';

interface CourseConfirmDialogProps {
  open: boolean;
  courseTitle: string;
  /** `MiniCourse` with the schedule, if there is one. */
  children?: ReactNode;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Course confirm (docs/product/dialogs.md). */
export function CourseConfirmDialog({ courseTitle, ...dialog }: CourseConfirmDialogProps): ReactElement {
  return (
    <ConfirmDialog
      {...dialog}
      title={courseConfirmText.title}
      body={courseConfirmText.body(courseTitle)}
      cancelText={courseConfirmText.cancel}
      confirmText={courseConfirmText.confirm}
      confirmKind="flame"
    />
  );
}
