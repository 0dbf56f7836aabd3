import type { TeamSize } from '@suluh/domain/validation';
import * as label from './label.ts';
import { wholeNumber } from './numbers.ts';
import { ratingText } from './rating.ts';

/** Sections of the main home (and of the homes that share them). */
export const homeText = {
  heroTitle: 'Nyalakan keahlian barumu',
  heroBody: 'Pilih kursus online atau kelas tatap muka dari lembaga pelatihan di seluruh Indonesia.',
  findCourse: label.findCourse,
  banner: 'Banner',
  bannerNumber: (number: number) => `Banner ${number}`,
  pauseBanner: 'Jeda banner',
  playBanner: 'Putar banner',
  previousBanner: 'Banner sebelumnya',
  nextBanner: 'Banner berikutnya',
  /** How much there is to learn. */
  figures: {
    courses: (total: number) => `${wholeNumber(total)} kursus`,
    categories: (total: number) => `dari ${wholeNumber(total)} bidang`,
    partners: (total: number) => `${wholeNumber(total)} lembaga`,
    partnersLabel: 'mengajar langsung',
    cities: (total: number) => `${wholeNumber(total)} kota`,
    citiesLabel: 'kelas tatap muka',
    learners: ratingText.learners,
    learnersLabel: 'sudah mulai belajar',
  },
  flashSale: 'Flash Sale',
  flashSaleEndsIn: (hours: string, minutes: string, seconds: string) =>
    `Berakhir dalam ${hours} jam ${minutes} menit ${seconds} detik`,
  flashSaleEnded: 'Flash Sale sudah berakhir',
  seeAll: label.seeAll,
  prakerjaTitle: 'Koleksi Kartu Prakerja',
  prakerjaLead: 'Kursus yang bisa dibeli dengan saldo Kartu Prakerja, lengkap dengan sertifikat.',
  prakerjaTabs: 'Koleksi Prakerja',
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
  viewed: 'Terakhir kamu lihat',
  forYou: 'Sesuai minatmu',
  recommended: 'Rekomendasi untukmu',
} as const;

/** Prakerja home (/kartuprakerja). */
export const prakerjaHomeText = {
  title: label.prakerjaCard,
  heroTitle: 'Saldo Prakerja jadi keahlian',
  heroBody: 'Pilih kursus, bayar dengan kode Prakerja, lalu selesaikan untuk dapat sertifikat.',
  findCourse: label.findCourse,
  journeyTitle: 'Cara membeli kursus Prakerja',
  allCourses: 'Lihat Semua Kursus Prakerja',
} as const;

/** Business home (/enterprise). */
export const enterpriseText = {
  title: 'Bisnis',
  heroTitle: 'Naikkan keahlian timmu',
  heroBody: 'Susun program belajar untuk karyawan bersama lembaga pelatihan kami.',
  clients: 'Dipakai oleh tim di',
} as const;

/** How many people a business wants to train. */
export const teamSizeText = {
  '1-20': 'Sampai 20 orang',
  '21-200': '21\u2013200 orang',
  '201-': 'Lebih dari 200 orang',
} as const satisfies Record<TeamSize, string>;

/** The form by which a business asks for training. */
export const enterpriseLeadText = {
  title: 'Minta Penawaran',
  lead: 'Kami membalas paling lambat satu hari kerja dengan usulan jalur belajar dan harganya.',
  name: 'Nama',
  namePlaceholder: 'Nama lengkapmu',
  company: 'Perusahaan',
  companyPlaceholder: 'PT, CV, koperasi, atau instansi',
  email: 'Email kantor',
  emailPlaceholder: 'nama@perusahaan.co.id',
  phone: 'Nomor telepon',
  phonePlaceholder: '628123456789',
  phoneHelp: 'Diawali 62, tanpa spasi',
  teamSize: 'Jumlah peserta',
  teamSizePlaceholder: 'Pilih jumlah peserta',
  field: 'Bidang',
  fieldPlaceholder: 'Pilih bidang',
  need: 'Yang ingin dicapai',
  needPlaceholder: 'Contoh: kasir bisa menjelaskan produk dalam bahasa Inggris',
  submit: label.sendRequest,
  submitting: label.sending,
  consent: { before: 'Dengan mengirim, kamu setuju dihubungi sesuai ', link: label.privacy, end: '.' },
  sentTitle: 'Permintaanmu sudah kami terima',
  sent: 'Tim kami akan menghubungimu paling lambat satu hari kerja.',
  back: 'Kembali ke halaman Bisnis',
  refused: label.mendFields,
} as const;
