import { describe, expect, it } from 'vitest';
import { isVirtualAccount, paymentGroup } from './method.ts';

describe('payment methods', () => {
  it.each([
    ['product type VA', 'BCA', 'VA', 'virtualAccount'],
    ['a product code starting with VA', 'VABCA', 'others', 'virtualAccount'],
    ['VA inside the code is not enough', 'NOVA', 'others', 'other'],
    ['the type ONLINEPAYMENT', 'QRIS', 'ONLINEPAYMENT', 'onlinePayment'],
    ['the same, spelt for people', 'QRIS', 'Online Payment', 'onlinePayment'],
    ['E-wallet', 'DOMPET', 'E-wallet', 'eWallet'],
    ['Virtual Account, spelt out', 'BCA', 'Virtual Account', 'virtualAccount'],
    ['Kartu Kredit', 'CC', 'Kartu Kredit', 'card'],
    ['credit card', 'CC', 'CREDIT_CARD', 'card'],
    ['PostPaid', 'INV', 'PostPaid', 'postPaid'],
    ['any other type', 'X', 'others', 'other'],
  ])('%s', (_, productCode, productType, expected) => {
    expect(paymentGroup({ productCode, productType })).toBe(expected);
  });

  it('counts as virtual account by the type VA or a code starting with VA', () => {
    const methods = [
      ['BCA', 'VA'],
      ['VABCA', ''],
      ['NOVA', ''],
      ['BCA', 'Virtual Account'],
    ] as const;
    expect(methods.map(([productCode, productType]) => isVirtualAccount({ productCode, productType }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
