import type { LineProblem, ScheduleProblem } from '@suluh/domain/cart';
import { rupiah } from './numbers.ts';
import * as label from './label.ts';
import { buyButtonText } from './buyButton.ts';
import { waitingOrderText } from './waitingOrder.ts';

/** What is wrong with the schedule of a course in the cart (docs/product/schedule.md#buy-button). */
export const scheduleProblemText = {
  scheduleMissing: 'Pilih jadwal dulu sebelum membayar',
  expired: buyButtonText.expired,
  soldOut: buyButtonText.soldOut,
  availableSoon: buyButtonText.availableSoon,
} as const satisfies Record<ScheduleProblem, string>;

/** Why a course of the cart is not ordered: one live order per learner and course. */
export const lineProblemText = {
  ...scheduleProblemText,
  owned: 'Kamu sudah memiliki kursus ini',
  waiting: waitingOrderText.inOrder,
} as const satisfies Record<LineProblem, string>;

/** Cart and price summary (checkout step 1). */
export const cartText = {
  title: 'Keranjang',
  steps: { label: 'Langkah', cart: 'Keranjang', method: label.paymentMethod, pay: 'Bayar' },
  remove: (course: string) => `Hapus ${course} dari keranjang`,
  select: (course: string) => `Pilih ${course}`,
  selectAll: label.selectAll,
  selected: (count: number, all: number) => `${count} dari ${all} kursus`,
  suggested: 'Mungkin cocok untukmu',
  again: 'Kursus dari transaksimu sudah ada di keranjang lagi.',
  missing: (courses: readonly string[]) => `Tidak bisa dibeli lagi: ${courses.join(', ')}.`,
  undated: (courses: readonly string[]) => `Jadwalnya sudah tidak tersedia, pilih jadwal lain: ${courses.join(', ')}.`,
  otherCourse: 'kursus yang sudah tidak dijual',
  emptyTitle: 'Keranjangmu Masih Kosong',
  emptyBody: 'Kursus yang kamu pilih akan muncul di sini',
  findCourse: label.findCourse,
  scheduleOf: (batch: string, when: string) => `Batch ${batch} · ${when}`,
  summary: 'Ringkasan Pembayaran',
  totalPurchase: (count: number) => `Total Belanja (${count} kursus)`,
  platformFee: label.platformFee,
  promoDiscount: label.promoDiscount,
  totalPayment: label.totalPayment,
  choosePayment: 'Pilih Metode Pembayaran',
  ageLimit: (range: string) => `Usia ${range}`,
  educationLimit: (education: string) => `Pendidikan ${education}`,
  priceChangedTitle: 'Harga kursus berubah',
  priceChanged: (course: string, from: number, to: number) => `${course}: ${rupiah(from)} menjadi ${rupiah(to)}`,
  priceMoved: (from: number, to: number) => `Harga berubah dari ${rupiah(from)} menjadi ${rupiah(to)}`,
  priceChangedBody: 'Harga berikut berubah sejak kamu melihatnya. Cek lagi sebelum lanjut ya.',
  acceptPrice: 'Lanjut dengan harga baru',
  keepPrice: 'Kembali ke keranjang',
  removed: 'Kursus dihapus dari keranjang',
  chooseSchedule: label.chooseSchedule,
  changeSchedule: 'Ubah Jadwal',
  scheduleChanged: 'Jadwal diubah',
  /** A course that is paid for left the cart meanwhile: it was ordered or removed elsewhere, or is no longer sold. */
  gone: 'Isi keranjangmu sudah berubah. Cek lagi keranjang atau riwayat transaksimu ya.',
  waiting: waitingOrderText.inOrder,
  continuePayment: waitingOrderText.pay,
  chooseFirst: 'Pilih minimal satu kursus untuk dibayar',
} as const;
