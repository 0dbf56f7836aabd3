import type { CourseAction } from '@suluh/domain/course';
import * as label from './label.ts';

/** Button of a course or My Course card (docs/product/my-course.md#action). */
export const courseActionText = {
  start: label.startCourse,
  register: 'Daftar Sekarang',
  buy: 'Beli Sekarang',
  viewVoucher: 'Lihat Voucher',
  viewETicket: 'Lihat E-Tiket',
  classFull: 'Kelas Penuh',
} as const satisfies Record<CourseAction, string>;

/** Button of an internship card (docs/product/course.md#internship-card). */
export const internshipButtonText = {
  start: label.startCourse,
  enrol: label.enrolCourse,
} as const satisfies Record<'start' | 'enrol', string>;
