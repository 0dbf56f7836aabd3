import * as label from './label.ts';

/** Courses side by side (docs/product/course.md#comparison). */
export const comparisonText = {
  title: 'Bandingkan kursus',
  /** Leads there from a course. */
  open: 'Bandingkan dengan kursus lain',
  /** Leads there from the wishlist. */
  openWished: 'Bandingkan kursus di halaman ini',
  table: 'Perbandingan kursus',
  emptyTitle: 'Belum ada yang dibandingkan',
  emptyBody: 'Cari kursus di bawah, lalu taruh sampai tiga kursus bersisian.',
  gone: 'Ada kursus yang sudah tidak bisa diikuti, jadi tidak ikut dibandingkan.',
  see: label.seeCourse,
  seeNamed: (title: string) => `Lihat Kursus: ${title}`,
  remove: 'Keluarkan',
  removeNamed: (title: string) => `Keluarkan ${title} dari perbandingan`,
  price: 'Harga',
  rating: 'Penilaian',
  nobodyRated: 'Belum ada ulasan',
  students: 'Peserta',
  institution: 'Lembaga',
  teacher: 'Pengajar',
  cities: 'Kota',
  nextDate: 'Jadwal terdekat',
  outcomes: 'Yang kamu pelajari',
  none: 'Tidak ada',
  firstTitle: (most: number) => `Pilih sampai ${most} kursus`,
  moreTitle: (left: number) => (left === 1 ? 'Tambah satu kursus lagi' : `Tambah sampai ${left} kursus lagi`),
  search: 'Cari kursus untuk dibandingkan',
  searchLabel: 'Judul atau bidang kursus',
  similar: 'Kursus serupa',
  toBegin: 'Kursus untuk memulai',
  found: (words: string) => `Hasil untuk “${words}”`,
  nothingFound: 'Tidak ada kursus lain yang cocok. Coba kata yang lain.',
  add: 'Bandingkan',
  addNamed: (title: string) => `Bandingkan juga ${title}`,
} as const;
