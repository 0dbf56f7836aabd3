import { DEFAULT_TIME_ZONE, minuteOfDay, HOUR_MS } from '../time/index.ts';

const MINUTES_OF_DAY = 24 * 60;

/** Of a class learners are told a day and two hours before it begins. */
export const CLASS_REMINDER_MS = { tomorrow: 24 * HOUR_MS, soon: 2 * HOUR_MS } as const;

/** Before seven and from nine in the evening nobody is reminded of what can wait; in minutes since midnight. */
export const QUIET_MINUTES = { from: 21 * 60, until: 7 * 60 } as const;

const isQuiet = (now: Date, timeZone: string): boolean => {
  const minute = minuteOfDay(now, timeZone);
  return minute < QUIET_MINUTES.until || minute >= QUIET_MINUTES.from;
};

/** Who gives sessions has so long to correct them before learners are told. */
export const GIVEN_SESSIONS_REST_MS = 10 * 60_000;

/**
 * Whether learners are told now of sessions that were given after they began (docs/product/check-in.md#reminders): once
 * nobody has changed them for a while, outside quiet hours of their zone.
 */
export const tellsGivenSessions = (givenAt: Date, now: Date, timeZone: string = DEFAULT_TIME_ZONE): boolean =>
  now.getTime() - givenAt.getTime() >= GIVEN_SESSIONS_REST_MS && !isQuiet(now, timeZone);

/**
 * Which reminder of a class is due (docs/product/check-in.md#reminders): the day before, outside quiet hours of its zone,
 * and from two hours before it begins, whatever the hour.
 */
export function classReminder(
  startAt: Date,
  now: Date,
  timeZone: string = DEFAULT_TIME_ZONE,
): 'tomorrow' | 'soon' | null {
  const leftMs = startAt.getTime() - now.getTime();
  if (leftMs <= 0 || leftMs > CLASS_REMINDER_MS.tomorrow) return null;
  if (leftMs <= CLASS_REMINDER_MS.soon) return 'soon';
  return isQuiet(now, timeZone) ? null : 'tomorrow';
}

/** When the day of a Prakerja session ends and when one is reminded of it, in minutes since midnight; configurable. */
export interface PrakerjaHours {
  remindAtMinute: number;
  dayEndsAtMinute: number;
}

/** Reminded at 09.00; the day ends at 23.59 (docs/product/check-in.md#prakerja). */
export const DEFAULT_PRAKERJA_HOURS: PrakerjaHours = { remindAtMinute: 9 * 60, dayEndsAtMinute: MINUTES_OF_DAY - 1 };

const LAST_CALL_MINUTES = 2 * 60;

/** Which reminder of today's check-in is due: in the morning, and in the last two hours before the day ends. */
export function prakerjaReminder(
  now: Date,
  { remindAtMinute, dayEndsAtMinute }: PrakerjaHours = DEFAULT_PRAKERJA_HOURS,
  timeZone: string = DEFAULT_TIME_ZONE,
): 'morning' | 'lastCall' | null {
  const minute = minuteOfDay(now, timeZone);
  if (minute > dayEndsAtMinute || minute < remindAtMinute) return null;
  return minute >= dayEndsAtMinute - LAST_CALL_MINUTES ? 'lastCall' : 'morning';
}
