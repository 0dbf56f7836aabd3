import { DAY_MS, HOUR_MS } from './span.ts';
import { DEFAULT_HOURS, DEFAULT_TIME_ZONE } from './zone.ts';

/** The calendar day of an instant in a time zone, as 'YYYY-MM-DD'. An unknown zone counts as Asia/Jakarta. */
export function dayInZone(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  try {
    return dayParts(instant, timeZone);
  } catch {
    return dayParts(instant, DEFAULT_TIME_ZONE);
  }
}

/** A format is costly to make, and pages ask for the day several times each. Zones that do not exist never come in. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

function dayParts(instant: Date, timeZone: string): string {
  if (Number.isNaN(instant.getTime())) return '';
  const part = Object.fromEntries(
    dayFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** Minutes since midnight on the clocks of a zone. */
export function minuteOfDay(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return part['hour']! * 60 + part['minute']!;
}

const DAYS_OF_WEEK = 7;

/** The day of the week of a moment on Jakarta's clocks; 1 is Monday, 7 Sunday. */
export const weekdayOf = (moment: Date): number =>
  ((Math.floor((moment.getTime() + DEFAULT_HOURS * HOUR_MS) / DAY_MS) + 3) % DAYS_OF_WEEK) + 1;
