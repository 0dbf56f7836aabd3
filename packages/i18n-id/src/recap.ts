import type { RecapCategory } from '@suluh/domain/recap';
import * as label from './label.ts';

/** Recap categories (docs/product/recap.md#page). */
export const recapCategoryText = {
  Explorer: 'Explorer',
  'High-Achiever': 'High-Achiever',
  Enthusiast: 'Enthusiast',
} as const satisfies Record<RecapCategory, string>;

/** Yearly learning recap (docs/product/recap.md). */
export const recapText = {
  title: 'Learning Recap',
  titleOfYear: (year: number) => `Learning Recap ${year}`,
  youAre: (name: string) => `${name}, kamu`,
  courses: 'Kursus yang kamu ikuti',
  institutes: 'Lembaga tempatmu belajar',
  otherCourses: (count: number) => `+ ${count} Kursus Lainnya`,
  otherInstitutes: (count: number) => `+ ${count} Lembaga Lainnya`,
  emptyTitle: 'Belum ada Learning Recap Untukmu',
  findCourse: label.findCourse,
  coursesTaken: 'kursus diikuti',
  hours: (hours: number) => `${hours} jam`,
  learned: 'belajar',
  certificates: 'sertifikat',
  download: 'Unduh',
  share: 'Bagikan',
  shareNote: 'Siapa pun yang punya tautannya bisa melihat nama depanmu, kursusmu, dan lembaganya.',
  shared: 'Recap ini bisa dilihat lewat tautannya.',
  outdated: 'Tautannya masih menunjukkan recap yang lama. Perbarui supaya sama dengan yang ini.',
  stillShared: 'Recap yang pernah kamu bagikan masih bisa dilihat lewat tautannya.',
  renew: 'Perbarui yang Dibagikan',
  open: 'Lihat Halamannya',
  unshare: 'Berhenti Membagikan',
  years: 'Pilih tahun',
  teacher: (name: string) => `Paling lama kamu belajar dengan ${name}.`,
  ofSomebody: (name: string, year: number) => `Learning Recap ${year} ${name}`,
  sharedText: (year: number) => `Ini Learning Recap ${year} milikku di Suluh.`,
  invite: 'Kamu juga bisa belajar keterampilan baru tahun ini.',
  pictureOf: (name: string, category: string, courses: number, hours: number, certificates: number) =>
    `${name} seorang ${category}: ${courses} kursus diikuti, ${hours} jam belajar, ${certificates} sertifikat.`,
} as const;
