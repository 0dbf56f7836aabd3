import type { ErrorCode } from '@suluh/api/catalogue';

/** Texts of refusals, Indonesian because a learner may see them. Those of the specification stand to the letter. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  BAD_REQUEST: 'Permintaan tidak dapat dipahami. Periksa kembali isianmu.',
  UNAUTHORIZED: 'Kamu perlu masuk terlebih dahulu.',
  TOKEN_EXPIRED: 'Sesi kamu sudah berakhir. Silakan masuk kembali.',
  TOKEN_REVOKED: 'Sesi kamu sudah tidak berlaku. Silakan masuk kembali.',
  INVALID_CREDENTIALS: 'Email atau password salah.',
  FORBIDDEN: 'Kamu tidak memiliki akses ke bagian ini.',
  NO_MEMBERSHIP: 'Akun kamu tidak terdaftar pada program ini.',
  EXTERNAL_LOGIN_ONLY: 'Masuk ke program ini melalui halaman masuk mitra.',
  REGISTRATION_CLOSED: 'Program ini tidak menerima pendaftaran akun.',
  NOT_FOUND: 'Data tidak ditemukan.',
  ALREADY_BOUGHT: 'kursus telah dibeli sebelumnya',
  ALREADY_PENDING: 'Kursus sudah ada di keranjang.',
  ALREADY_REGISTERED: 'Email sudah terdaftar.',
  EVENT_FULL: 'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
  EVENT_REQUIRED: 'Pilih jadwal terlebih dahulu.',
  PRICE_CHANGED: 'Harga kursus berubah. Periksa kembali keranjangmu.',
  PAYMENT_REQUIRED: 'Pilih metode pembayaran terlebih dahulu.',
  PAYMENT_CLOSED: 'Pesanan ini tidak lagi menunggu pembayaran.',
  METHOD_UNAVAILABLE: 'Metode pembayaran ini tidak bisa dipakai untuk pesananmu.',
  PROMO_UNUSABLE: 'Kode promo tidak bisa digunakan',
  OTP_WAIT: 'Tunggu sebentar sebelum meminta kode baru.',
  OTP_INVALID: 'Kode yang kamu masukkan salah.',
  SALES_CLOSED: 'Pembelian kursus sudah ditutup.',
  CONFLICT: 'Permintaan bertentangan dengan data yang ada.',
  PAYLOAD_TOO_LARGE: 'Data yang dikirim terlalu besar.',
  UNSUPPORTED_MEDIA_TYPE: 'Jenis data yang dikirim tidak didukung.',
  IDEMPOTENCY_MISMATCH: 'Permintaan dengan kunci yang sama sudah dipakai untuk isian lain.',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
  UNAVAILABLE: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  INTERNAL: 'Terjadi kesalahan pada sistem kami.',
};

/** Message of every success. */
export const SUCCESS_MESSAGE = 'Berhasil';

/** Names of the course types by code (spec section 3). */
export const COURSE_TYPE_NAMES = {
  a: 'Pembelajaran Mandiri',
  b: 'Webinar',
  c: 'Pembelajaran Mandiri & Webinar',
  d: 'Kelas Offline',
} as const;

/** Titles of filter options that are no data. */
export const FACET_TITLES = {
  courseType: { online: 'Kursus Online', offline: 'Kursus Offline' },
  price: {
    free: 'Gratis',
    under100: 'Di bawah Rp100.000',
    '100to500': 'Rp100.000 – Rp500.000',
    over500: 'Di atas Rp500.000',
  },
  rating: (rating: number) => `${rating} ke atas`,
  upcoming: 'Segera Hadir',
} as const;

const DOTTED = new Intl.NumberFormat('id-ID');

/** Rupiah as learners read them (spec section 9): Rp with dots. */
const rupiah = (amount: number): string => `Rp${DOTTED.format(amount)}`;

const WIB = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** An instant in western Indonesian time, such as 6 November 2025 pukul 23.59 WIB. */
const inWib = (instant: string): string => `${WIB.format(new Date(instant))} WIB`;

/** What the words about an order are made of. */
export interface OrderFacts {
  orderId: string;
  courses: string[];
  amountRupiah: number;
  deadline: string | null;
}

const courseNames = (courses: readonly string[]): string => (courses.length > 1 ? `${courses[0]} dan ${courses.length - 1} kursus lainnya` : (courses[0] ?? ''));

/** What a learner is told when an order changes: title and text of the notification, which the mail carries too. */
export const ORDER_NEWS = {
  orderUnpaid: ({ courses, amountRupiah, deadline }: OrderFacts) => ({
    title: 'Menunggu Pembayaran',
    message: `Selesaikan pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)}${deadline ? ` sebelum ${inWib(deadline)}` : ''}.`,
  }),
  orderPaid: ({ courses, amountRupiah }: OrderFacts) => ({
    title: amountRupiah > 0 ? 'Pembayaran Berhasil' : 'Pendaftaran Berhasil',
    message: `Kamu sudah terdaftar pada ${courseNames(courses)}. Buka Kursus Saya untuk mulai belajar.`,
  }),
  orderCancelled: ({ courses }: OrderFacts) => ({ title: 'Transaksi Dibatalkan', message: `Transaksi untuk ${courseNames(courses)} sudah dibatalkan.` }),
  /** The text of spec section 4, Transaction status. */
  orderExpired: (_facts: OrderFacts) => ({ title: 'Transaksi Tidak Berhasil', message: 'Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.' }),
  orderReversed: ({ courses }: OrderFacts) => ({ title: 'Pembayaran Ditarik Kembali', message: `Pembayaran untuk ${courseNames(courses)} ditarik kembali, jadi aksesmu ke kursus ini ditutup.` }),
  orderRefund: ({ courses, amountRupiah }: OrderFacts) => ({ title: 'Dana Akan Dikembalikan', message: `Pembayaran ${rupiah(amountRupiah)} untuk ${courseNames(courses)} akan kami kembalikan.` }),
} as const;

