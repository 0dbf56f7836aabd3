import type { CourseDetail, CourseEvent } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import type { BuyButtonCode } from '@suluh/domain/schedule';
import { buyButtonText } from '@suluh/i18n-id/buyButton';
import { salesClosedText } from '@suluh/i18n-id/salesClosed';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { ScheduleButton } from './ScheduleButton.tsx';
import { scheduleView, WaitingLink } from '../parts/schedule/index.ts';

interface ScheduleListProps {
  course: CourseDetail;
  events: readonly CourseEvent[];
  /** What is said where there is none. */
  none?: string;
  path: string;
  routes: Routes;
  /** False on tenants without a cart: they show no price, and take registrations for free dates only. */
  sells: boolean;
  /** False once sales are closed: then no date is sold. */
  isOpen: boolean;
}

/** Why a date cannot be had; null while it can. */
const offTextOf = (code: BuyButtonCode, isOpen: boolean): string | null =>
  code === 'open' ? (isOpen ? null : salesClosedText) : buyButtonText[code];

/** The dates of a course, coming ones first, each with its button in the specification's precedence. */
export function ScheduleList({
  course,
  events,
  none = scheduleText.none,
  path,
  routes,
  sells,
  isOpen,
}: ScheduleListProps): ReactElement {
  if (events.length === 0) return <Note>{none}</Note>;
  return (
    <div className="scheduleCard-list">
      {events.map((event) => {
        const { schedule, button } = scheduleView(event, false);
        return (
          <ScheduleCard
            key={event.eventId}
            schedule={sells ? schedule : { ...schedule, price: null }}
            action={
              <>
                <ScheduleButton
                  courseId={course.id}
                  courseTitle={course.fullname}
                  eventId={event.eventId}
                  offText={offTextOf(button.code, isOpen)}
                  schedule={{ dateText: schedule.dateText, timeText: schedule.timeText, venue: schedule.venue }}
                  free={event.priceEvent === 0}
                  sells={sells}
                  path={path}
                />
                {isOpen && <WaitingLink event={event} routes={routes} />}
              </>
            }
          />
        );
      })}
    </div>
  );
}
