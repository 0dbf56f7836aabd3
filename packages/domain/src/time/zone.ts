import { DAY_MS, HOUR_MS } from './span.ts';

/** Hours the zones of Indonesia are ahead of UTC; none keeps a summer time. */
const ZONE_HOURS = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;

/** A zone a class takes place in. */
export type ClassZone = keyof typeof ZONE_HOURS;
export const CLASS_ZONES = Object.keys(ZONE_HOURS) as ClassZone[];

/** Time zone of an event that names none, and of every day that is no event's (R21). */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta' satisfies ClassZone;

/** How ISO 8601 writes it. */
export const DEFAULT_OFFSET = '+07:00';

/** Hours that clocks of a zone are ahead of UTC; undefined for a zone that is none of Indonesia's. */
export const hoursAhead = (zone: string): number | undefined =>
  (ZONE_HOURS as Readonly<Record<string, number>>)[zone === 'Asia/Pontianak' ? DEFAULT_TIME_ZONE : zone];

/** Hours that Jakarta's clocks are ahead of UTC. */
export const DEFAULT_HOURS = ZONE_HOURS[DEFAULT_TIME_ZONE];

/** The moment of Jakarta's clocks on a day 'YYYY-MM-DD', in ISO 8601; its beginning without a time. */
export const onDay = (day: string, time = '00:00:00'): string => `${day}T${time}${DEFAULT_OFFSET}`;

/** The midnight at which the day of `moment` began, where clocks are so many hours ahead of UTC; in Jakarta without. */
export function midnightOf(moment: Date, hours: number = DEFAULT_HOURS): Date {
  const offsetMs = hours * HOUR_MS;
  return new Date(Math.floor((moment.getTime() + offsetMs) / DAY_MS) * DAY_MS - offsetMs);
}
