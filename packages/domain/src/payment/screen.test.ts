import { describe, expect, it } from 'vitest';
import { paymentScreen, type PayableOrder } from './screen.ts';

const method = (changes: Partial<NonNullable<PayableOrder['paymentMethod']>> = {}) => ({
  productCode: 'VA_BCA',
  productType: 'VA',
  number: '8077',
  paymentUrl: null,
  expired: '2026-11-22T00:00:00Z',
  ...changes,
});
const order = (changes: Partial<PayableOrder> = {}): PayableOrder => ({
  status: 'UNPAID',
  paymentMethod: method(),
  hasBillingPic: false,
  failedPayment: null,
  isOverdue: false,
  ...changes,
});
const invoice = method({ productCode: 'INVOICE_TRANSFER', productType: 'PostPaid' });

describe('what the how-to-pay page shows', () => {
  it.each([
    ['a virtual account: its number', order(), { kind: 'virtualAccount', number: '8077' }],
    [
      'a virtual account that also has a page: its number',
      order({ paymentMethod: method({ paymentUrl: 'https://p' }) }),
      { kind: 'virtualAccount', number: '8077' },
    ],
    [
      'a virtual account whose number was not made: the choice of a method',
      order({ paymentMethod: method({ number: null }) }),
      { kind: 'chooseMethod' },
    ],
    [
      'an e-wallet: the page of the provider',
      order({
        paymentMethod: method({ productCode: 'GOPAY', productType: 'E-wallet', number: null, paymentUrl: 'https://p' }),
      }),
      { kind: 'provider', url: 'https://p' },
    ],
    [
      'a QR code: itself, and the page beside it',
      order({
        paymentMethod: method({
          productCode: 'QRIS',
          productType: 'E-wallet',
          number: null,
          paymentUrl: 'https://p',
          qr: '0002',
        }),
      }),
      { kind: 'qr', qr: '0002', url: 'https://p' },
    ],
    [
      'an e-wallet without a page: the choice of a method',
      order({ paymentMethod: method({ productCode: 'GOPAY', productType: 'E-wallet', number: null }) }),
      { kind: 'chooseMethod' },
    ],
    [
      'Prakerja: its page for the code',
      order({ paymentMethod: method({ productCode: 'pmo_prakerja', productType: 'Prakerja', number: null }) }),
      { kind: 'otpPage' },
    ],
    [
      'Prakerja whose payment was not opened: the choice of a method',
      order({
        paymentMethod: method({ productCode: 'pmo_prakerja', productType: 'Prakerja', number: null, expired: null }),
      }),
      { kind: 'chooseMethod' },
    ],
    ['an invoice without a person it goes to: the form', order({ paymentMethod: invoice }), { kind: 'billing' }],
    [
      'an invoice with one: the number',
      order({ paymentMethod: invoice, hasBillingPic: true }),
      { kind: 'invoice', number: '8077' },
    ],
    [
      'invoice chosen in place of another method: the form',
      order({ hasBillingPic: true, asksBilling: true }),
      { kind: 'billing' },
    ],
    [
      'invoice chosen where nothing was: the form',
      order({ paymentMethod: null, asksBilling: true }),
      { kind: 'billing' },
    ],
    [
      'invoice chosen, and made by now: its number',
      order({ paymentMethod: invoice, hasBillingPic: true, asksBilling: true }),
      { kind: 'invoice', number: '8077' },
    ],
    [
      'invoice chosen again after one that failed: the form',
      order({
        paymentMethod: invoice,
        hasBillingPic: true,
        failedPayment: { productName: 'Invoice', reason: 'failed' },
        asksBilling: true,
      }),
      { kind: 'billing' },
    ],
    [
      'invoice chosen, and the deadline passed: that it is being looked into',
      order({ isOverdue: true, asksBilling: true }),
      { kind: 'overdue' },
    ],
    [
      'invoice chosen, and paid by now: that it is closed',
      order({ status: 'PAID', asksBilling: true }),
      { kind: 'closed', status: 'PAID' },
    ],
    ['no method: the choice of one', order({ paymentMethod: null }), { kind: 'chooseMethod' }],
    [
      'a payment that failed: that, whatever its number',
      order({ failedPayment: { productName: 'BCA', reason: 'failed' } }),
      { kind: 'failed', productName: 'BCA', reason: 'failed' },
    ],
    [
      'a deadline that has passed: that it is being looked into',
      order({ isOverdue: true, failedPayment: { productName: 'BCA', reason: 'failed' } }),
      { kind: 'overdue' },
    ],
    [
      'paid, whatever failed before: that it is closed',
      order({ status: 'PAID', isOverdue: true, failedPayment: { productName: 'BCA', reason: 'failed' } }),
      { kind: 'closed', status: 'PAID' },
    ],
    ['paid: that it is closed', order({ status: 'PAID' }), { kind: 'closed', status: 'PAID' }],
    [
      'expired, whatever the method: that it is closed',
      order({ status: 'EXPIRED', paymentMethod: null }),
      { kind: 'closed', status: 'EXPIRED' },
    ],
    ['cancelled: that it is closed', order({ status: 'CANCEL' }), { kind: 'closed', status: 'CANCEL' }],
  ])('%s', (_, given, expected) => {
    expect(paymentScreen(given)).toEqual(expected);
  });
});
