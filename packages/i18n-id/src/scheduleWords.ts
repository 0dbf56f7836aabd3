import { scheduleOfferText } from './buyButton.ts';

export const scheduleText = {
  batch: (batch: string | number) => `Batch ${batch}`,
  viewMap: 'Lihat Peta',
  seatsLeft: (count: number) => `Sisa ${count} kursi`,
  quotaFull: 'Kuota penuh',
  quota: (count: number) => `Kuota ${count} kursi`,
  none: scheduleOfferText.none,
  chosen: 'Jadwal dipilih',
  /** Dates that only people of a programme see and book (docs/product/schedule.md#own-people). */
  ownPeople: 'Jadwal khusus peserta',
  ownPeopleLead: (program: string) => `Hanya peserta ${program} yang sudah masuk yang bisa melihat dan memilihnya.`,
  noneForOwnPeople: 'Belum ada jadwal khusus untuk kursus ini',
} as const;
