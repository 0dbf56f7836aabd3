import { orderTotal } from '@suluh/domain/pricing';
import { expect, test } from 'vitest';
import { promoRow, summaryLines } from './summary.ts';

const items = [{ priceAfter: 412_500 }];
const lines = (order: { discount: number; fee: number }, code: string | null = 'SULUHBARU') =>
  summaryLines(orderTotal({ items, ...order }), 1, code).map(({ label, amountText }) => `${label} ${amountText}`);

test.each([
  [
    'nothing but the course',
    { discount: 0, fee: 0 },
    null,
    ['Total Belanja (1 kursus) Rp412.500', 'Total Pembayaran Rp412.500'],
  ],
  [
    'a promo',
    { discount: 50_000, fee: 0 },
    'SULUHBARU',
    ['Total Belanja (1 kursus) Rp412.500', 'Potongan “SULUHBARU” −Rp50.000', 'Total Pembayaran Rp362.500'],
  ],
  [
    'a promo and the fee',
    { discount: 50_000, fee: 4_000 },
    'SULUHBARU',
    [
      'Total Belanja (1 kursus) Rp412.500',
      'Potongan “SULUHBARU” −Rp50.000',
      'Biaya Platform Rp4.000',
      'Total Pembayaran Rp366.500',
    ],
  ],
  [
    'fully discounted: no fee (R4)',
    { discount: 412_500, fee: 4_000 },
    'SULUHBARU',
    ['Total Belanja (1 kursus) Rp412.500', 'Potongan “SULUHBARU” −Rp412.500', 'Total Pembayaran Rp0'],
  ],
])('the total with %s', (_, order, code, expected) => {
  expect(lines(order, code)).toEqual(expected);
});

const promo = { code: 'HEMAT', discountRupiah: 50_000, productCode: 'VABCA' };
test.each([
  [
    'without promo it invites',
    { kind: 'none' } as const,
    ['Makin hemat pakai promo', 'Pilih atau masukkan kode promo', null],
  ],
  [
    'a promo that counts tells what it saves',
    { kind: 'counts', promo } as const,
    ['HEMAT terpasang', 'Kamu hemat Rp50.000', null],
  ],
  [
    'one for another method says so',
    { kind: 'refused', promo, refusal: { code: 'method' } } as const,
    ['HEMAT', 'Pilih atau masukkan kode promo', 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu'],
  ],
  [
    'one for fewer courses says so',
    { kind: 'refused', promo, refusal: { code: 'tooManyItems', maxItems: 1 } } as const,
    ['HEMAT', 'Pilih atau masukkan kode promo', 'Promo hanya berlaku untuk 1 kursus.'],
  ],
])('%s', (_, counted, expected) => {
  const { title, text, problem } = promoRow(counted);
  expect([title, text, problem]).toEqual(expected);
});
