import type { PaymentProduct } from '@suluh/api/types';
import { expect, test } from 'vitest';
import { paymentProduct } from '../testing/checkout.ts';
import { methodReason, methodView } from './methodView.ts';

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
    'a linked e-wallet whose balance nobody tells, and a fee',
    { productType: 'E-wallet', productCode: 'DOMPET', productName: 'Dompet Suluh', walletLink: 'linked', fee: 2_000 },
    { icon: 'wallet' },
    'Saldo belum bisa dicek · Biaya Platform Rp2.000',
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
  const view = methodView(paymentProduct(changes as Partial<PaymentProduct>), 250_000);
  expect(view).toMatchObject({ plate, note, reason: null });
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
      0,
    ),
  ).toMatchObject({
    recommendedText: 'Rekomendasi',
    imageUrl: '/storage/payment/png/bca.png',
    reason: 'Hanya untuk satu kursus Prakerja.',
    terms: ['Bayar dalam 24 jam.'],
  });
});

test.each([
  ['no wallet', {}, null],
  ['one that can be linked', { walletLink: 'offered' }, false],
  ['one that is linked', { walletLink: 'linked' }, true],
] as const)('tells of %s', (_, changes, isLinked) => {
  expect(methodView(paymentProduct(changes), 0).isLinked).toBe(isLinked);
});

test.each([
  ['a wallet that holds enough', { eWallet: { balance: 250_000 } }, null],
  ['one that holds less', { eWallet: { balance: 249_999 } }, 'Saldo tidak cukup untuk pesanan ini.'],
  ['one nobody tells of', { walletLink: 'linked' }, null],
  [
    'what the API refuses, first',
    { isAvailable: false, unavailableReason: 'Tidak.', eWallet: { balance: 0 } },
    'Tidak.',
  ],
] as const)('whether Rp250.000 can be paid by %s', (_, changes, reason) => {
  expect(methodReason(paymentProduct(changes), 250_000)).toBe(reason);
});
