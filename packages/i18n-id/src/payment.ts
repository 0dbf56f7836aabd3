import type { PaymentGroup } from '@suluh/domain/payment';
import { rupiah } from './format.ts';
import { label } from './label.ts';

/** Headings of the groups of payment methods (spec 3, Payment product). */
export const paymentGroupText = Object.freeze({
  virtualAccount: 'Virtual Account',
  eWallet: 'E-wallet',
  onlinePayment: 'Online Payment',
  card: 'Kartu Kredit',
  postPaid: 'PostPaid',
  other: 'Lainnya',
} as const) satisfies Record<PaymentGroup, string>;

/** Choice of method, confirmation and how-to-pay (checkout steps 2 and 3; spec 4, Payment detail). */
export const paymentText = Object.freeze({
  methodTitle: label.paymentMethod,
  recommended: 'Rekomendasi',
  balance: (amount: number) => `Saldo ${rupiah(amount)}`,
  fee: label.platformFee,
  pay: label.payNow,
  secure: 'Pembayaran aman',
  agree: 'Dengan membayar, kamu menyetujui Syarat & Ketentuan.',
  howToPay: label.howToPay,
  seeHowToPay: label.seeHowToPay,
  detail: 'Detail Pembayaran',
  deadline: 'Batas Akhir Pembayaran Sampai',
  virtualAccountNumber: 'Nomor Virtual Account',
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
  noMethods: 'Belum ada metode pembayaran yang cocok untuk kursus ini.',
  confirmTitle: 'Konfirmasi Pembayaran',
  confirmMethod: 'Bayar dengan',
  confirmFree: 'Konfirmasi Pesanan',
  changeMethod: 'Ubah',
  processing: 'Memproses pesanan',
  waitingOrder: (orderId: string) => `Pesanan ${orderId}`,
} as const);

/** Billing PIC form for invoices (spec 5, Billing PIC form). */
export const billingText = Object.freeze({
  title: 'Data Penagihan',
  fullnameUser: 'Nama peserta',
  position: 'Jabatan',
  pic_phone: 'No telepon PIC penagihan',
  pic_email: 'Email PIC',
  billingAddress: 'Alamat penagihan/invoice',
  submit: 'Simpan',
} as const);

/** Prakerja payment with a one-time code (route /otp-prakerja). */
export const otpPageText = Object.freeze({
  title: 'Verifikasi Pembayaran Prakerja',
  lead: 'Masukkan kode OTP yang dikirim Prakerja ke nomor handphone kamu.',
  code: label.otp,
  box: (position: number) => `Angka ke-${position}`,
  resendIn: (seconds: number) => `Kirim ulang kode dalam ${seconds} detik`,
  resend: label.resend,
  submit: label.payNow,
  cancel: 'Batalkan',
} as const);
