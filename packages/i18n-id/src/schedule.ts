import { dateRange, timeRange, zoneName, type Moment } from './format.ts';
import { scheduleText } from './scheduleWords.ts';

/** A schedule somebody bought, as it is written down. */
export interface BoughtSchedule {
  batch: string;
  startEvent: Moment;
  endEvent: Moment;
  /** Such as '09.00 – 17.00 WIB'; may be empty, or without its zone. */
  timeEvent: string;
  timeZone: string;
  venue: string | null;
  city: string | null;
}

/** '09.00 – 17.00 WIB': the hours as the schedule words them, always with their zone. */
export function hoursOf({ timeEvent, startEvent, endEvent, timeZone }: BoughtSchedule): string {
  if (timeEvent.trim() === '') return timeRange(startEvent, endEvent, timeZone);
  return /\bWI(B|TA|T)\b/.test(timeEvent) ? timeEvent : `${timeEvent} ${zoneName(timeZone)}`;
}

/**
 * When and where a schedule takes place, as every paper about a bought one says it: batch and date, hours with their
 * zone, venue and city.
 */
export function scheduleLines(event: BoughtSchedule): string[] {
  const place = [event.venue, event.city].filter(Boolean).join(', ');
  const [batch, dates] = [scheduleText.batch(event.batch), dateRange(event.startEvent, event.endEvent, event.timeZone)];
  return [
    batch.includes(dates) ? batch : `${batch}, ${dates}`, // a batch may be called by its date
    hoursOf(event),
    ...(place ? [place] : []),
  ];
}

/**
 * A course as it was ordered, with its schedule when it has one: '{course} (Batch 1, 25 – 26 Oktober 2025, 09.00 –
 * 17.00 WIB, …)'.
 */
export const orderedCourse = (fullname: string, event: BoughtSchedule | null): string =>
  event ? `${fullname} (${scheduleLines(event).join(', ')})` : fullname;
