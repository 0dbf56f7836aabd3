import { rupiah } from './format.ts';
import { label } from './label.ts';

/** Cart and price summary (checkout step 1). */
export const cartText = Object.freeze({
  title: 'Keranjang',
  steps: Object.freeze({ label: 'Langkah', cart: 'Keranjang', method: label.paymentMethod, pay: 'Bayar' } as const),
  remove: (course: string) => `Hapus ${course} dari keranjang`,
  select: (course: string) => `Pilih ${course}`,
  emptyTitle: 'Keranjangmu Masih Kosong',
  emptyBody: 'Kursus yang kamu pilih akan muncul di sini',
  findCourse: label.findCourse,
  scheduleOf: (batch: string, when: string) => `Batch ${batch} · ${when}`,
  summary: 'Ringkasan Pembayaran',
  totalPurchase: (count: number) => `Total Belanja (${count} kursus)`,
  platformFee: label.platformFee,
  promoDiscount: (code: string) => `Potongan “${code}”`,
  totalPayment: label.totalPayment,
  choosePayment: 'Pilih Metode Pembayaran',
  ageLimit: (range: string) => `Usia ${range}`,
  educationLimit: (education: string) => `Pendidikan ${education}`,
  priceChangedTitle: 'Harga kursus berubah',
  priceChanged: (course: string, from: number, to: number) => `${course}: ${rupiah(from)} menjadi ${rupiah(to)}`,
  acceptPrice: 'Lanjut dengan harga baru',
} as const);
