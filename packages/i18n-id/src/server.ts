import type { ErrorCode } from '@suluh/api/catalogue';
import type { ALREADY_BOUGHT_MESSAGE } from '@suluh/domain/cart';
import { MOST_HELD_SEATS } from '@suluh/domain/transaction';
import { MOST_WAITED_FOR } from '@suluh/domain/waiting';
import { registerText } from './auth.ts';
import { cartText } from './cart.ts';
import { checkInPageText } from './checkIn.ts';
import { doorText } from './door.ts';
import { eventFullText } from './dialogs.ts';
import * as label from './label.ts';
import { testText } from './learning.ts';
import { myCourseText } from './myCourse.ts';
import { paymentText } from './payment.ts';
import { downtimeText } from './site.ts';

/** Above a form that was posted and whose fields say what is wrong with them. */
export const mendFieldsText = label.mendFields;

/**
 * Texts of the API's refusals; a learner may see each of them (docs/product/errors.md; those the specification quotes
 * are to the letter).
 */
export const refusalText = {
  BAD_REQUEST: 'Permintaan tidak dapat dipahami. Periksa kembali isianmu.',
  UNAUTHORIZED: 'Kamu perlu masuk terlebih dahulu.',
  TOKEN_EXPIRED: 'Sesi kamu sudah berakhir. Silakan masuk kembali.',
  TOKEN_REVOKED: 'Sesi kamu sudah tidak berlaku. Silakan masuk kembali.',
  INVALID_CREDENTIALS: 'Email atau kata sandi salah.',
  FORBIDDEN: 'Kamu tidak memiliki akses ke bagian ini.',
  ACCOUNT_BLOCKED: label.accountBlocked,
  NO_MEMBERSHIP: 'Akun kamu tidak terdaftar pada program ini.',
  EXTERNAL_LOGIN_ONLY: 'Masuk ke program ini melalui halaman masuk mitra.',
  REGISTRATION_CLOSED: 'Program ini tidak menerima pendaftaran akun.',
  NOT_FOUND: 'Data tidak ditemukan.',
  ALREADY_BOUGHT: 'kursus telah dibeli sebelumnya' satisfies typeof ALREADY_BOUGHT_MESSAGE,
  ALREADY_PENDING: 'Kursus sudah ada di keranjang.',
  ALREADY_REGISTERED: 'Email sudah terdaftar.',
  EVENT_FULL: eventFullText.body,
  EVENT_REQUIRED: 'Pilih jadwal terlebih dahulu.',
  ORDER_WAITING: cartText.waiting,
  SEATS_HELD: `Paling banyak ${MOST_HELD_SEATS} kursi kelas boleh menunggu pembayaran. Bayar atau batalkan dulu pesananmu yang menunggu.`,
  PRICE_CHANGED: 'Harga kursus berubah. Periksa kembali keranjangmu.',
  PAYMENT_REQUIRED: 'Pilih metode pembayaran terlebih dahulu.',
  PAYMENT_CLOSED: 'Pesanan ini tidak lagi menunggu pembayaran.',
  REFUND_CLOSED: 'Dana ini tidak bisa diminta kembali.',
  ACCOUNT_CLOSED:
    'Rekening tujuan tidak bisa diubah lagi, karena dananya sudah ditransfer atau tidak ada yang dikembalikan.',
  ACCOUNT_UNREAD: 'Lihat dulu nomor rekening tujuannya, baru catat transfernya.',
  METHOD_UNAVAILABLE: 'Metode pembayaran ini tidak bisa dipakai untuk pesananmu.',
  PROMO_UNUSABLE: label.promoRejected,
  OTP_WAIT: 'Tunggu sebentar sebelum meminta kode baru.',
  PASSWORD_WEAK: label.passwordWeak,
  PASSWORD_UNCHANGED: 'Kata sandi baru harus berbeda dari yang lama',
  PHONE_UNREACHABLE: 'SMS tidak bisa dikirim ke nomor ini. Periksa lagi nomornya.',
  OTP_INVALID: 'Kode yang kamu masukkan salah.',
  SALES_CLOSED: 'Pembelian kursus sudah ditutup.',
  DOWNTIME: `${downtimeText.body}.`,
  TEST_NOT_STARTED: myCourseText.testNotStarted,
  TEST_LOCKED: 'Selesaikan dulu materinya, baru kerjakan tes ini.',
  TRIES_USED: testText.noTriesLeft,
  TEST_CLOSED: 'Tes ini sudah dikumpulkan.',
  NAME_ADJUSTED: 'Nama di sertifikat ini sudah pernah disesuaikan.',
  SESSION_CLOSED: 'Sesi ini sedang tidak bisa diikuti.',
  DOOR_ONLY: checkInPageText.atDoor,
  LOGIN_AGAIN: 'Masuk lagi dulu, lalu ulangi langkah ini.',
  RESCHEDULE_CLOSED: 'Jadwal ini tidak bisa diganti lagi.',
  WAITING_CLOSED: 'Jadwal ini tidak punya daftar tunggu sekarang.',
  WAITING_LIMIT: `Paling banyak ${MOST_WAITED_FOR} jadwal bisa kamu tunggu atau ikuti. Keluar dulu dari salah satunya.`,
  DOOR_CLOSED: doorText.closed,
  LINK_REQUIRED: 'Email ini sudah punya akun. Buktikan sekali bahwa akun itu milikmu.',
  PHONE_MISSING: 'Isi dulu nomor HP di profilmu. Dompet dihubungkan lewat nomor itu.',
  EMAIL_MISSING:
    'Akun itu tidak memberi tahu emailmu. Izinkan akses ke email, atau daftar dengan email dan kata sandi.',
  EMAIL_UNPROVEN: 'Email akunmu belum dibuktikan. Minta tautan lewat email untuk melanjutkan.',
  VOUCHER_UNKNOWN: 'Kode tidak dikenal. Periksa huruf O dan angka 0.',
  VOUCHER_EARLY: 'Kode ini belum bisa ditukar.',
  VOUCHER_STOPPED: 'Kode ini sudah dihentikan oleh penerbitnya.',
  VOUCHER_EXPIRED: 'Kode sudah kedaluwarsa.',
  VOUCHER_USED: 'Kode sudah pernah dipakai.',
  VOUCHER_QUOTA: 'Kuota penukaran untuk kode ini sudah habis.',
  REFERRAL_UNKNOWN: registerText.referralUnknown,
  INVITATION_UNKNOWN: 'Kode undangan tidak dikenal. Periksa lagi, atau minta yang baru ke pengelola magangmu.',
  INVITATION_USED: 'Undangan ini sudah dipakai.',
  INVITATION_EXPIRED: 'Undangan ini sudah kedaluwarsa. Minta yang baru ke pengelola magangmu.',
  INVITATION_OTHER: 'Undangan ini untuk alamat email lain. Pakai alamat yang menerima undangan.',
  INTERNSHIP_OVER: 'Masa kerjamu sudah selesai, jadi kursus baru tidak bisa diambil lagi.',
  NOT_OWNED: 'Hanya peserta kursus ini yang bisa memberi ulasan.',
  OWN_REVIEW: 'Kamu tidak bisa menyukai atau melaporkan ulasanmu sendiri.',
  CODE_REQUIRED: 'Buktikan bahwa ini kamu dengan autentikator, kunci sandi, atau kode pemulihan.',
  SECOND_FACTOR_REQUIRED: 'Pasang dulu autentikator atau kunci sandi untuk akunmu.',
  PASSKEY_INVALID: 'Kunci sandi itu tidak cocok. Coba lagi, atau pakai cara lain.',
  PROOF_REQUIRED: 'Buktikan dulu bahwa ini kamu, lalu ulangi langkah ini.',
  LAST_FACTOR: 'Ini satu-satunya penjaga akunmu. Pasang yang lain dulu.',
  OUTCOME_UNKNOWN: 'Permintaan ini sudah pernah dikirim, dan hasilnya belum diketahui. Muat ulang dan periksa dulu.',
  SECOND_PERSON_REQUIRED: 'Jumlah ini perlu disetujui dua orang. Persetujuan kedua harus dari orang lain.',
  SECOND_GRANTER_REQUIRED: 'Peran ini perlu diberikan dua orang. Yang kedua harus orang lain.',
  LAST_OPERATOR: 'Ini pengelola terakhir. Beri peran itu ke orang lain dulu.',
  LOOK_READ_ONLY: 'Kamu sedang melihat sebagai peserta, jadi tidak ada yang bisa diubah.',
  LOOK_PRIVATE: 'Bagian ini milik peserta saja, jadi tidak terbuka saat melihat sebagai peserta.',
  BLOCK_CLOSED: 'Akun ini mengelola situs, jadi tidak bisa diblokir. Cabut dulu perannya.',
  LOOK_CLOSED: 'Akun ini tidak bisa dilihat: sudah ditutup, atau milik orang yang mengelola situs.',
  NOT_PUBLISHABLE: 'Kursus belum bisa diterbitkan. Lengkapi dulu yang masih kurang.',
  EVENT_CALLED_OFF: 'Jadwal ini sudah dibatalkan, jadi tidak bisa diubah lagi.',
  CONFLICT: 'Permintaan bertentangan dengan data yang ada.',
  PAYLOAD_TOO_LARGE: 'Data yang dikirim terlalu besar.',
  UNSUPPORTED_MEDIA_TYPE: 'Jenis data yang dikirim tidak didukung.',
  IDEMPOTENCY_MISMATCH: 'Permintaan dengan kunci yang sama sudah dipakai untuk isian lain.',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
  UNAVAILABLE: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  INTERNAL: 'Terjadi kesalahan pada sistem kami.',
} as const satisfies Record<ErrorCode, string>;

