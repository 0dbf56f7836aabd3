import type { ClosurePhase } from '@suluh/domain/closure';
import { date, type Moment } from './format.ts';
import * as label from './label.ts';
import { salesClosedText } from './salesClosed.ts';

/** The notice of an app load, and the note above the certificates (docs/product/closure.md#notice; R1). */
export const closureText = {
  title: {
    announced: (product: string, day: Moment) => `${product} akan tutup pada ${date(day)}`,
    ending: (product: string) => `Layanan ${product} akan berakhir`,
    ended: (product: string) => `Layanan ${product} sudah berakhir`,
  } satisfies Record<ClosurePhase, (product: string, day: Moment) => string>,
  body: {
    announced: 'Terima kasih sudah belajar bersama kami. Unduh semua sertifikatmu sebelum layanan ditutup permanen.',
    ending:
      'Terima kasih sudah belajar bersama kami. Karena layanan akan berakhir, unduh semua sertifikatmu mulai sekarang ya.',
    ended: 'Terima kasih sudah belajar bersama kami. Kursus tidak dijual lagi, tetapi sertifikatmu masih bisa diunduh.',
  } satisfies Record<ClosurePhase, string>,
  note: {
    announced: (product: string, day: Moment) =>
      `Layanan ${product} ditutup permanen pada ${date(day)}. Unduh semua sertifikatmu sebelum tanggal itu ya.`,
    ending: (product: string) => `Layanan ${product} akan berakhir. Unduh semua sertifikatmu mulai sekarang ya.`,
    ended: (product: string) => `Layanan ${product} sudah berakhir. Sertifikatmu masih bisa diunduh.`,
  } satisfies Record<ClosurePhase, (product: string, day: Moment) => string>,
  later: label.later,
  download: label.downloadCertificate,
  salesClosed: salesClosedText,
} as const;

/** Pages whose words stand in the database. */
export const sitePageText = {
  version: (version: string, day: string) => `Versi ${version}, ${day}`,
} as const;

/** Downtime screen (docs/product/addresses.md). */
export const downtimeText = {
  title: 'Banyak Update Menanti!',
  body: 'Tunggu sebentar ya karena sistem kami sedang menyiapkan banyak update buat kamu',
} as const;

/** Page not found (route /404). */
/** Where no programme is: a host that nobody has, or an address beside those of all programmes. */
export const noProgramText = {
  title: 'Tidak ada program di alamat ini',
  body: 'Mungkin alamatnya salah ketik, atau programnya sudah selesai. Kursus Suluh tetap bisa kamu buka.',
} as const;

export const notFoundText = {
  title: 'Ada potongan yang hilang',
  body: 'Halaman yang kamu cari tidak ditemukan. Mungkin alamatnya berubah, atau kursusnya sudah tidak tersedia.',
  home: 'Kembali ke Beranda',
  search: label.findCourse,
} as const;
