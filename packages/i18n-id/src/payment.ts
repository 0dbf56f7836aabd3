import type { PaymentFailure, PaymentGroup } from '@suluh/domain/payment';
import type { TransactionStatus } from '@suluh/domain/transaction';
import { rupiah } from './numbers.ts';
import * as label from './label.ts';

/** Headings of the groups of payment methods (docs/product/payment.md#methods). */
export const paymentGroupText = {
  virtualAccount: 'Virtual Account',
  eWallet: 'E-wallet',
  onlinePayment: 'Online Payment',
  card: 'Kartu Kredit',
  postPaid: 'PostPaid',
  other: 'Lainnya',
} as const satisfies Record<PaymentGroup, string>;

/** Choice of method, confirmation and how-to-pay (checkout steps 2 and 3; docs/product/payment.md#detail). */
export const paymentText = {
  methodTitle: label.paymentMethod,
  recommended: 'Rekomendasi',
  balance: (amount: number) => `Saldo ${rupiah(amount)}`,
  balanceUnknown: 'Saldo belum bisa dicek',
  balanceShort: 'Saldo tidak cukup untuk pesanan ini.',
  fee: label.platformFee,
  pay: label.payNow,
  secure: 'Pembayaran aman',
  agree: { before: 'Dengan membayar, kamu menyetujui ', terms: label.terms, end: '.' },
  providerPage: 'Buka halaman penyedia',
  howToPay: label.howToPay,
  seeHowToPay: label.seeHowToPay,
  detail: 'Detail Pembayaran',
  deadline: label.paymentDeadline,
  copyNumber: 'Salin',
  copied: label.copied,
  total: label.totalPayment,
  exactAmount: 'Bayar tepat sampai digit terakhir supaya pembayaranmu dikenali otomatis.',
  checkStatus: 'Cek Status Pembayaran',
  seeHistory: 'Lihat Riwayat Transaksi',
  received: 'Pembayaran kamu sudah kami terima.',
  chooseFirst: 'Pilih metode pembayaran terlebih dahulu',
  recheck: 'Dicek otomatis',
  feeOf: (amount: number) => `${label.platformFee} ${rupiah(amount)}`,
  withoutMethod: 'Tidak ada yang perlu dibayar, kamu bisa langsung konfirmasi.',
  methodGone: 'Metode pembayaran yang kamu pilih sedang tidak tersedia. Pilih metode lain.',
  noMethods: 'Belum ada metode pembayaran yang cocok untuk kursus ini.',
  confirmTitle: 'Konfirmasi Pembayaran',
  confirmMethod: 'Bayar dengan',
  confirmAgain: 'Cek pesananmu sekali lagi, lalu lanjutkan.',
  confirmFree: 'Konfirmasi Pesanan',
  processing: 'Memproses pesanan',
  otherMethod: 'Ganti Metode',
  countdown: 'Sisa waktu {hours} jam {minutes} menit {seconds} detik',
  transferBank: label.transferBank,
  transferNumber: label.transferNumber,
  copyWhat: { number: 'nomor', amount: 'jumlah pembayaran' },
  openProvider:
    'Selesaikan pembayaran di halaman penyedia. Status di sini berubah sendiri setelah pembayaran diterima.',
  invoiceNote:
    'Faktur sudah dibuat. Unduh, lalu transfer dengan jumlah yang sama persis. Kursus terbuka setelah transfer diterima.',
  noOpenPayment: 'Belum ada pembayaran yang bisa dilanjutkan. Pilih metode pembayaran untuk pesanan ini.',
  stillWaiting: 'Pembayaran kamu belum kami terima.',
  replaced: 'Cara bayar pesanan ini sudah diganti. Pakai yang sekarang tampil di halaman ini.',
  waitingOrder: (invoiceId: string) => `Pesanan ${invoiceId}`,
  failedTitle: label.paymentFailed,
  failedNext: 'Pesananmu masih menunggu. Coba lagi atau pilih metode lain sebelum batas waktunya.',
  tryAgain: 'Pilih Metode Lagi',
  overdueTitle: 'Batas Waktu Pembayaran Sudah Lewat',
  overdueBody:
    'Nomor pembayarannya jangan dipakai lagi. Kami sedang memastikan ke penyedia pembayaran apakah kamu sempat membayar; hasilnya muncul di halaman ini.',
  reversed: 'Pembayaranmu ditarik kembali oleh penyedia pembayaran, jadi aksesmu ke kursus ini ditutup.',
} as const;

