'use client';
import type { CourseAction } from '@suluh/domain/course';
import { buyButtonText } from '@suluh/i18n-id/schedule';
import { Button } from '@suluh/ui/buttons/Button';
import type { ReactElement } from 'react';
import { useCourseMarks } from '../parts/overlay/index.ts';
import { CourseActionButton } from './CourseActionButton.tsx';

interface ScheduleButtonProps {
  courseId: number;
  free: boolean;
  ownedAction: CourseAction;
}

/** 'Pilih dan Beli Jadwal' of an open date; disabled as 'Terdaftar' for an owner (spec 4, Schedule card buy button). */
export function ScheduleButton({ courseId, free, ownedAction }: ScheduleButtonProps): ReactElement {
  const { owned } = useCourseMarks(courseId);
  if (owned) {
    return (
      <Button size="small" disabled>
        {buyButtonText.owned}
      </Button>
    );
  }
  return <CourseActionButton courseId={courseId} action={free ? 'register' : 'buy'} ownedAction={ownedAction} label={buyButtonText.open} look="schedule" />;
}
