import * as label from './label.ts';

/** Page titles and descriptions; defaults carry the brand (docs/product/display.md#page-meta). */
export const seoText = Object.freeze({
  title: (page: string, product: string) => `${page} · ${product}`,
  defaultTitle: (product: string) => `${product} · Kursus online dan kelas tatap muka`,
  defaultDescription: 'Kursus online dan kelas tatap muka dari lembaga pelatihan di seluruh Indonesia.',
  robots: 'index,follow',
  robotsPrivate: 'noindex,nofollow',
  robotsNarrowed: 'noindex,follow',
  home: 'Beranda',
  search: (keyword: string) => (keyword === '' ? label.findCourse : `Hasil pencarian “${keyword}”`),
  category: (category: string) => `Kursus ${category}`,
  collectionEvents: (collection: string) => `Jadwal terdekat: ${collection}`,
  partner: (partner: string) => `Kursus dari ${partner}`,
  courseDescription: (course: string, partner: string) => `Ikuti ${course} dari ${partner}.`,
  notFound: 'Halaman tidak ditemukan',
} as const);
