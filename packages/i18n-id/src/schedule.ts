import type { BuyButtonCode } from '@suluh/domain/schedule';

/**
 * Buy button of a schedule card (spec 4, Schedule card buy button). The owned label is the card's
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
