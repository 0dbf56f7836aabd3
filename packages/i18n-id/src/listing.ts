import type {
  CourseTypeFilter,
  MethodFilter,
  PriceBucket,
  ProviderFilter,
  SortCode,
  TrainingFilter,
} from '@suluh/domain/listing';
import { ageRange } from './ageRange.ts';
import * as label from './label.ts';
import { rupiah } from './numbers.ts';
import { productNameText } from './productName.ts';

/** Sort options of a listing (docs/product/display.md#carousels). */
export const sortText = {
  relevance: 'Paling Sesuai',
  priceHighest: 'Harga Tertinggi',
  priceLowest: 'Harga Terendah',
  newest: 'Terbaru',
  ratingHighest: 'Rating Tertinggi',
  ratingLowest: 'Rating Terendah',
} as const satisfies Record<SortCode, string>;

/** Price choices of the filter. */
export const priceBucketText = {
  free: 'Gratis',
  under100: 'Di bawah Rp100.000',
  '100to500': 'Rp100.000 – Rp500.000',
  over500: 'Di atas Rp500.000',
} as const satisfies Record<PriceBucket, string>;

/** Course type choices of the filter. */
export const courseTypeFilterText = {
  online: label.onlineCourse,
  offline: label.offlineCourse,
} as const satisfies Record<CourseTypeFilter, string>;

/** Choices of who offers a course, for whom it is, and how it is learned. */
export const oneOfFilterText = {
  semua: 'Semua',
  internal: `Dari ${productNameText}`,
  partner: 'Dari mitra',
  coursera: 'Coursera',
  prakerja: 'Prakerja',
  nonprakerja: 'Non-Prakerja',
  mandiri: 'Mandiri',
  webinar: 'Webinar',
} as const satisfies Record<ProviderFilter | TrainingFilter | MethodFilter, string>;

/** Headings of the filters. */
export const filterTitle = {
  courseType: label.courseType,
  locationEvent: label.classLocation,
  location: 'Lokasi Lembaga',
  role: 'Peran',
  category: 'Kategori',
  price: 'Harga',
  age: 'Usia',
  education: 'Pendidikan',
  rating: 'Rating',
  lp: 'Lembaga',
  provider: 'Penyedia',
  training: 'Pelatihan',
  method: 'Metode',
} as const;

/** The listing page, its filter and its sort sheet (docs/product/listing.md#address; docs/product/errors.md). */
export const listingText = {
  filter: 'Filter',
  filterActive: (count: number) => `Filter, ${count} dipilih`,
  sort: 'Urutkan',
  reset: 'Reset',
  apply: 'Terapkan',
  showMore: label.seeMore,
  showLess: label.seeLess,
  minimum: 'Minimum',
  maximum: 'Maksimum',
  anyRating: 'Semua rating',
  /** Chip of the age filter, which may have one bound only. */
  ageChip: (min: number | null, max: number | null) => `Usia ${ageRange(min, max)}`,
  ratingAndUp: (rating: number) => `${rating} ke atas`,
  andUp: 'ke atas',
  removeFilter: (title: string) => `Hapus filter ${title}`,
  courseCount: (count: string) => `${count} kursus`,
  showCount: (count: string) => `Tampilkan ${count} kursus`,
  notFoundTitle: 'Kursus Tidak Ditemukan :(',
  notFoundBody: 'Coba kata kunci lain atau cek kursus rekomendasi di bawah ya.',
  recommendations: label.otherRecommendations,
  allCourses: label.allCourses,
  results: 'Daftar kursus',
  end: 'Semua kursus sudah ditampilkan',
} as const;

/** Beside the courses of a listing, on servers alone: what mistyped words were taken for, and what follows the last row. */
export const besideListingText = {
  collections: 'Pilih koleksi',
  topics: 'Pilih subtopik',
  /** Those of a collection's courses that have a date to come, and of all collections by their names. */
  dated: (courses: string) => `${courses} kelas segera dimulai`,
  datedIn: 'Kelas yang segera dimulai',
  datedOf: (collection: string, courses: string) => `${collection} (${courses})`,
  /** Around what was looked for instead of mistyped words, and around a link to what was typed. */
  resultsFor: 'Menampilkan hasil untuk',
  searchOnly: (typed: string) => `cari ${typed} saja`,
  /** What words of price in a search were taken for. */
  free: 'Hanya kursus yang gratis.',
  cheapestFirst: 'Diurutkan dari harga terendah.',
  priceTo: (mostRupiah: number) => `Hanya kursus dengan harga sampai ${rupiah(mostRupiah)}.`,
  priceFrom: (leastRupiah: number) => `Hanya kursus dengan harga mulai ${rupiah(leastRupiah)}.`,
  priceBetween: (leastRupiah: number, mostRupiah: number) =>
    `Hanya kursus dengan harga ${rupiah(leastRupiah)} sampai ${rupiah(mostRupiah)}.`,
  anyPrice: 'Lihat semua harga',
  moreCourses: (count: string) => `${count} kursus lagi`,
  moreBody: 'Halaman berikutnya menunggu.',
  popular: 'Yang sering dicari',
  byCategory: 'Atau pilih kategorinya',
  noneYet: 'Belum ketemu yang cocok?',
  noneYetBody: 'Lihat semua bidang, harga, dan kota dalam satu daftar.',
} as const;
