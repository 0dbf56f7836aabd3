import type { ClosureTense } from '@suluh/domain/closure';
import { date, type Moment } from './format.ts';
import { label } from './label.ts';

/** The notice that opens on every app load (spec 1, Closure notice; decisions 1). */
export const closureText = Object.freeze({
  title: Object.freeze({
    future: (product: string, day: Moment) => `${product} akan tutup pada ${date(day)}`,
    past: (product: string, day: Moment) => `${product} sudah tutup sejak ${date(day)}`,
  }) satisfies Record<ClosureTense, (product: string, day: Moment) => string>,
  body: Object.freeze({
    future: 'Terima kasih sudah belajar bersama kami. Unduh semua sertifikatmu sebelum layanan ditutup permanen.',
    past: 'Terima kasih sudah belajar bersama kami. Layanan sudah ditutup permanen, sertifikatmu masih bisa diunduh.',
  } as const) satisfies Record<ClosureTense, string>,
  note: Object.freeze({
    future: (product: string, day: Moment) =>
      `Layanan ${product} ditutup permanen pada ${date(day)}. Unduh semua sertifikatmu sebelum tanggal itu ya.`,
    past: (product: string, day: Moment) =>
      `Layanan ${product} sudah ditutup permanen sejak ${date(day)}. Sertifikatmu masih bisa diunduh.`,
  }) satisfies Record<ClosureTense, (product: string, day: Moment) => string>,
  later: label.later,
  download: label.downloadCertificate,
  salesClosed: 'Penjualan kursus sudah ditutup',
} as const);

/** Downtime screen (spec 2). */
export const downtimeText = Object.freeze({
  title: 'Banyak Update Menanti!',
  body: 'Tunggu sebentar ya karena sistem kami sedang menyiapkan banyak update buat kamu',
} as const);

/** Page not found (route /404). */
export const notFoundText = Object.freeze({
  title: 'Ada potongan yang hilang',
  body: 'Halaman yang kamu cari tidak ditemukan. Mungkin alamatnya berubah, atau kursusnya sudah tidak tersedia.',
  home: 'Kembali ke Beranda',
  search: label.findCourse,
} as const);
