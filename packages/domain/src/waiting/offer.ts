import { DEFAULT_TIME_ZONE, minuteOfDay } from '../time/index.ts';

/** A seat that fell free is kept so long for whom it is offered to. */
export const OFFER_MS = 2 * 3_600_000;

/** Offers begin between these minutes of a day in the zone of the class, both counted in. */
const OFFER_HOURS = { from: 7 * 60, until: 19 * 60 } as const;

/** Schedules one learner may wait for or follow at a time. */
export const MOST_WAITED_FOR = 10;

/**
 * Until when a seat offered now is kept; null while no offer may begin: before 07.00, after 19.00, and from the end of
 * sales on, which also ends an offer early (docs/product/waiting.md#offers).
 */
export function offerEnd(offer: { now: Date; salesEndAt: Date; timeZone?: string }): Date | null {
  const { now, salesEndAt, timeZone = DEFAULT_TIME_ZONE } = offer;
  if (now.getTime() >= salesEndAt.getTime()) return null;
  if (minuteOfDay(now, timeZone) < OFFER_HOURS.from) return null;
  if (minuteOfDay(new Date(now.getTime() - 1), timeZone) >= OFFER_HOURS.until) return null;
  return new Date(Math.min(now.getTime() + OFFER_MS, salesEndAt.getTime()));
}
