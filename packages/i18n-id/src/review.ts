import type { ReviewSort } from '@suluh/domain/review';
import { label } from './label.ts';

/** Reviews of a course (docs/product/review.md#fields; docs/product/errors.md; docs/product/review.md, review sort). */
export const reviewText = Object.freeze({
  title: 'Ulasan',
  none: 'Course ini belum memiliki ulasan',
  pages: 'Halaman ulasan',
  like: 'Suka',
  unlike: 'Batal suka',
  likes: (count: number) => `${count} orang terbantu`,
  report: 'Laporkan',
  reported: 'Ulasan sudah dilaporkan',
  reportTitle: 'Laporkan ulasan ini?',
  reportBody: 'Tim kami akan memeriksa ulasan ini.',
  sortLabel: 'Urutkan ulasan',
  stars: (count: number) => `${count} bintang`,
  breakdown: (stars: number, count: number) => `${stars} bintang: ${count} ulasan`,
  allRatings: 'Semua',
  learnerOf: (platform: string) => `Peserta ${platform}`,
  write: 'Beri ulasan',
  comment: 'Ceritakan pengalamanmu',
  submit: 'Kirim ulasan',
  sent: 'Ulasanmu sudah kami terima',
  chooseStars: label.chooseStars,
} as const);

/** Order of reviews; desc is the default (docs/product/display.md#carousels). */
export const reviewSortText = Object.freeze({
  desc: 'Terbaru',
  asc: 'Terlama',
} as const) satisfies Record<ReviewSort, string>;
