'use client';
import type { ReactElement } from 'react';
import { courseConfirmText } from '@suluh/i18n-id/dialogs';
import { ScheduleFacts, type ScheduleView } from '@suluh/ui/course/ScheduleCard';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';

interface CourseConfirmDialogProps {
  open: boolean;
  courseTitle: string;
  schedule: Pick<ScheduleView, 'dateText' | 'timeText' | 'venue'>;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Course confirm (docs/product/dialogs.md). */
export function CourseConfirmDialog({ courseTitle, schedule, ...dialog }: CourseConfirmDialogProps): ReactElement {
  return (
    <ConfirmDialog
      {...dialog}
      title={courseConfirmText.title}
      body={courseConfirmText.body(courseTitle)}
      cancelText={courseConfirmText.cancel}
      confirmText={courseConfirmText.confirm}
      confirmKind="flame"
    >
      <ScheduleFacts schedule={{ ...schedule, mapUrl: null }} />
    </ConfirmDialog>
  );
}
