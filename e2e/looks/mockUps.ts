import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Drawings that show how a page is meant, by its name in the table of addresses, or of what is on it, the newest first;
 * `program` is the home of a partner.
 */
const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  home: ['18-beranda-kaya', '18-spanduk', '01-beranda'],
  program: ['20-program', '08-tenant'],
  courses: ['02-daftar-kursus'],
  search: ['02-daftar-kursus'],
  searchEmpty: ['02-daftar-kursus-kosong'],
  course: ['18-detail-kursus-kaya', '03-detail-kursus'],
  cartFilled: ['04-keranjang'],
  promo: ['04-promo'],
  paymentMethodFilled: ['04-metode-pembayaran'],
  orderWaiting: ['04-cara-bayar'],
  transactionHistory: ['05-riwayat-transaksi'],
  wishlist: ['05-wishlist-kosong'],
  myCertificate: ['05-sertifikat-saya', '09-sertifikat'],
  recap: ['22-recap', '09-recap'],
  downtime: ['10-pemeliharaan'],
  buttons: ['07-komponen'],
  badges: ['07-komponen'],
  fields: ['07-komponen'],
  cards: ['07-komponen'],
  myCourse: ['12-kursus-saya'],
  enrolment: ['12-halaman-kursusku'],
  lesson: ['11-belajar-pelajaran', '11-belajar-bacaan'],
  test: ['11-belajar-kuis'],
  ticket: ['13-e-tiket'],
  door: ['13-pintu'],
  finished: ['14-selesai'],
  certificateFound: ['14-verifikasi'],
  redeemVoucher: ['15-voucher'],
  review: ['16-ulasan'],
  onJob: ['17-magang'],
  enterprise: ['19-bisnis'],
  jobVacancies: ['19-lowongan'],
  job: ['19-lowongan-detail'],
  referralCode: ['22-referral'],
  notFound: ['10-404'],
  menu: ['01-beranda-menu'],
  filterSheet: ['02-daftar-kursus-filter'],
  sortSheet: ['02-daftar-kursus-urutkan'],
  dateDialog: ['06-dialog'],
  mailToPay: ['21-surel-bayar'],
  mailPaid: ['21-surel-lunas'],
};

/**
 * Files of the drawings of a page that lie in the folder: at its width, and those that are drawn once for all widths.
 * @param folder none: there are no drawings at hand
 */
export const drawingsOf = (folder: string | undefined, name: string, widthPx: number): string[] =>
  folder === undefined
    ? []
    : (DRAWINGS[name] ?? [])
        .flatMap((drawing) => [`${drawing}-${widthPx}.png`, `${drawing}.png`])
        .map((file) => path.join(folder, file))
        .filter((file) => existsSync(file));
