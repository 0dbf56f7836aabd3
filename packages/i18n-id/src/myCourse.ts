import type { MyCourseStatus } from '@suluh/domain/my-course';
import { label } from './label.ts';

/** Tabs of My Course (query status of /my-course). */
export const myCourseStatusText = Object.freeze({
  all: 'Semua',
  ongoing: 'Sedang Belajar',
  finished: 'Selesai',
} as const) satisfies Record<MyCourseStatus, string>;

/** My Course page and its cards (docs/product/my-course.md#action, Test access, Voucher code). */
export const myCourseText = Object.freeze({
  title: label.myCourses,
  delete: 'Hapus kursus',
  deleteTitle: 'Hapus kursus ini?',
  deleteBody: 'Kursus ini akan hilang dari daftar kursusmu.',
  emptyTitle: 'Kamu Belum Memiliki Kursus',
  emptyBody: 'Kursus yang kamu ikuti akan muncul di sini',
  findCourse: label.findCourse,
  starting: 'Menyiapkan',
  progress: (percent: string) => `Progres ${percent}`,
  startTest: 'Mulai Tes',
  testNotStarted: 'Maaf kamu belum bisa mengakses kursus ini karena pelatihan belum dimulai.',
  viewQr: 'Lihat QR Code',
  qrLead: 'Buka dashboard Prakerja untuk melihat QR Code pelatihanmu.',
  voucherTitle: 'Kode Voucher',
  /** Shown while the value is 'dalam proses' (docs/product/my-course.md#voucher). */
  voucherPending: 'Tunggu ya, Kode kamu sedang diproses...',
  copyVoucher: label.copyCode,
  eTicketTitle: 'E-Tiket',
} as const);
