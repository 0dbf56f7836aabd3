import { ageRange } from './ageRange.ts';
import { buyText } from './buy.ts';
import * as label from './label.ts';
import { priceText } from './price.ts';
import { ratingText } from './rating.ts';

export * from './courseAction.ts';
export * from './courseKind.ts';

/** Everything else on course cards and the course page. */
export const courseText = {
  ...buyText,
  ...priceText,
  ...ratingText,
  mandatory: label.mandatoryCourse,
  ad: 'Ad',
  prakerja: 'Prakerja',
  voucher: 'Voucher',
  by: (partner: string) => `oleh ${partner}`,
  tabs: {
    description: 'Deskripsi',
    curriculum: 'Kurikulum',
    schedule: 'Jadwal',
    reviews: 'Ulasan',
  },
  willLearn: 'Yang akan kamu pelajari',
  curriculumSummary: (sections: number, minutes: string) => `${sections} sesi · materi ${minutes}`,
  sectionTitle: (number: number, title: string) => `Sesi ${number}. ${title}`,
  sectionSummary: (lessons: number, minutes: string) => `${lessons} materi · ${minutes}`,
  lessonCount: (lessons: number) => `${lessons} materi`,
  noCurriculum: 'Kurikulum belum tersedia',
  facts: {
    type: label.courseType,
    location: label.classLocation,
    cities: (count: number) => `${count} kota`,
    duration: 'Durasi',
    /** Hours that hold more than the lessons. */
    withPractice: (minutes: string) => `${minutes} termasuk latihan`,
    withClass: (minutes: string) => `${minutes} termasuk kelas`,
    age: 'Usia',
    education: 'Pendidikan',
    certificate: 'Sertifikat',
    level: 'Tingkat',
    language: 'Bahasa',
  },
  ageRange,
  anyEducation: 'Semua jenjang',
  certificateCompetence: 'Kompetensi',
  certificateCompletion: 'Penyelesaian',
  recommendations: label.otherRecommendations,
  chooseSchedule: label.chooseSchedule,
  related: 'Kursus tentang ini',
  updated: (day: string) => `Diperbarui ${day}`,
  linkCopied: label.copied,
  registering: 'Mendaftarkan',
} as const;

/** The text that goes with a shared course (docs/product/course.md). */
export function shareText({ title, product }: { title: string; product: string }): string {
  return `Yuk, ikuti kelas ${title} di ${product} bersama aku!`;
}
