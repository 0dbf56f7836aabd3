'use client';
import type { CourseEvent } from '@suluh/api/types';
import { buyButtonText } from '@suluh/i18n-id/buyButton';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { Button } from '@suluh/ui/buttons/Button';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { scheduleView, WaitingLink } from '../parts/schedule/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

interface ScheduleDatesProps {
  open: boolean;
  courseTitle: string;
  events: readonly CourseEvent[];
  chosenId: number | undefined;
  /** The date whose choice is on its way. */
  busyId: number | null;
  onChoose: (eventId: number) => void;
  onClose: () => void;
}

/** The dates a course of the cart can be moved to, with the five states of the schedule card; loaded when they open. */
export function ScheduleDates({
  open,
  courseTitle,
  events,
  chosenId,
  busyId,
  onChoose,
  onClose,
}: ScheduleDatesProps): ReactElement {
  const { routes } = useTenant();
  return (
    <ScheduleDialog open={open} courseTitle={courseTitle} onClose={onClose}>
      {events.length === 0 && <Note>{scheduleText.none}</Note>}
      {events.map((event) => {
        const { schedule, button } = scheduleView(event, false);
        const chosen = event.eventId === chosenId;
        return (
          <ScheduleCard
            key={event.eventId}
            schedule={schedule}
            action={
              <>
                <Button
                  size="small"
                  disabled={chosen || !button.enabled}
                  loading={busyId === event.eventId}
                  onClick={() => onChoose(event.eventId)}
                >
                  {chosen ? scheduleText.chosen : buyButtonText[button.code]}
                </Button>
                <WaitingLink event={event} routes={routes} />
              </>
            }
          />
        );
      })}
    </ScheduleDialog>
  );
}
