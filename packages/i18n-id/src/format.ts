import { DEFAULT_TIME_ZONE, HOUR_MS, hoursAhead } from '@suluh/domain/time';
import dayjs from 'dayjs';
import 'dayjs/locale/id.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

export * from './numbers.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A moment as data carries it: a Date, an ISO text, or milliseconds. */
export type Moment = Date | string | number;

const EN_DASH = '–';
const FULL_DATE = 'D MMMM YYYY';
const ZONE_NAMES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const;

/**
 * What clocks of a zone show at a moment; only to be written out. Zones of Indonesia are reckoned without asking Intl,
 * which costs more than all the rest.
 */
function inZone(moment: Moment, zone: string) {
  const offsetHours = hoursAhead(zone);
  if (offsetHours === undefined) return dayjs(moment).tz(zone).locale('id');
  return dayjs.utc(dayjs(moment).valueOf() + offsetHours * HOUR_MS).locale('id');
}

/** '25 Oktober 2025' (docs/product/display.md#money: 'D MMMM YYYY'). */
export function date(moment: Moment, zone: string = DEFAULT_TIME_ZONE): string {
  return inZone(moment, zone).format(FULL_DATE);
}

/** '25 – 26 Oktober 2025', '31 Oktober – 1 November 2025', or one date when both are the same day. */
export function dateRange(start: Moment, end: Moment, zone: string = DEFAULT_TIME_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (from.format('YYYYMMDD') === to.format('YYYYMMDD')) return date(start, zone);
  const sameYear = from.year() === to.year();
  const sameMonth = sameYear && from.month() === to.month();
  const shortest = sameMonth ? 'D' : sameYear ? 'D MMMM' : FULL_DATE;
  return `${from.format(shortest)} ${EN_DASH} ${to.format(FULL_DATE)}`;
}

/** '14.30': a time of day. */
export function time(moment: Moment, zone: string = DEFAULT_TIME_ZONE): string {
  return inZone(moment, zone).format('HH.mm');
}

/** 'WIB', 'WITA' or 'WIT'; any other zone by its own name. */
export function zoneName(zone: string = DEFAULT_TIME_ZONE): string {
  return ZONE_NAMES[zone] ?? zone;
}

/** '09.00 – 17.00 WIB'. */
export function timeRange(start: Moment, end: Moment, zone: string = DEFAULT_TIME_ZONE): string {
  return `${time(start, zone)} ${EN_DASH} ${time(end, zone)} ${zoneName(zone)}`;
}

/** '17 Oktober 2025, 14.30 WIB': a deadline. */
export function dateTime(moment: Moment, zone: string = DEFAULT_TIME_ZONE): string {
  return `${inZone(moment, zone).format(`${FULL_DATE}, HH.mm`)} ${zoneName(zone)}`;
}

/**
 * '16 Oktober 2025, 14.30' when created today, otherwise only the date (docs/product/display.md#money: time only if
 * created today).
 */
export function createdDate(created: Moment, now: Date, zone: string = DEFAULT_TIME_ZONE): string {
  const day = date(created, zone);
  return day === date(now, zone) ? `${day}, ${time(created, zone)}` : day;
}

/** Day and short month of a date stub: { day: '25', month: 'Okt' }. */
export function dateStub(moment: Moment, zone: string = DEFAULT_TIME_ZONE): { day: string; month: string } {
  const local = inZone(moment, zone);
  return { day: local.format('D'), month: local.format('MMM') };
}

/** The twelve months by name, January first, for the date picker. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  dayjs(new Date(2024, month, 15))
    .locale('id')
    .format('MMMM'),
);
