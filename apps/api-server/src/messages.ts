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
};
