import type { Ticket } from '@suluh/api/types';
import { calendarLinks } from '@suluh/domain/ticket';
import { ticketText } from '@suluh/i18n-id/ticket';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

/** Which calendar the class goes to, the flame of the page until the way in to the class is it: those of the web by their addresses, all others by the file. Without JavaScript. */
export function CalendarChoice({ ticket, fileHref }: { ticket: Ticket; fileHref: string }): ReactElement {
  const { event, courseFullname, joinUrl } = ticket;
  const { google, outlook } = calendarLinks({
    title: courseFullname,
    startAt: new Date(event.startEvent),
    endAt: new Date(event.endEvent),
    place: [event.venue, event.city].filter(Boolean).join(', '),
  });
  const outside = { target: '_blank', rel: 'noopener' };
  return (
    <details className="ticket-calendar">
      <summary className={buttonClass({ kind: joinUrl ? 'line' : 'flame', block: true })}>
        <Icon name="calendar" />
        {ticketText.calendar}
      </summary>
      <ul>
        <li>
          <a href={google} {...outside}>
            {ticketText.googleCalendar}
          </a>
        </li>
        <li>
          <a href={fileHref} download>
            {ticketText.appleCalendar}
          </a>
        </li>
        <li>
          <a href={outlook} {...outside}>
            {ticketText.outlook}
          </a>
        </li>
        <li>
          <a href={fileHref} download>
            {ticketText.calendarFile}
          </a>
        </li>
      </ul>
    </details>
  );
}
