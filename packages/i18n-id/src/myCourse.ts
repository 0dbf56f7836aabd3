import type { MyCourseStatus } from '@suluh/domain/my-course';
import * as label from './label.ts';

/** Tabs of My Course (query status of /my-course). */
export const myCourseStatusText = {
  all: 'Semua',
  ongoing: 'Sedang Belajar',
  finished: 'Selesai',
} as const satisfies Record<MyCourseStatus, string>;

/** Kinds of courses that My Course can show alone. */
export const myCourseTypeText = {
  all: 'Semua jenis',
  online: label.onlineCourse,
  offline: label.offlineCourse,
} as const;

/** My Course page and its cards (docs/product/my-course.md#action, Test access, Voucher code). */
export const myCourseText = {
  title: label.myCourses,
  offlineTitle: 'Kursus Offline Saya',
  goOnLearning: 'Lanjutkan belajar',
  goOn: 'Lanjutkan',
  openSchedule: 'Buka Jadwal',
  viewCertificate: 'Lihat Sertifikat',
  /** Of a finished course without a certificate, or whose certificate was revoked. */
  viewResult: label.learningResult,
  certificateRevoked: label.certificateRevoked,
  kinds: label.courseKind,
  hide: (course: string) => `Sembunyikan ${course}`,
  hidden: 'Kursus disembunyikan dari daftar.',
  undo: 'Urungkan',
  emptyTitle: 'Kamu Belum Memiliki Kursus',
  emptyBody: 'Kursus yang kamu ikuti akan muncul di sini',
  findCourse: label.findCourse,
  starting: 'Menyiapkan',
  testNotStarted: 'Maaf kamu belum bisa mengakses kursus ini karena pelatihan belum dimulai.',
  viewQr: 'Lihat QR Code',
  qrLead: 'Buka dasbor Prakerja untuk melihat QR Code pelatihanmu.',
  voucherTitle: 'Kode Voucher',
  /** Shown while the value is 'dalam proses' (docs/product/my-course.md#voucher). */
  voucherPending: 'Tunggu ya, Kode kamu sedang diproses...',
  copyVoucher: label.copyCode,
  eTicketTitle: 'E-Tiket',
} as const;
