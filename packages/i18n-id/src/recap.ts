import type { RecapCategory } from '@suluh/domain/recap';
import * as label from './label.ts';

/** Recap categories (docs/product/recap.md#page). */
export const recapCategoryText = Object.freeze({
  Explorer: 'Explorer',
  'High-Achiever': 'High-Achiever',
  Enthusiast: 'Enthusiast',
} as const) satisfies Record<RecapCategory, string>;

/** Yearly learning recap (docs/product/recap.md). */
export const recapText = Object.freeze({
  title: 'Learning Recap',
  titleOfYear: (year: number) => `Learning Recap ${year}`,
  youAre: (name: string) => `${name}, kamu`,
  courses: 'Kursus yang kamu ikuti',
  institutes: 'Lembaga tempatmu belajar',
  otherCourses: (count: number) => `+ ${count} Kursus Lainnya`,
  otherInstitutes: (count: number) => `+ ${count} Lembaga Lainnya`,
  emptyTitle: 'Belum ada Learning Recap Untukmu',
  findCourse: label.findCourse,
  download: 'Unduh',
  share: 'Bagikan',
  preparing: 'Menyiapkan',
} as const);
