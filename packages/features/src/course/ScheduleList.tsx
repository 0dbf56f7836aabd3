import type { CourseDetail, CourseEvent } from '@suluh/api/types';
import { ownedAction } from '@suluh/domain/course';
import { buyButtonText, scheduleText } from '@suluh/i18n-id/schedule';
import { Button } from '@suluh/ui/buttons/Button';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { ScheduleButton } from './ScheduleButton.tsx';
import { scheduleView } from './views.ts';

/** The dates of a course, coming ones first, each with its button in the specification's precedence. */
export function ScheduleList({ course, events }: { course: CourseDetail; events: readonly CourseEvent[] }): ReactElement {
  if (events.length === 0) return <Note>{scheduleText.none}</Note>;
  return (
    <div className="schs">
      {events.map((event) => {
        const { schedule, button } = scheduleView(event, false);
        return (
          <ScheduleCard
            key={event.eventId}
            schedule={schedule}
            action={
              button.enabled ? (
                <ScheduleButton courseId={course.id} free={course.priceAfter === 0} ownedAction={ownedAction(course)} />
              ) : (
                <Button size="small" disabled>
                  {buyButtonText[button.code]}
                </Button>
              )
            }
          />
        );
      })}
    </div>
  );
}
