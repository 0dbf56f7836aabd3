import { calendarStamp } from '@suluh/domain/ticket';
import { ticketText } from '@suluh/i18n-id/ticket';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Admission } from './admission.ts';

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (each) => `\\${each}`).replaceAll(/\r?\n/g, '\\n');

/** Longest line of a calendar file, in bytes; what is longer goes on behind a space (RFC 5545, 3.1). */
const LINE_BYTES = 75;

function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const letter of line) {
    if (Buffer.byteLength(rest + letter) > LINE_BYTES - (lines.length > 0 ? 1 : 0)) {
      lines.push(rest);
      rest = '';
    }
    rest += letter;
  }
  return [...lines, rest].join('\r\n ');
}

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
  const sequence = sequenceOf({ enrolment, event, row });
  const place = [event.venue, event.city].filter(Boolean).join(', ');
  const entries = sessions.flatMap(({ no, startAt, endAt }) =>
    startAt === null || endAt === null
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${enrolment.id}-${no}@suluh`,
          `SEQUENCE:${sequence}`,
          ...(isCalledOff ? ['STATUS:CANCELLED'] : []),
          `DTSTAMP:${calendarStamp(now)}`,
          `DTSTART:${calendarStamp(startAt)}`,
          `DTEND:${calendarStamp(endAt)}`,
          `SUMMARY:${escaped(ticketText.calendarSummary(course.fullname, no, sessions.length))}`,
          ...(place ? [`LOCATION:${escaped(place)}`] : []),
          ...(isCalledOff
            ? []
            : [
                'BEGIN:VALARM',
                'ACTION:DISPLAY',
                `DESCRIPTION:${escaped(course.fullname)}`,
                'TRIGGER:-PT2H',
                'END:VALARM',
              ]),
          'END:VEVENT',
        ],
  );
  const left = Array.from({ length: Math.max(0, formerSessions - sessions.length) }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${enrolment.id}-${sessions.length + at + 1}@suluh`,
    `SEQUENCE:${sequence}`,
    'STATUS:CANCELLED',
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART:${calendarStamp(event.startAt)}`,
    `SUMMARY:${escaped(course.fullname)}`,
    'END:VEVENT',
  ]).flat();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Suluh//Kelas//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries,
    ...left,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
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
