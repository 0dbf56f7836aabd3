import type { BuyButtonCode, ScheduleOffer } from '@suluh/domain/schedule';
import { dateRange, timeRange, zoneName, type Moment } from './format.ts';
import { closureText } from './site.ts';

/**
 * Buy button of a schedule card (docs/product/schedule.md#buy-button). The owned label is the card's
 * 'Terdaftar'.
 */
export const buyButtonText = Object.freeze({
  open: 'Pilih dan Beli Jadwal',
  owned: 'Terdaftar',
  expired: 'Sudah Berakhir',
  soldOut: 'Habis Terjual',
  availableSoon: 'Segera Tersedia',
} as const) satisfies Record<BuyButtonCode, string>;

export const scheduleText = Object.freeze({
  batch: (batch: string | number) => `Batch ${batch}`,
  viewMap: 'Lihat Peta',
  seatsLeft: (count: number) => `Sisa ${count} kursi`,
  quotaFull: 'Kuota penuh',
  quota: (count: number) => `Kuota ${count} kursi`,
  none: 'Belum ada jadwal untuk kursus ini',
  chosen: 'Jadwal dipilih',
} as const);

/** What the buy box says in place of buying when no date is on sale. */
export const scheduleOfferText = Object.freeze({
  soldOut: buyButtonText.soldOut,
  availableSoon: buyButtonText.availableSoon,
  expired: buyButtonText.expired,
  none: scheduleText.none,
  salesClosed: closureText.salesClosed,
} as const) satisfies Record<Exclude<ScheduleOffer, 'open'> | 'salesClosed', string>;

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
  return [
    `${scheduleText.batch(event.batch)}, ${dateRange(event.startEvent, event.endEvent, event.timeZone)}`,
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
