import type { DrawerItem } from '@suluh/domain/navigation';

/** Header, mega menu and account menu. */
export const headerText = Object.freeze({
  mainNavigation: 'Utama',
  home: 'Beranda',
  homeLink: (product: string) => `${product}, beranda`,
  prakerja: 'Kartu Prakerja',
  business: 'Bisnis',
  ukm: 'UKM',
  collections: 'Koleksi Kursus',
  partners: 'Lembaga Mitra',
  jobs: 'Lowongan Kerja',
  news: 'Berita',
  becomePartner: 'Jadi Mitra',
  camp: 'Camp',
  categories: 'Kategori',
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
} as const);

/** Items of the mobile drawer and the account menu (spec 2, Drawer menu). */
export const drawerItemText = Object.freeze({
  jobVacancies: 'Lowongan Kerja',
  myCourse: 'Kursus Saya',
  learningInterest: 'Minat Pelatihan',
  referralCode: 'Kode Referral',
  transactionHistory: 'Riwayat Transaksi',
  promo: 'Promo',
  wishlist: 'Wishlist',
  myCertificate: 'Sertifikat Saya',
  redeemVoucher: 'Redeem Voucher',
  profile: 'Profil',
} as const) satisfies Record<DrawerItem, string>;

export const drawerText = Object.freeze({
  /** Label of 'Kode Referral' and 'Promo' (spec 2, Drawer menu). */
  new: 'new',
  logout: 'Keluar',
  account: 'Akun',
  verified: 'Sudah diverifikasi',
  notVerified: 'Belum diverifikasi',
} as const);

/** Breadcrumb (spec 2). */
export const breadcrumbText = Object.freeze({ label: 'Breadcrumb', home: 'Beranda', separator: '/' } as const);

/** Footer of the main site. */
export const footerText = Object.freeze({
  label: 'Kaki halaman',
  tagline: 'Tempat menyalakan keahlian baru, dari rumah atau langsung di kelas.',
  learn: 'Belajar',
  program: 'Program',
  help: 'Bantuan',
  internship: 'Magang',
  checkCertificate: 'Cek Sertifikat',
  helpCentre: 'Pusat Bantuan',
  howToPay: 'Cara Bayar',
  terms: 'Syarat & Ketentuan',
  privacy: 'Kebijakan Privasi',
  poweredBy: (product: string) => `Didukung oleh ${product}`,
  rights: (year: number, product: string) => `© ${year} ${product}.`,
  serviceEnds: (day: string) => `Layanan berakhir pada ${day}.`,
  serviceEnded: (day: string) => `Layanan berakhir sejak ${day}.`,
} as const);

/** Banner that opens the mobile app (spec 2, Mobile app banner). */
export const appBannerText = Object.freeze({
  text: 'Lebih nyaman di aplikasi',
  open: 'Buka App',
  close: 'Tutup',
} as const);
