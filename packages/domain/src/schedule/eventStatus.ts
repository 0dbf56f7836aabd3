export const EVENT_STATUSES = ['full', 'available', 'availableSoon', 'expired'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface EventFacts {
  now: Date;
  /** End of the event; from this instant on it is over. */
  endEvent: Date;
  /** Seats still free. */
  seatsLeft: number;
  /** When sales open; null when they are open already. */
  salesOpenAt?: Date | null;
}

/**
 * The status of an event from its dates and quota (docs/product/schedule.md#fields), in the order of the buy button:
 * over, full, not yet on sale, available.
 */
export function eventStatus({ now, endEvent, seatsLeft, salesOpenAt }: EventFacts): EventStatus {
  if (now.getTime() >= endEvent.getTime()) return 'expired';
  if (seatsLeft <= 0) return 'full';
  if (salesOpenAt && now.getTime() < salesOpenAt.getTime()) return 'availableSoon';
  return 'available';
}
