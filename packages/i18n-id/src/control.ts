import * as label from './label.ts';

/** Words on controls, whatever they are about: closing, paging, loading, copying. */
export const controlText = {
  close: 'Tutup',
  back: 'Kembali',
  cancel: 'Batal',
  save: 'Simpan',
  later: label.later,
  delete: 'Hapus',
  add: 'Tambah',
  search: 'Cari',
  apply: 'Terapkan',
  continue: 'Lanjutkan',
  retry: label.retry,
  info: 'Info',
  seeAll: label.seeAll,
  seeMore: label.seeMore,
  seeLess: label.seeLess,
  loading: 'Memuat',
  allShown: 'Semua sudah ditampilkan',
  loadMore: 'Muat Lebih Banyak',
  copy: 'Salin',
  /** Copy toast (docs/product/errors.md; 5 s in payment detail, 1.5 s on the voucher code). */
  copied: label.copied,
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  optional: 'opsional',
  all: 'Semua',
  skipToContent: 'Langsung ke isi',
} as const;

/** Pagination and page sizes. */
export const paginationText = {
  label: 'Halaman',
  page: (page: number) => `Halaman ${page}`,
  currentPage: (page: number) => `Halaman ${page}, halaman saat ini`,
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  show: 'Tampilkan',
  perPage: 'per halaman',
} as const;

/** Carousel controls. */
export const carouselText = {
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  pause: 'Jeda',
  play: 'Putar',
  /** Spoken role of the slider and of one slide (aria-roledescription). */
  roleDescription: 'korsel',
  slideRoleDescription: 'salindia',
  slide: (position: number, total: number) => `${position} dari ${total}`,
} as const;
