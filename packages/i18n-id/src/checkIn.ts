import type { CheckInText } from '@suluh/domain/check-in';

/** Texts of check-in sessions by domain's code (docs/product/check-in.md#states). */
export const checkInText = Object.freeze({
  verified: 'Terverifikasi',
  checkIn: 'Check In',
  notStarted: 'Jadwal sesi belum dimulai',
  finishPrevious: 'Selesaikan sesi sebelumnya dahulu',
  missed: 'Sesi Terlewat',
  verificationOver: 'Waktu verifikasi telah habis',
  locked: 'Sesi Terkunci',
  lockedCancelled: 'Kamu tidak bisa melanjutkan sesi berikutnya karena transaksi dibatalkan oleh Prakerja',
  lockedFailed: 'Kamu tidak bisa melanjutkan sesi berikutnya karena verifikasi sesi sebelumnya gagal',
  tomorrow: 'Kamu baru bisa mengakses sesi ini besok, karena dalam 1 hari kamu hanya bisa mengakses 1 sesi saja.',
} as const) satisfies Record<CheckInText, string>;

export const checkInPageText = Object.freeze({
  title: 'Check-in Sesi',
  session: (number: number) => `Sesi ${number}`,
  time: (day: string, start: string, end: string) => `${day}, ${start} – ${end}`,
} as const);