/** What the how-to-pay page says once nothing more can be paid, by status (docs/product/transaction.md#status). */
export const paymentClosedText = {
  PAID: {
    title: label.paymentSucceeded,
    body: 'Pembayaran kamu sudah kami terima. Kursusnya sudah ada di Kursus Saya.',
  },
  CANCEL: {
    title: label.transactionCancelled,
    body: 'Transaksi ini sudah dibatalkan, jadi tidak ada yang perlu dibayar.',
  },
  EXPIRED: { title: label.transactionExpired, body: label.expiredTransaction },
} as const satisfies Record<Exclude<TransactionStatus, 'UNPAID'>, { title: string; body: string }>;

/** How a payment ended without money. */
export const paymentFailureText = {
  failed: 'Penyedia pembayaran menolak pembayaran ini, dan dananya tidak ditarik.',
  cancelled: 'Pembayaran ini dibatalkan di halaman penyedia.',
  expired: 'Waktu untuk membayar dengan cara ini sudah habis.',
} as const satisfies Record<PaymentFailure, string>;

/** Billing PIC form for invoices (docs/product/validation.md#billing-contact). */
export const billingText = {
  title: 'Data Penagihan',
  fullnameUser: 'Nama peserta',
  position: 'Jabatan',
  pic_phone: 'No telepon PIC penagihan',
  pic_email: 'Email PIC',
  billingAddress: 'Alamat penagihan',
  submit: 'Simpan',
  lead: 'Faktur dibuat atas nama orang yang kamu isi di sini.',
  phoneHelp: 'Diawali 62, misalnya 6281234567890',
} as const;

/** Prakerja payment with a one-time code (route /otp-prakerja). */
export const otpPageText = {
  title: 'Verifikasi Pembayaran Prakerja',
  codeLead: 'Masukkan nomor Kartu Prakerja kamu. Prakerja mengirim kode OTP ke nomor ponsel yang terdaftar di sana.',
  cardNumber: 'Nomor Kartu Prakerja',
  cardNumberHelp: '16 angka di dasbor Prakerja kamu',
  send: 'Kirim Kode OTP',
  cardRefused: 'Nomor kartu ini tidak bisa dipakai untuk membayar. Periksa lagi angkanya.',
  codeRefused: 'Kode OTP salah atau sudah kedaluwarsa. Periksa lagi atau minta kode baru.',
  changeCard: 'Ubah nomor kartu',
  lead: 'Masukkan kode OTP yang dikirim Prakerja ke nomor ponsel kamu.',
  code: label.otp,
  box: (position: number) => `Angka ke-${position}`,
  resendIn: (seconds: number) => `Kirim ulang kode dalam ${seconds} detik`,
  resend: label.resend,
  submit: label.payNow,
  cancel: 'Batalkan',
} as const;

/** A payment by QR code (docs/product/payment.md#detail). */
export const qrPaymentText = {
  code: (amount: string) => `Kode QRIS untuk membayar ${amount}`,
  scan: 'Pindai dengan aplikasi bank atau dompet digital apa pun yang menerima QRIS. Jumlahnya terisi sendiri.',
  save: 'Simpan QR',
  samePhone: 'Bayar dari HP ini? Simpan QR, lalu di aplikasi pembayaranmu pilih gambarnya dari galeri.',
  fileName: 'qris',
} as const;

/** Help with a payment (docs/product/payment.md#help). */
export const orderHelpText = {
  number: label.orderNumber,
  ask: 'Tanya soal pesanan ini',
  mention: 'Sebutkan nomor ini saat menghubungi kami, supaya pesananmu langsung ketemu.',
} as const;

/** Wallets that are linked once (docs/product/payment.md#linked-wallets). */
export const walletText = {
  link: 'Hubungkan',
  unlink: 'Putuskan',
  linked: (name: string) => `${name} sudah terhubung.`,
  notLinked: (name: string) => `${name} belum terhubung. Setujui dulu di halaman penyedianya, lalu coba lagi.`,
} as const;
