import type { PromoDetail } from '@suluh/api/types';
import { expect, test } from 'vitest';
import { courseCard } from '../testing/courses.ts';
import { ownTicketView, promoTerms } from './terms.ts';

const promo = (changes: Partial<PromoDetail> = {}): PromoDetail => ({
  promoCode: 'HEMAT',
  title: 'Potongan Rp50.000',
  description: '',
  kind: 'amount',
  amount: 50_000,
  percent: 0,
  maxDiscount: null,
  minPayment: 0,
  maxItems: 1,
  productCode: 'all',
  productName: null,
  isMobileOnly: false,
  isFirstPurchase: false,
  weekdays: [],
  categories: [],
  partners: [],
  startPromo: '2025-10-01T00:00:00Z',
  endPromo: '2025-10-31T16:00:00Z',
  courses: [],
  holdsFor: [],
  ...changes,
});
const ALWAYS = ['Berlaku 1 – 31 Oktober 2025', 'Berlaku untuk maksimal 1 kursus dalam satu pembelian'];

test.each([
  ['nothing special', {}, [...ALWAYS, 'Berlaku untuk semua kursus']],
  [
    'a minimum',
    { minPayment: 200_000 },
    [ALWAYS[0], 'Minimum pembelian Rp200.000', ALWAYS[1], 'Berlaku untuk semua kursus'],
  ],
  [
    'a percentage with its maximum',
    { kind: 'percent', percent: 10, maxDiscount: 30_000 },
    [ALWAYS[0], 'Potongan maksimal Rp30.000', ALWAYS[1], 'Berlaku untuk semua kursus'],
  ],
  [
    'one method',
    { productCode: 'VABCA', productName: 'BCA Virtual Account' },
    [...ALWAYS, 'Khusus pembayaran dengan BCA Virtual Account', 'Berlaku untuk semua kursus'],
  ],
  ['the mobile app', { isMobileOnly: true }, [...ALWAYS, 'Berlaku di aplikasi mobile', 'Berlaku untuk semua kursus']],
  [
    'a first purchase',
    { isFirstPurchase: true },
    [...ALWAYS, 'Hanya untuk pembelian pertama', 'Berlaku untuk semua kursus'],
  ],
  [
    'days of the week, categories and partners',
    { weekdays: [6, 7], categories: ['Desain', 'Musik'], partners: ['Sekolah Nada'] },
    [
      ALWAYS[0],
      'Berlaku pada hari Sabtu, Minggu (WIB)',
      ALWAYS[1],
      'Untuk kursus kategori Desain, Musik',
      'Untuk kursus dari Sekolah Nada',
    ],
  ],
  ['some courses', { courses: [courseCard()] }, ALWAYS],
] as const)('the terms of a promo with %s', (_, changes, expected) => {
  expect(promoTerms(promo(changes as Partial<PromoDetail>))).toEqual(expected);
});

test.each([
  [{}, 'Potongan Rp50.000'],
  [{ kind: 'percent', percent: 10 }, 'Potongan 10%'],
  [{ kind: 'percent', percent: 10, maxDiscount: 30_000 }, 'Potongan 10%, maksimal Rp30.000'],
] as const)('a promo of %j is headed by what it takes off, and until when', (changes, text) => {
  expect(ownTicketView(promo(changes))).toMatchObject({ text, terms: 'Berlaku sampai 31 Oktober 2025', href: null });
});
