import type { ReviewHighlight, ReviewSort } from '@suluh/domain/review';

/** Reviews of a course (docs/product/review.md#fields; docs/product/errors.md; docs/product/review.md, review sort). */
export const reviewText = {
  title: 'Ulasan',
  learnerOf: (platform: string) => `Peserta ${platform}`,
  titleOf: (course: string) => `Ulasan ${course}`,
  none: 'Course ini belum memiliki ulasan',
  pages: 'Halaman ulasan',
  more: (count: number) => `Muat ${count} ulasan lagi`,
  added: (count: number) => `${count} ulasan ditambahkan di bawah`,
  noneSuch: 'Belum ada ulasan dengan bintang ini.',
  filter: 'Saring dan urutkan ulasan',
  sortedBy: (order: string) => `Urutan: ${order}`,
  verified: 'Peserta terverifikasi',
  institution: 'Lembaga',
  mine: 'Ulasanmu',
  reported: 'Ulasan sudah dilaporkan',
  stars: (count: number) => `${count} bintang`,
  breakdown: (stars: number, count: number) => `${stars} bintang: ${count} ulasan`,
  allRatings: 'Semua',
  write: 'Beri ulasan',
  edit: 'Ubah ulasan',
  rate: 'Beri nilai',
  comment: 'Ulasanmu',
  highlight: 'Apa yang menonjol?',
  highlights: (words: string) => `Menonjol: ${words}`,
  named: (name: string) => `Tampilkan nama sebagai ${name}`,
  unnamed: 'Tanpa centang, kamu ditulis sebagai Peserta Suluh.',
  change: 'Ubah',
  commentHelp: 'Ceritakan yang kamu alami sendiri, paling sedikit tiga kata',
  submit: 'Kirim ulasan',
  save: 'Simpan ulasan',
  sent: 'Ulasanmu sudah kami terima',
  hidden: 'Ulasanmu sedang disembunyikan dan diperiksa tim kami.',
  remind: 'Bagaimana kursusnya? Ulasanmu membantu peserta lain memilih.',
  others: 'Kata peserta lain',
} as const;

/** Order of reviews; desc is the default (docs/product/display.md#carousels). */
export const reviewSortText = {
  desc: 'Terbaru',
  asc: 'Terlama',
} as const satisfies Record<ReviewSort, string>;

/** What the stars of a review say, one star first. */
export const starWords = ['Sangat kecewa', 'Kurang puas', 'Cukup', 'Puas', 'Sangat puas'] as const;

/** What stood out of a course. */
export const reviewHighlightText = {
  teacher: 'Pengajar',
  practice: 'Praktik',
  material: 'Materi',
  place: 'Tempat',
  time: 'Waktu',
} as const satisfies Record<ReviewHighlight, string>;
