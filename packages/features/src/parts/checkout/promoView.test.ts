import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, test } from 'vitest';
import { promo } from '../../testing/checkout.ts';
import { promoView } from './promoView.ts';

const cart = { itemCount: 1, totalPurchaseRupiah: 412_500, productCode: null, now: new Date('2025-10-10T00:00:00Z') };
const MISMATCH = 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu';

test.each([
  ['usable', {}, {}, null],
  ['refused by the server, in its words', { isEnable: false, endTitle: 'Kuota habis' }, {}, 'Kuota habis'],
  ['below its minimum', {}, { totalPurchaseRupiah: 100_000 }, 'Tambah Rp100.000 lagi untuk memakai promo ini.'],
  ['for another method', { productCode: 'VABCA' }, { productCode: 'QRIS' }, MISMATCH],
  ['for fewer courses', {}, { itemCount: 2 }, 'Promo hanya berlaku untuk 1 kursus.'],
  ['over', {}, { now: new Date('2025-11-01T00:00:00Z') }, 'Promo sudah berakhir.'],
])('a promo that is %s', (_, changes, of, reason) => {
  expect(promoView(promo(changes), { ...cart, ...of }, MAIN_ROUTES)).toMatchObject({ code: 'HEMAT', reason });
});

test('tells until when, from what amount, and where its terms are', () => {
  expect(promoView(promo({ promoCode: 'A B' }), cart, MAIN_ROUTES)).toMatchObject({
    terms: 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000',
    detail: { href: '/promo/A%20B', text: 'Syarat & Ketentuan' },
  });
});