/** A code that stands at a learner's enrolment is used on the institution's own page (docs/product/my-course.md#redeem). */
export const voucherAtProviderText = (provider: string): string =>
  `Kode ini dipakai di halaman ${provider}, bukan di sini.`;

/** Refusal of a redeem code that opens courses, none of which the site one is signed in to offers. */
export const voucherElsewhereText = 'Kode ini bukan untuk kursus di situs ini.';

/** Of a redeem code none of whose courses can be taken now. */
export const voucherOpensNothingText =
  'Kursus untuk kode ini sedang tidak dibuka. Simpan kodemu, lalu coba lagi nanti.';

/** How long to wait before the next try, rounded up to what a person counts in. */
export const waitText = (seconds: number): string =>
  `Terlalu banyak percobaan. Coba lagi dalam ${seconds < 60 ? `${seconds} detik` : seconds < 3600 ? `${Math.ceil(seconds / 60)} menit` : `${Math.ceil(seconds / 3600)} jam`}.`;

export { productNameText } from './productName.ts';

/** Message of every success. */
export const SUCCESS_MESSAGE = label.succeeded;

/** Why a method of payment cannot be chosen. */
export const paymentReasonText = {
  notOffered: 'Metode pembayaran ini sedang tidak tersedia.',
  prakerjaOnly: 'Hanya untuk satu kursus Prakerja.',
  promoBound: label.promoMethodMismatch,
  balanceShort: paymentText.balanceShort,
  chosenMeanwhile: 'Metode pembayaran lain baru saja dipilih. Periksa kembali pesananmu.',
} as const;

/** Why money goes back, when no learner asked for it. */
export const refundReasonText = {
  paidTwice: 'Pesanan sudah dibayar dengan pembayaran lain.',
} as const;

/** Answers on the way to a payment by Prakerja. */
export const prakerjaAnswerText = {
  wait: (seconds: number) => `Tunggu ${seconds} detik sebelum meminta kode baru.`,
  tooManyWrong: 'Kode salah terlalu sering. Minta kode baru beberapa menit lagi.',
  tooManySent: 'Kode sudah terlalu sering diminta untuk pesanan ini.',
  sendFirst: 'Minta kode OTP terlebih dahulu.',
} as const;

/** Why a schedule cannot be chosen, beyond being full. */
export const scheduleReasonText = { soon: 'Jadwal ini belum dijual. Pilih jadwal lain.' } as const;
