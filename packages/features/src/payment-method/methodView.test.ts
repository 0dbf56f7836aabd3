import type { PaymentProduct } from '@suluh/api/types';
import { expect, test } from 'vitest';
import { paymentProduct } from '../testing/checkout.ts';
import { methodView } from './methodView.ts';

test.each([
  ['a bank', {}, { text: 'BCA' }, 'Dicek otomatis'],
  ['a bank with a fee', { fee: 4_000 }, { text: 'BCA' }, 'Dicek otomatis · Biaya Platform Rp4.000'],
  ['a bank by its name', { productName: 'Mandiri Virtual Account' }, { text: 'Mandiri' }, 'Dicek otomatis'],
  [
    'an e-wallet with its balance',
    { productType: 'E-wallet', productCode: 'DOMPET', productName: 'Dompet Suluh', eWallet: { balance: 250_000 } },
    { icon: 'wallet' },
    'Saldo Rp250.000',
  ],
  [
    'a scheme known by its letters',
    { productType: 'ONLINEPAYMENT', productCode: 'QRIS', productName: 'QRIS' },
    { text: 'QRIS' },
    null,
  ],
  ['a card', { productType: 'Kartu Kredit', productCode: 'CC', productName: 'Kartu Kredit' }, { icon: 'card' }, null],
  [
    'an unknown kind',
    { productType: 'Koin', productCode: 'KOIN', productName: 'Koin Belajar' },
    { icon: 'receipt' },
    null,
  ],
] as const)('%s', (_, changes, plate, note) => {
  expect(methodView(paymentProduct(changes as Partial<PaymentProduct>))).toMatchObject({ plate, note, reason: null });
});

test('tells what is recommended, its picture and why it cannot be chosen', () => {
  expect(
    methodView(
      paymentProduct({
        isRecomeded: true,
        productImage: 'bca.png',
        isAvailable: false,
        unavailableReason: 'Hanya untuk satu kursus Prakerja.',
      }),
    ),
  ).toMatchObject({
    recommendedText: 'Rekomendasi',
    imageUrl: '/storage/payment/png/bca.png',
    reason: 'Hanya untuk satu kursus Prakerja.',
    terms: ['Bayar dalam 24 jam.'],
  });
});
