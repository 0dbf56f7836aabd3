import type { PageName } from '@suluh/domain/address';
import * as label from './label.ts';

/** Page titles and descriptions; defaults carry the brand (docs/product/display.md#page-meta). */
export const seoText = {
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
} as const;

/**
 * What search engines and shared links say of a page that shows nothing with words of its own to say; by its title and
 * the product's name (docs/product/display.md#page-meta). Personal pages say nothing.
 */
export const pageDescription: Readonly<Partial<Record<PageName, (title: string, product: string) => string>>> = {
  home: (_title, product) =>
    `${product}: belajar keahlian baru lewat kursus online dan kelas tatap muka, bersama pengajar dari seluruh Indonesia.`,
  courses: (_title, product) =>
    `Semua kursus dan kelas di ${product}: saring menurut bidang, harga, kota, dan jadwal, lalu mulai belajar.`,
  collection: (title, product) =>
    `${title}: kursus pilihan di ${product}, lengkap dengan harga, jadwal, dan ulasan peserta.`,
  collectionEvent: (title, product) =>
    `${title}. Kelas yang masih bisa diikuti, dengan tanggal, kota, dan sisa kursinya di ${product}.`,
  category: (title, product) =>
    `${title} dari lembaga pelatihan tepercaya, online maupun tatap muka. Bandingkan harga dan ulasannya di ${product}.`,
  search: (title, product) => `${title} di ${product}.`,
  bundles: (_title, product) =>
    `Paket kursus yang saling melengkapi di ${product}: beberapa kelas sekaligus, masuk keranjang dengan satu ketukan.`,
  flashSale: (_title, product) =>
    `Kursus dengan harga turun untuk waktu terbatas di ${product}. Lihat sisa waktu dan sisa tempatnya.`,
  certificateCheck: (_title, product) =>
    `Periksa keaslian sertifikat ${product} lewat nomor, kode QR, atau berkas PDF-nya.`,
  jobVacancies: (_title, product) =>
    `Lowongan kerja dari perusahaan mitra ${product}: cari menurut kota, jenis kerja, dan perusahaan, lalu lamar langsung.`,
  newsList: (_title, product) => `Berita, artikel, video, dan acara seputar belajar dan dunia kerja dari ${product}.`,
  partners: (_title, product) =>
    `Lembaga pelatihan yang mengajar di ${product}, dengan bidang dan kursus masing-masing.`,
  teacher: (title, product) => `${title} di ${product}: siapa dia, kursusnya, dan kata peserta.`,
  partner: (title, product) => `${title} di ${product}: daftar kursus, jadwal kelas, dan ulasan peserta.`,
  partnership: (_title, product) =>
    `Ajarkan keahlianmu atau buka lowongan bersama ${product}. Pilih jenis kemitraan dan kirim pengajuan.`,
  help: (_title, product) => `Jawaban seputar pembelian, pembayaran, belajar, dan sertifikat di ${product}.`,
  contact: (_title, product) => `Cara menghubungi tim ${product}.`,
  aboutUs: (_title, product) => `Siapa ${product}, mengapa ada, dan untuk siapa.`,
  terms: (_title, product) => `Syarat dan ketentuan memakai ${product}.`,
  privacy: (_title, product) => `Data pribadi apa yang disimpan ${product}, untuk apa, dan apa hakmu.`,
  prakerja: (_title, product) =>
    `Pakai saldo Prakerja untuk belajar di ${product}: cara menukar, kursus yang tersedia, dan tanya jawabnya.`,
  enterprise: (_title, product) =>
    `Pelatihan tim untuk perusahaan bersama ${product}: pilih materi, atur jadwal, pantau hasilnya.`,
  smallBusiness: (_title, product) =>
    `Kursus singkat untuk pelaku UMKM di ${product}: jualan online, pembukuan, kemasan, dan izin usaha.`,
};
