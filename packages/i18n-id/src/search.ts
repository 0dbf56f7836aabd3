import * as label from './label.ts';

/** The search field and the result page (/search-course; R12). */
export const searchText = {
  placeholder: 'Cari kursus, topik, atau lembaga',
  submit: 'Cari',
  resultsFor: (keyword: string) => `Hasil pencarian “${keyword}”`,
  allResults: label.allCourses,
  history: 'Pencarian terakhir',
  clearHistory: 'Hapus riwayat',
  keywords: 'Kata kunci',
  courses: 'Kursus',
  people: 'Lembaga dan pengajar',
  teacher: (name: string, courses: number) => `${name}, ${courses} kursus`,
} as const;
