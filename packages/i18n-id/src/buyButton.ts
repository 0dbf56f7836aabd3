import type { BuyButtonCode, ScheduleOffer } from '@suluh/domain/schedule';
import { openDateText, ownDateText } from './dateOffer.ts';
import { salesClosedText } from './salesClosed.ts';

// Apart from the dates of schedule.ts, whose library no button need load.

/**
 * Buy button of a schedule card (docs/product/schedule.md#buy-button). The owned label is the card's
 * 'Terdaftar'.
 */
export const buyButtonText = {
  open: openDateText,
  owned: ownDateText,
  expired: 'Sudah Berakhir',
  soldOut: 'Habis Terjual',
  availableSoon: 'Segera Tersedia',
} as const satisfies Record<BuyButtonCode, string>;

/** What the buy box says in place of buying when no date is on sale. */
export const scheduleOfferText = {
  soldOut: buyButtonText.soldOut,
  availableSoon: buyButtonText.availableSoon,
  expired: buyButtonText.expired,
  none: 'Belum ada jadwal untuk kursus ini',
  salesClosed: salesClosedText,
} as const satisfies Record<Exclude<ScheduleOffer, 'open'> | 'salesClosed', string>;
