import type { TransactionStatus, TransactionTab } from '@suluh/domain/transaction';
import { dateTime, type Moment } from './format.ts';
import * as label from './label.ts';

/** Status labels of a transaction (docs/product/transaction.md#status). */
export const transactionStatusText = {
  PAID: label.succeeded,
  UNPAID: 'Menunggu Pembayaran',
  CANCEL: 'Dibatalkan',
  EXPIRED: 'Tidak Berhasil',
} as const satisfies Record<TransactionStatus, string>;

/** Tabs of the history (R7). */
export const transactionTabText = {
  waiting: 'Menunggu',
  finished: 'Selesai',
  failed: 'Gagal',
} as const satisfies Record<TransactionTab, string>;

/** Transaction history and its cards (docs/product/transaction.md#status). */
export const transactionText = {
  title: label.transactionHistory,
  expiredTooltip: label.expiredTransaction,
  cancel: 'Batalkan',
  cancelTitle: 'Batalkan transaksi ini?',
  cancelBody: 'Kursus di transaksi ini tidak jadi dibeli.',
  cancelConfirm: 'Ya, Batalkan',
  keep: 'Kembali',
  otherCourses: (count: number) => `Lihat ${count} Kursus Lainnya`,
  fewerCourses: 'Tampilkan lebih sedikit',
  detail: 'Lihat Detail',
  howToPay: label.seeHowToPay,
  payNow: label.payNow,
  invoice: 'Unduh Faktur',
  invoicePaper: label.invoice,
  invoiceNumber: label.invoiceNumber,
  numbering: label.invoiceNumbering,
  creditNote: label.creditNote,
  download: 'Unduh',
  downloadCreditNote: (number: string) => `Unduh nota kredit ${number}`,
  emptyTitle: 'Belum Ada Transaksi',
  emptyBody: 'Transaksimu akan muncul di sini',
  findCourse: label.findCourse,
  buyAgain: 'Beli Lagi',
  failed: 'Pembayaran Gagal',
  total: label.totalPayment,
  cancelled: 'Transaksi berhasil dibatalkan',
  emptySearchTitle: 'Tidak Ada Transaksi yang Cocok',
  emptySearchBody: 'Ubah kata, tanggal atau metodenya, atau lihat semua transaksi di tab ini.',
  paidOn: (moment: Moment) => `Dibayar ${dateTime(moment)}`,
  paidAt: 'Tanggal pembayaran',
  deadline: (moment: Moment) => `${label.paymentDeadline} ${dateTime(moment)}`,
} as const;

/** What transactions are looked for by (docs/product/transaction.md#history). */
export const historyFilterText = {
  title: 'Cari transaksi',
  q: 'Kursus, nomor pesanan atau faktur',
  from: 'Dipesan dari tanggal',
  to: 'Dipesan sampai tanggal',
  method: label.paymentMethod,
  anyMethod: label.anyMethod,
  reset: 'Lihat semua transaksi',
  csv: label.downloadCsv,
} as const;

/** The history as a file (docs/product/transaction.md#history). */
export const historyFileText = {
  name: 'riwayat-transaksi',
  columns: [
    label.orderNumber,
    label.transactionNumber,
    label.invoiceNumber,
    'Dipesan (WIB)',
    'Dibayar (WIB)',
    'Status',
    label.paymentMethod,
    'Kursus',
    label.coursePrice,
    label.promoCode,
    label.promoCut,
    label.platformFee,
    label.totalPayment,
  ],
} as const;
