import type { Ticket } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { ticketText } from '@suluh/i18n-id/ticket';
import { dateRange } from '@suluh/i18n-id/format';
import { hoursOf } from '@suluh/i18n-id/schedule';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import type { ReactElement } from 'react';
import { CHOICE_ID } from '../parts/organiser-change/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface RescheduleProps {
  ticket: Ticket;
  routes: Routes;
  /** The form was sent without a date. */
  isAsked: boolean;
}

const PROBLEM_ID = 'jadwal-masalah';

/** Another date, or why there is none (docs/product/ticket.md#another-date). A plain form. */
export function Reschedule({ ticket, routes, isAsked }: RescheduleProps): ReactElement {
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
          <fieldset aria-describedby={isAsked ? PROBLEM_ID : undefined}>
            <legend className="type-small">{ticketText.newDate}</legend>
            {events.map((event, index) => (
              <label key={event.eventId} className="ticket-date">
                <input
                  type="radio"
                  name="eventId"
                  value={event.eventId}
                  aria-invalid={isAsked || undefined}
                  autoFocus={isAsked && index === 0}
                />
                <span>
                  {dateRange(event.startEvent, event.endEvent, event.timeZone)}, {hoursOf(event)}
                  <span className="type-small type-muted">
                    {[event.city, scheduleText.seatsLeft(event.quota)].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </label>
            ))}
            {isAsked && (
              <FieldMessage id={PROBLEM_ID} tone="error">
                {ticketText.dateAsked}
              </FieldMessage>
            )}
          </fieldset>
          <SubmitButton kind="line" block>
            {ticketText.reschedule}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
