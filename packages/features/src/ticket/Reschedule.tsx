import type { Ticket } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { ticketText } from '@suluh/i18n-id/ticket';
import { dateRange } from '@suluh/i18n-id/format';
import { hoursOf } from '@suluh/i18n-id/schedule';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { CHOICE_ID } from '../parts/organiser-change/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

/** Another date, or why there is none (docs/product/ticket.md#another-date). A plain form. */
export function Reschedule({ ticket, routes }: { ticket: Ticket; routes: Routes }): ReactElement {
  const { refusal, until, events } = ticket.reschedule;
  const isFree = ticket.change !== null;
  const course = ticket.slug;
  return (
    <section className="ticket-box" aria-labelledby={CHOICE_ID.date}>
      <h2 className="type-h3" id={CHOICE_ID.date}>
        {isFree ? ticketText.otherDate : ticketText.cannotCome}
      </h2>
      <p className="type-muted">
        {refusal
          ? ticketText.refusal[refusal]
          : isFree
            ? ticketText.anyDateLead
            : ticketText.rescheduleLead(until, ticket.event.timeZone)}
      </p>
      {refusal === null && events.length === 0 && (
        <p className="type-muted">{isFree ? ticketText.noneOnSale : ticketText.noOtherDate}</p>
      )}
      {events.length > 0 && (
        <form method="post" action={apiPath(routes, '/api/form/ticket-reschedule')} className="ticket-dates">
          <PostedFields values={{ course, redirectTo: pathTo(routes, 'ticket', { course }) }} />
          <fieldset>
            <legend className="type-small">{ticketText.newDate}</legend>
            {events.map((event) => (
              <label key={event.eventId} className="ticket-date">
                <input type="radio" name="eventId" value={event.eventId} required />
                <span>
                  {dateRange(event.startEvent, event.endEvent, event.timeZone)}, {hoursOf(event)}
                  <span className="type-small type-muted">
                    {[event.city, scheduleText.seatsLeft(event.quota)].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <SubmitButton kind="line" block>
            {ticketText.reschedule}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
