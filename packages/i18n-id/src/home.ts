import { label } from './label.ts';

/** Sections of the main home (and of the homes that share them). */
export const homeText = Object.freeze({
  heroTitle: 'Nyalakan keahlian barumu',
  heroBody: 'Pilih kursus online atau kelas tatap muka dari lembaga pelatihan di seluruh Indonesia.',
  findCourse: label.findCourse,
  banner: 'Banner',
  bannerNumber: (number: number) => `Banner ${number}`,
  pauseBanner: 'Jeda banner',
  playBanner: 'Putar banner',
  previousBanner: 'Banner sebelumnya',
  nextBanner: 'Banner berikutnya',
  flashSale: 'Flash Sale',
  flashSaleEndsIn: (hours: string, minutes: string, seconds: string) =>
    `Berakhir dalam ${hours} jam ${minutes} menit ${seconds} detik`,
  flashSaleEnded: 'Flash Sale sudah berakhir',
  seeAll: label.seeAll,
  prakerjaTitle: 'Koleksi Kartu Prakerja',
  prakerjaLead: 'Kursus yang bisa dibeli dengan saldo Kartu Prakerja, lengkap dengan sertifikat.',
  prakerjaTabs: label.prakerjaCollections,
  bestDeal: 'Pilihan Terbaik',
  bestDealWeek: 'Pilihan Terbaik Minggu Ini',
  categories: 'Jelajahi Kategori',
  teachers: 'Belajar dari yang mengerjakan',
  teachersLead: 'Pengajar yang setiap hari memegang alatnya sendiri.',
  partners: label.partners,
  partnersLead: label.taughtByPartners,
  testimonials: 'Cerita dari Peserta',
  news: label.newsAndArticles,
  newsMeta: (day: string, contributor: string) => `${day} · ${contributor}`,
  benefits: 'Kenapa belajar di sini',
  journey: 'Langkah belajarmu',
  recommended: 'Rekomendasi untukmu',
  bundle: 'Paket Kursus',
} as const);

/** Prakerja home (/kartuprakerja). */
export const prakerjaHomeText = Object.freeze({
  title: label.prakerjaCard,
  heroTitle: 'Pakai saldo Prakerja untuk keahlian yang dicari',
  heroBody: 'Pilih kursus, bayar dengan kode Prakerja, lalu selesaikan untuk dapat sertifikat.',
  findCourse: label.findCourse,
  journeyTitle: 'Cara membeli kursus Prakerja',
  collections: label.prakerjaCollections,
} as const);

/** Business home (/enterprise). */
export const enterpriseText = Object.freeze({
  title: 'Bisnis',
  heroTitle: 'Naikkan keahlian timmu',
  heroBody: 'Susun program belajar untuk karyawan bersama lembaga pelatihan kami.',
  contact: 'Hubungi Kami',
  clients: 'Dipercaya oleh',
  leadName: label.fullname,
  leadEmail: 'Email kantor',
  leadNeed: 'Kebutuhan pelatihan',
  leadSubmit: 'Kirim',
  leadSent: 'Pesanmu sudah kami terima. Tim kami akan menghubungimu.',
} as const);
