import { ticketText } from '@suluh/i18n-id/ticket';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { schema, type Executor } from '../../db/index.ts';
import type { Admission } from './admission.ts';

/** A class reminds of itself so long before it begins. */
const REMINDED_SECONDS = 2 * 60 * 60;

/**
 * A number that rises with whatever changes an entry: another date, other hours or another place, and the end of the class.
 * Seconds since the place was taken rise over all of them, also from the schedule of one ticket to that of the next.
 */
function sequenceOf({
  enrolment,
  event,
  row,
}: Pick<Admission, 'row'> & Pick<Admission['owned'], 'enrolment' | 'event'>) {
  const since = (moment: Date | null): number =>
    moment === null ? 0 : Math.max(0, Math.ceil((moment.getTime() - enrolment.createdAt.getTime()) / 1000));
  const changes = [row.generation > 1 ? row.createdAt : null, event.movedAt, event.cancelledAt];
  return Math.max(...changes.map(since)) + row.generation - 1 + (event.cancelledAt === null ? 0 : 1);
}

/**
 * The sessions of a ticket for a calendar: one entry each, under a UID that stays when the date is changed, with a number
 * that rises, so that a calendar moves the entry instead of making a second one (RFC 5545). Of a class
 * that was called off the entries are cancelled, and remind nobody; so are those a date of before had more.
 * @param moment `formerSessions`: the most sessions a date of before had; 0 without one
 */
export function calendarOf(
  { owned: { course, enrolment, event }, row, sessions }: Admission,
  { now, formerSessions }: { now: Date; formerSessions: number },
): string {
  const isCalledOff = event.cancelledAt !== null;
  const location = [event.venue, event.city].filter(Boolean).join(', ');
  const calendar = ical({
    prodId: { company: 'Suluh', product: 'Kelas', language: 'ID' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  });
  const add = (no: number, entry: Pick<ICalEventData, 'start' | 'end' | 'status' | 'summary' | 'location'>) =>
    calendar.createEvent({
      id: `${enrolment.id}-${no}@suluh`,
      sequence: sequenceOf({ enrolment, event, row }),
      stamp: now,
      ...entry,
    });
  for (const { no, startAt, endAt } of sessions) {
    if (startAt === null || endAt === null) continue;
    const entry = add(no, {
      start: startAt,
      end: endAt,
      summary: ticketText.calendarSummary(course.fullname, no, sessions.length),
      location,
      ...(isCalledOff ? { status: ICalEventStatus.CANCELLED } : {}),
    });
    if (!isCalledOff)
      entry.createAlarm({
        type: ICalAlarmType.display,
        description: course.fullname,
        triggerBefore: REMINDED_SECONDS,
      });
  }
  for (let no = sessions.length + 1; no <= formerSessions; no += 1)
    add(no, { start: event.startAt, summary: course.fullname, status: ICalEventStatus.CANCELLED });
  return `${calendar}\r\n`;
}

/** The most sessions a date of before had: what a calendar may still hold of it. */
export async function formerSessionsOf(db: Executor, { owned: { enrolment } }: Admission): Promise<number> {
  const { classSession, ticket } = schema;
  const [row] = await db
    .select({ most: max(classSession.no) })
    .from(ticket)
    .innerJoin(classSession, eq(classSession.eventId, ticket.eventId))
    .where(and(eq(ticket.enrolmentId, enrolment.id), isNotNull(ticket.voidedAt)));
  return row?.most ?? 0;
}
