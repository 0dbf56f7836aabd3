import * as label from './label.ts';
import { rupiah } from './numbers.ts';

/** Sets of courses that are bought together. */
export const bundleText = {
  title: 'Paket Kursus',
  lead: 'Beberapa kursus yang saling melengkapi, masuk keranjang sekaligus.',
  facts: (count: number, totalRupiah: number) => `${count} kursus · ${rupiah(totalRupiah)}`,
  total: (count: number) => `Total ${count} kursus`,
  note: 'Kursus yang sudah kamu miliki tidak ikut dibeli. Kursus berjadwal kamu pilih tanggalnya di keranjang.',
  buy: 'Beli Paket',
  full: (titles: readonly string[]) =>
    `Kelas penuh, tidak ikut dibeli: ${titles.join(', ')}. Ikut daftar tunggunya di halaman kursusnya.`,
  allFull: 'Kursus paket ini yang belum kamu miliki sedang penuh semua. Coba lagi kalau ada kursi kosong.',
  gone: 'Paket ini tidak bisa dibeli lagi.',
  ownedWhole: 'Semua kursus di paket itu sudah kamu miliki.',
  missingFull: (count: number) => `${count} kelas dari paket ini penuh, jadi tidak dimasukkan.`,
  none: 'Belum ada paket kursus.',
  findCourse: label.findCourse,
  missing: (count: number) =>
    `${count} kursus dari paket ini tidak dimasukkan: sudah kamu miliki, menunggu dibayar, atau tidak bisa dibeli lagi.`,
} as const;
