import * as label from './label.ts';

/** Words on an invoice (docs/product/payment.md#detail). */
export const invoiceText = Object.freeze({
  title: 'Invoice',
  number: 'Nomor invoice',
  order: 'Nomor pesanan',
  date: 'Tanggal',
  paidAt: 'Dibayar pada',
  deadline: 'Jatuh tempo',
  billedTo: 'Ditagihkan kepada',
  method: 'Metode pembayaran',
  transferTo: label.transferNumber,
  item: 'Kursus',
  price: 'Harga',
  purchase: 'Total Pembelian',
  promo: label.promoDiscount,
  fee: label.platformFee,
  total: label.totalPayment,
  paid: 'LUNAS',
  unpaid: 'BELUM DIBAYAR',
  thanks: 'Terima kasih sudah belajar bersama Suluh.',
} as const);
