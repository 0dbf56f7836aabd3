import { MAIN_ROUTES as main, MYINDIBIZ_ROUTES as smallBusiness } from '@suluh/domain/address';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../testing/transactions.ts';
import { creditNoteHref, invoiceHref, orderHref, payHref } from './paths.ts';

describe('where a transaction leads (docs/product/payment.md#detail)', () => {
  test.each([
    ['Prakerja: the OTP page', { productCode: 'pmo_prakerja', paymentUrl: null }, '/otp-prakerja?order=SLH-1'],
    ['a provider’s address', { productCode: 'QRIS', paymentUrl: 'https://bayar.example/1' }, 'https://bayar.example/1'],
    ['an address that is no page', { productCode: 'QRIS', paymentUrl: 'javascript:alert(1)' }, 'about:blank'],
    ['a virtual account: how to pay', { productCode: 'VA_BCA', paymentUrl: null }, '/payment-process?order=SLH-1'],
    ['no method yet: the order’s page', null, '/payment-process?order=SLH-1'],
  ])('%s', (_, method, href) => {
    expect(payHref(main, 'SLH-1', method)).toBe(href);
  });

  test('within the tenant, with its order id written safely', () => {
    expect([
      orderHref(smallBusiness, 'SLH 1&2'),
      payHref(smallBusiness, 'SLH-1', { productCode: 'pmo_prakerja', paymentUrl: null }),
    ]).toEqual(['/myindibiz/payment-process?order=SLH+1%262', '/myindibiz/otp-prakerja?order=SLH-1']);
  });

  test('the invoice comes by the app’s own API route, which knows the session', () => {
    const paid = transaction({ urlFileInvoice: '/api/payment/invoice/SLH-1/file' });
    expect([invoiceHref(main, paid), invoiceHref(smallBusiness, paid), invoiceHref(main, transaction())]).toEqual([
      '/api/payment/invoice/SLH-1/file',
      '/myindibiz/api/payment/invoice/SLH-1/file',
      null,
    ]);
  });

  test('so does a credit note', () => {
    const note = {
      number: 'NK/20251018/000001',
      amount: 1,
      day: '2025-10-18',
      urlFile: '/api/payment/credit-note/1/file',
    };
    expect([creditNoteHref(main, note), creditNoteHref(smallBusiness, note)]).toEqual([
      '/api/payment/credit-note/1/file',
      '/myindibiz/api/payment/credit-note/1/file',
    ]);
  });
});
