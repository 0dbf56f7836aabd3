import { MOBILE_ONLY_MESSAGE, type PromoRefusal } from '@suluh/domain/promo';
import { rupiah } from './numbers.ts';
import * as label from './label.ts';
import { weekdayNames } from './weekday.ts';

/** Why a promo cannot be used; server and client say it in these words. */
export const promoRefusalText = {
  empty: () => label.emptyCartPromo,
  disabled: ({ reason }) => reason ?? 'Promo ini sedang tidak bisa digunakan',
  program: () => 'Promo tidak berlaku di program ini.',
  notStarted: () => 'Promo belum dimulai.',
  expired: () => 'Promo sudah berakhir.',
  weekday: ({ weekdays }) => `Promo hanya berlaku pada hari ${weekdayNames(weekdays)}.`,
  quota: () => 'Kuota promo sudah habis.',
  usedUp: () => 'Kamu sudah pernah memakai promo ini.',
  firstPurchase: () => 'Promo ini hanya untuk pembelian pertama.',
  courses: () => 'Promo tidak berlaku untuk kursus yang kamu pilih.',
  categories: ({ names }) => `Promo hanya berlaku untuk kursus kategori ${names.join(', ')}.`,
  partners: ({ names }) => `Promo hanya berlaku untuk kursus dari ${names.join(', ')}.`,
  tooManyItems: ({ maxItems }) => `Promo hanya berlaku untuk ${maxItems} kursus.`,
  minPayment: ({ missingRupiah }) => `Tambah ${rupiah(missingRupiah)} lagi untuk memakai promo ini.`,
  method: () => label.promoMethodMismatch,
  mobileOnly: () => MOBILE_ONLY_MESSAGE,
} satisfies { [Code in PromoRefusal['code']]: (refusal: Extract<PromoRefusal, { code: Code }>) => string };

/** The text of a refusal by its code. */
export function promoRefusalMessage(refusal: PromoRefusal): string {
  const text = promoRefusalText[refusal.code] as (refusal: PromoRefusal) => string;
  return text(refusal);
}

/** Promo panel, promo list and promo page (docs/product/promo.md#flow; docs/product/errors.md). */
export const promoText = {
  title: 'Promo',
  invite: 'Makin hemat pakai promo',
  choose: 'Pilih atau masukkan kode promo',
  code: label.promoCode,
  codePlaceholder: 'MASUKKAN KODE PROMO',
  search: 'Cari',
  codeRequired: label.codeRequired,
  emptyCart: label.emptyCartPromo,
  rejected: label.promoRejected,
  notFoundTitle: 'Kode Promo Tidak Ditemukan',
  notFoundBody: 'Cek kembali penulisan kode promo kamu',
  saving: 'Kamu hemat',
  savingAmount: (amount: number) => `Kamu hemat ${rupiah(amount)}`,
  applied: (code: string) => `${code} terpasang`,
  use: 'Gunakan Promo',
  reset: 'Reset Promo',
  validUntil: (day: string) => `Berlaku sampai ${day}`,
  minPayment: (amount: number) => `min. ${rupiah(amount)}`,
  terms: label.terms,
  fixed: 'Promo ini sudah terpasang dan tidak bisa diganti',
  mobileOnly: 'Berlaku di aplikasi mobile',
  minPaymentTerm: (amount: number) => `Minimum pembelian ${rupiah(amount)}`,
  maxDiscountTerm: (amount: number) => `Potongan maksimal ${rupiah(amount)}`,
  maxItemsTerm: (count: number) => `Berlaku untuk maksimal ${count} kursus dalam satu pembelian`,
  methodTerm: (method: string) => `Khusus pembayaran dengan ${method}`,
  weekdayTerm: (weekdays: readonly number[]) => `Berlaku pada hari ${weekdayNames(weekdays)} (WIB)`,
  categoryTerm: (names: readonly string[]) => `Untuk kursus kategori ${names.join(', ')}`,
  partnerTerm: (names: readonly string[]) => `Untuk kursus dari ${names.join(', ')}`,
  firstPurchaseTerm: 'Hanya untuk pembelian pertama',
  period: (range: string) => `Berlaku ${range}`,
  courses: 'Kursus yang bisa pakai promo ini',
  howTo: 'Cara memakai',
  howToSteps: (code: string, method: string | null) => [
    `Tekan Gunakan Promo, atau salin kode ${code} lalu tempel di keranjang.`,
    'Pilih kursus yang memenuhi syarat di bawah ini.',
    method === null ? 'Potongannya langsung terhitung sebelum kamu membayar.' : `Bayar dengan ${method}.`,
  ],
  gives: (amount: string) => `Potongan ${amount}`,
  atMost: (amount: number) => `maksimal ${rupiah(amount)}`,
  copy: 'Salin',
  detail: 'Lihat syaratnya',
  everyCourse: 'Berlaku untuk semua kursus',
  loading: 'Memuat promo',
} as const;
