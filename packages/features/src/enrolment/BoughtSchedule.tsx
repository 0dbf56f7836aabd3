import type { CourseEvent } from '@suluh/api/types';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { dateStub } from '@suluh/i18n-id/format';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { ticketText } from '@suluh/i18n-id/ticket';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { boughtView, mapOf } from '../parts/schedule/index.ts';

/** The schedule that was bought: day, hours with their zone, place, the ticket and the way there. */
export function BoughtSchedule({ event, ticketHref }: { event: CourseEvent; ticketHref: string }): ReactElement {
  const { dateText, timeText, placeText } = boughtView(event);
  const mapHref = mapOf(event);
  const { day, month } = dateStub(event.startEvent, event.timeZone);
  return (
    <article className="scheduleCard scheduleCard-owned">
      <div className="scheduleCard-date" aria-hidden="true">
        <span className="scheduleCard-day type-tabular">{day}</span>
        <span className="scheduleCard-month">{month}</span>
      </div>
      <div className="scheduleCard-body">
        <div className="scheduleCard-head">
          <h3 className="scheduleCard-title">{dateText}</h3>
          <Badge tone="neutral">{scheduleText.batch(event.batch)}</Badge>
        </div>
        <ul className="scheduleCard-facts">
          <li>
            <Icon name="clock" />
            {timeText}
          </li>
          {placeText && (
            <li>
              <Icon name="pin" />
              {placeText}
            </li>
          )}
        </ul>
      </div>
      <div className="scheduleCard-action">
        <ButtonLink size="small" icon="ticket" href={ticketHref}>
          {ticketText.title}
        </ButtonLink>
        {mapHref && (
          <ButtonLink kind="line" size="small" icon="pin" href={mapHref} target="_blank" rel="noopener">
            {enrolmentText.map}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
