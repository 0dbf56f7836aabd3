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
  /** A session without hours. */
  anyDay: 'Kapan saja, satu sesi per hari',
  checkedInAt: (moment: string) => `Check-in ${moment}`,
  atDoor: 'Check-in sesi ini di pintu kelas. Tunjukkan e-tiketmu ke petugas.',
  showTicket: 'Buka E-Tiket',
  prakerjaLead: 'Check-in dilakukan di dashboard Prakerja, lalu hasilnya kembali ke sini.',
  waiting: 'Menunggu hasil verifikasi dari dashboard Prakerja',
  waitingHelp:
    'Sudah selesai di dashboard tetapi sesi ini belum terverifikasi? Muat ulang halaman ini. Kalau belum berubah setelah 30 menit, tekan Check In lagi.',
  reload: 'Muat ulang',
  done: 'Check-in berhasil',
  offline: 'Check-in butuh sinyal. Coba lagi setelah tersambung.',
} as const);
