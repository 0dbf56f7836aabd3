import { expect, it } from 'vitest';
import { groupedMethods } from './groups.ts';

it('lists each group once, virtual accounts first, and no empty one (docs/product/payment.md#methods)', () => {
  const methods = [
    { productCode: 'QRIS', productType: 'E-wallet' },
    { productCode: 'VABCA', productType: 'VA' },
    { productCode: 'KOIN', productType: 'Koin' },
    { productCode: 'VABNI', productType: 'Virtual Account' },
  ];
  expect(
    groupedMethods(methods).map(({ group, methods: own }) => [group, ...own.map(({ productCode }) => productCode)]),
  ).toEqual([
    ['virtualAccount', 'VABCA', 'VABNI'],
    ['eWallet', 'QRIS'],
    ['other', 'KOIN'],
  ]);
});
