'use client';
import { buyButtonText } from '@suluh/i18n-id/schedule';
import { Button } from '@suluh/ui/buttons/Button';
import { ScheduleFacts, type ScheduleView } from '@suluh/ui/course/ScheduleCard';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { CartForm, useBuy } from '../parts/buy/index.ts';
import { useCourseMarks } from '../parts/overlay/index.ts';

const CourseConfirmDialog = lazyDialog(() => import('@suluh/ui/overlays/CourseConfirmDialog').then((module) => module.CourseConfirmDialog));

interface ScheduleButtonProps {
  courseId: number;
  courseTitle: string;
  eventId: number;
  schedule: Pick<ScheduleView, 'dateText' | 'timeText' | 'venue'>;
  free: boolean;
  /** Address of the course page. */
  path: string;
}

/**
 * 'Pilih dan Beli Jadwal' of an open date: asks 'Konfirmasi Kursus', then puts the course with this date into the cart and
 * leads there; disabled as 'Terdaftar' for an owner (spec 4, Schedule card buy button; spec 2, Dialogs).
 */
export function ScheduleButton({ courseId, courseTitle, eventId, schedule, free, path }: ScheduleButtonProps): ReactElement {
  const { owned } = useCourseMarks(courseId);
  const { busy, act, dialog } = useBuy(courseId, eventId);
  const [asking, setAsking] = useState(false);
  if (owned) {
    return (
      <Button size="small" disabled>
        {buyButtonText.owned}
      </Button>
    );
  }
  const choose = () => void act(free ? 'register' : 'buy').then(() => setAsking(false));
  return (
    <>
      <CartForm courseId={courseId} eventId={eventId} path={path} onBuy={() => setAsking(true)}>
        <Button type="submit" size="small" block>
          {buyButtonText.open}
        </Button>
      </CartForm>
      {asking && (
        <Suspense fallback={null}>
          <CourseConfirmDialog open courseTitle={courseTitle} loading={busy} onConfirm={choose} onCancel={() => setAsking(false)}>
            <ScheduleFacts schedule={{ ...schedule, mapUrl: null }} />
          </CourseConfirmDialog>
        </Suspense>
      )}
      {dialog}
    </>
  );
}