type OrderMail = OrderFacts & { fullname: string };
const orderMail = (news: Exclude<keyof typeof ORDER_NEWS, 'orderPaid'>) => (facts: OrderMail) => {
  const { title, message } = ORDER_NEWS[news](facts);
  const list = facts.courses.map((course) => `- ${course}`).join('\n');
  return { subject: `${title}: ${facts.courses[0] ?? facts.orderId}`, text: `Halo ${facts.fullname},\n\n${message}\n\n${list}\n\nNomor pesanan: ${facts.orderId}\n\nSalam,\nSuluh` };
};

/** Mails the worker sends. */
export const MAILS = {
  passwordReset: ({ fullname, link }: { fullname: string; link: string }) => ({
    subject: 'Atur ulang password akun Suluh',
    text: `Halo ${fullname},\n\nKami menerima permintaan untuk mengatur ulang password akunmu. Buka tautan berikut dalam 60 menit:\n\n${link}\n\nAbaikan email ini bila kamu tidak memintanya. Password lama tetap berlaku.\n\nSalam,\nSuluh`,
  }),
  welcome: ({ fullname }: { fullname: string }) => ({
    subject: 'Selamat datang di Suluh',
    text: `Halo ${fullname},\n\nAkunmu sudah siap. Temukan kursus yang cocok dan mulai belajar hari ini.\n\nSalam,\nSuluh`,
  }),
  orderPaid: ({ fullname, orderId, courses }: { fullname: string; orderId: string; courses: string[] }) => ({
    subject: `Pendaftaran berhasil: ${courses[0] ?? orderId}`,
    text: `Halo ${fullname},\n\nKamu sudah terdaftar pada:\n${courses.map((course) => `- ${course}`).join('\n')}\n\nNomor pesanan: ${orderId}\nBuka Kursus Saya untuk mulai belajar.\n\nSalam,\nSuluh`,
  }),
  orderUnpaid: orderMail('orderUnpaid'),
  orderCancelled: orderMail('orderCancelled'),
  orderExpired: orderMail('orderExpired'),
  orderReversed: orderMail('orderReversed'),
  orderRefund: orderMail('orderRefund'),
};

/** Why a method of payment cannot be chosen. */
export const PAYMENT_REASONS = {
  notOffered: 'Metode pembayaran ini sedang tidak tersedia.',
  prakerjaOnly: 'Hanya untuk satu kursus Prakerja.',
  /** Spec section 4, Promo flow. */
  promoBound: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
  chosenMeanwhile: 'Metode pembayaran lain baru saja dipilih. Periksa kembali pesananmu.',
} as const;

/** Why money goes back, when no learner asked for it. */
export const REFUND_REASONS = {
  paidTwice: 'Pesanan sudah dibayar dengan pembayaran lain.',
} as const;

/** Answers on the way to a payment by Prakerja. */
export const PRAKERJA_MESSAGES = {
  wait: (seconds: number) => `Tunggu ${seconds} detik sebelum meminta kode baru.`,
  tooManyWrong: 'Kode salah terlalu sering. Minta kode baru beberapa menit lagi.',
  tooManySent: 'Kode sudah terlalu sering diminta untuk pesanan ini.',
  sendFirst: 'Minta kode OTP terlebih dahulu.',
} as const;

/** Words on an invoice. */
export const INVOICE_TEXTS = {
  title: 'Invoice',
  number: 'Nomor invoice',
  order: 'Nomor pesanan',
  date: 'Tanggal',
  paidAt: 'Dibayar pada',
  deadline: 'Jatuh tempo',
  billedTo: 'Ditagihkan kepada',
  method: 'Metode pembayaran',
  transferTo: 'Nomor tujuan transfer',
  item: 'Kursus',
  price: 'Harga',
  purchase: 'Total Pembelian',
  promo: (code: string) => `Potongan “${code}”`,
  fee: 'Biaya Platform',
  total: 'Total Pembayaran',
  paid: 'LUNAS',
  unpaid: 'BELUM DIBAYAR',
  thanks: 'Terima kasih sudah belajar bersama Suluh.',
} as const;

/** Why a schedule cannot be chosen, beyond being full. */
export const SCHEDULE_REASONS = { soon: 'Jadwal ini belum dijual. Pilih jadwal lain.' } as const;

/** Why a promo cannot be used, in words (spec sections 4, 5 and 8). */
export const PROMO_REASONS = {
  unknown: 'Kode Promo Tidak Ditemukan',
  empty: 'Pilih kursus dulu sebelum pakai voucher',
  notStarted: 'Promo belum dimulai.',
  expired: 'Promo sudah berakhir.',
  quota: 'Kuota promo sudah habis.',
  usedUp: 'Kamu sudah pernah memakai promo ini.',
  courses: 'Promo tidak berlaku untuk kursus yang kamu pilih.',
  program: 'Promo tidak berlaku di program ini.',
  tooManyItems: (maxItems: number) => `Promo hanya berlaku untuk ${maxItems} kursus.`,
  minPayment: (missingRupiah: number) => `Tambah ${rupiah(missingRupiah)} lagi untuk memakai promo ini.`,
  method: PAYMENT_REASONS.promoBound,
} as const;
