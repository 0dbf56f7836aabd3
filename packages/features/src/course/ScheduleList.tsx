import type { CourseDetail, CourseEvent } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { waitingKind } from '@suluh/domain/waiting';
import { scheduleText } from '@suluh/i18n-id/schedule';
import { waitingText } from '@suluh/i18n-id/waiting';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { ScheduleButton } from './ScheduleButton.tsx';
import { scheduleView } from '../parts/schedule/index.ts';

interface ScheduleListProps {
  course: CourseDetail;
  events: readonly CourseEvent[];
  path: string;
  routes: Routes;
  /** False on tenants without a cart: they show no price, and take registrations for free dates only. */
  sells: boolean;
  /** False once sales are closed: then no date is sold. */
  isOpen: boolean;
}

/** Beside a date that is full or not on sale yet: the way to its line. */
function WaitingLink({ event, routes }: { event: CourseEvent; routes: Routes }): ReactElement | null {
  const kind = waitingKind(event.eventStatus);
  if (kind === null) return null;
  return (
    <a className="type-link type-small" href={pathTo(routes, 'waiting', { event: event.eventId })} rel="nofollow">
      {waitingText.link[kind]}
    </a>
  );
}

/** The dates of a course, coming ones first, each with its button in the specification's precedence. */
export function ScheduleList({ course, events, path, routes, sells, isOpen }: ScheduleListProps): ReactElement {
  if (events.length === 0) return <Note>{scheduleText.none}</Note>;
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
                  code={isOpen || button.code !== 'open' ? button.code : 'salesClosed'}
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
