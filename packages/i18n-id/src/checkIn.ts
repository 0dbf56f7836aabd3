import type { CheckInText } from '@suluh/domain/check-in';

/** Texts of check-in sessions by domain's code (docs/product/check-in.md#states). */
export const checkInText = {
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
} as const satisfies Record<CheckInText, string>;

export const checkInPageText = {
  title: 'Check-in Sesi',
  session: (number: number) => `Sesi ${number}`,
  /** A session without hours. */
  anyDay: 'Kapan saja, satu sesi per hari',
  checkedInAt: (moment: string) => `Check-in ${moment}`,
  atDoor: 'Check-in sesi ini di pintu kelas. Tunjukkan e-tiketmu ke petugas.',
  showTicket: 'Buka E-Tiket',
  prakerjaLead: 'Check-in dilakukan di dasbor Prakerja, lalu hasilnya kembali ke sini.',
  waiting: 'Menunggu hasil verifikasi dari dasbor Prakerja',
  waitingHelp:
    'Sudah selesai di dasbor tetapi sesi ini belum terverifikasi? Muat ulang halaman ini. Kalau belum berubah setelah 30 menit, tekan Check In lagi.',
  reload: 'Muat ulang',
  /** Who gave the class is named as it names itself: a sanggar is no company. */
  contact: (organiser: string) => (/^sanggar\b/i.test(organiser) ? 'Hubungi sanggar' : 'Hubungi penyelenggara'),
  done: 'Check-in berhasil',
  offline: 'Check-in butuh sinyal. Coba lagi setelah tersambung.',
} as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const checkInUntil = (moment: string): string => `Check-in hari ini sebelum ${moment}`;

/** What a course paid by Prakerja takes, step by step. */
export const prakerjaText = {
  title: 'Langkah Prakerja',
  checkIn: 'Check-in',
  checkInBefore: (minute: number) =>
    checkInUntil(`${twoDigits(Math.floor(minute / 60))}.${twoDigits(minute % 60)} WIB`),
  /** Of a session with hours: when it ends, with the zone. */
  checkInUntil,
  sessions: (done: number, total: number) => `${done} dari ${total} sesi`,
  preTest: 'Tes awal',
  beforeLessons: 'Kerjakan sebelum materi pertama',
  lessons: 'Materi',
  lessonsDone: (done: number, total: number) => `${done} dari ${total} selesai`,
  /** @param left lessons of today that are not done */
  lessonsToday: (left: number, all: string) =>
    `${left > 0 ? `Hari ini ${left} materi lagi` : 'Materi hari ini selesai'}, ${all}`,
  task: 'Tugas',
  handIn: 'Kumpulkan tugasmu',
  postTest: 'Tes akhir',
  passMark: (pass: number) => `Nilai lulus ${pass}`,
  certificate: 'Sertifikat',
  certificateAfter: 'Terbit setelah semua langkah di atas',
  rating: 'Ulasan dan rating',
  ratingWhere: 'Beri rating di dasbor Prakerja',
  done: 'Selesai',
} as const;
