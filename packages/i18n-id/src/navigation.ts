import type { DrawerItem } from '@suluh/domain/navigation';
import * as label from './label.ts';

/** Header, mega menu and account menu. */
export const headerText = {
  mainNavigation: 'Utama',
  home: 'Beranda',
  homeLink: (product: string) => `${product}, beranda`,
  prakerja: label.prakerjaCard,
  business: 'Bisnis',
  ukm: 'UKM',
  collections: label.courseCollections,
  partners: label.partners,
  jobs: label.jobVacancies,
  news: 'Berita',
  becomePartner: label.becomePartner,
  categories: 'Kategori',
  allCategories: 'Semua kategori',
  login: 'Masuk',
  register: 'Daftar',
  wishlist: 'Wishlist',
  cart: 'Keranjang',
  cartWithCount: (count: number) => `Keranjang, ${count} kursus`,
  notifications: 'Notifikasi',
  notificationsUnread: 'Notifikasi, ada yang belum dibaca',
  accountMenu: (name: string) => `Menu akun ${name}`,
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  menu: 'Menu',
} as const;

/** Items of the mobile drawer and the account menu (docs/product/navigation.md#drawer). */
export const drawerItemText = {
  jobVacancies: label.jobVacancies,
  onJob: label.onJob,
  myCourse: label.myCourses,
  learningInterest: 'Minat Pelatihan',
  referralCode: label.referralCode,
  transactionHistory: label.transactionHistory,
  promo: 'Promo',
  wishlist: 'Wishlist',
  myCertificate: label.myCertificates,
  redeemVoucher: label.redeemVoucher,
  profile: 'Profil',
} as const satisfies Record<DrawerItem, string>;

export const drawerText = {
  /** Label of label.referralCode and 'Promo' (docs/product/navigation.md#drawer). */
  new: 'new',
  logout: 'Keluar',
  account: 'Akun',
  verified: label.verified,
  notVerified: label.notVerified,
} as const;

/** Choice between light and dark. */
export const themeText = {
  label: 'Tampilan',
  system: 'Ikuti perangkat',
  light: 'Terang',
  dark: 'Gelap',
} as const;

/** Switch of the data saver (docs/product/display.md#data-saver). */
export const dataSaverText = {
  label: 'Hemat data',
  on: 'nyala',
  off: 'mati',
} as const;

/** Breadcrumb (docs/product/navigation.md). */
export const breadcrumbText = { label: 'Breadcrumb', home: 'Beranda', separator: '/' } as const;

/** Footer of the main site. */
export const footerText = {
  label: 'Kaki halaman',
  tagline: 'Tempat menyalakan keahlian baru, dari rumah atau langsung di kelas.',
  learn: 'Belajar',
  program: 'Program',
  help: 'Bantuan',
  camp: 'Camp',
  internship: 'Magang',
  checkCertificate: label.checkCertificate,
  rights: (year: number, product: string) => `© ${year} ${product}.`,
  serviceEnds: (day: string) => `Layanan berakhir pada ${day}.`,
  serviceEnded: 'Layanan sudah berakhir.',
} as const;

/** Names of the pages with help and documents, in the footer and where they are linked. */
export const helpPageText = {
  help: label.helpCentre,
  contact: 'Kontak',
  aboutUs: 'Tentang Suluh',
  terms: label.terms,
  privacy: label.privacy,
} as const;

/** Banner that opens the mobile app (docs/product/navigation.md#app-banner). */
export const appBannerText = {
  text: 'Lebih nyaman di aplikasi',
  open: 'Buka App',
  close: 'Tutup',
} as const;
