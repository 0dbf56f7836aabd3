import type { Ticket } from '@suluh/api/types';
import { dateRange, dateTime } from '@suluh/i18n-id/format';
import { hoursOf } from '@suluh/i18n-id/schedule';
import { ticketText as TEXTS } from '@suluh/i18n-id/ticket';

/** What every paper of a ticket says of its class: label and value. */
export function ticketLines({
  fullname,
  institution,
  event,
  doorsOpenAt,
  joinFrom,
  change,
}: Ticket): [string, string][] {
  const place = [event.venue, event.city].filter(Boolean).join(', ');
  return [
    ...(change === 'calledOff' ? ([[TEXTS.state, TEXTS.calledOff]] satisfies [string, string][]) : []),
    [TEXTS.participant, fullname],
    [TEXTS.organiser, institution],
    [TEXTS.date, dateRange(event.startEvent, event.endEvent, event.timeZone)],
    [TEXTS.time, hoursOf(event)],
    ...(joinFrom === null ? ([[TEXTS.doors, dateTime(doorsOpenAt, event.timeZone)]] satisfies [string, string][]) : []),
    ...(place ? ([[TEXTS.place, place]] satisfies [string, string][]) : []),
  ];
}
