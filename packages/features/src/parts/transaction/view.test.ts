import { describe, expect, test } from 'vitest';
import { transaction } from '../../testing/transactions.ts';
import { invoiceRow, payTo, transactionLines, transactionView, transferBank } from './view.ts';

const NOON = Date.parse('2025-10-16T05:00:00Z');
const NEXT_DAY = Date.parse('2025-10-17T05:00:00Z');
const [course] = transaction().detailCourse;
const method = transaction().paymentMethod!;

describe('a transaction card (docs/product/transaction.md#status)', () => {
  test.each([
    ['PAID', 'paid', 'Berhasil', null],
    ['UNPAID', 'unpaid', 'Menunggu Pembayaran', null],
    ['CANCEL', 'cancelled', 'Dibatalkan', null],
    ['EXPIRED', 'expired', 'Tidak Berhasil', 'Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.'],
  ] as const)('%s has its label, colour and tooltip', (status, state, statusText, statusInfo) => {
    expect(transactionView(transaction({ status }), NOON)).toMatchObject({ state, statusText, statusInfo });
  });

  test('shows the deadline in WIB while it waits, and not afterwards', () => {
    expect(transactionView(transaction(), NOON).deadline).toEqual({
      label: 'Batas Akhir Pembayaran Sampai',
      text: '17 Oktober 2025, 14.30 WIB',
    });
    expect(transactionView(transaction({ status: 'PAID' }), NOON).deadline).toBeNull();
  });

  test('says by which method, where there is one', () => {
    expect(transactionView(transaction(), NOON).methodText).toBe('BCA Virtual Account');
    expect(transactionView(transaction({ paymentMethod: null }), NOON).methodText).toBeNull();
  });

  test('says the time only on the day it was made (docs/product/transaction.md)', () => {
    expect([NOON, NEXT_DAY].map((now) => transactionView(transaction(), now).dateText)).toEqual([
      '16 Oktober 2025, 14.30',
      '16 Oktober 2025',
    ]);
  });

  test.each([
    ['Prakerja took back', null, 'Transaksi ini dibatalkan oleh Prakerja, jadi aksesmu ke kursusnya ditutup.'],
    ['was given back', 'settled', 'Dana Rp416.500 sudah dikembalikan.'],
  ] as const)('of what %s says so', (_, status, note) => {
    const refund = status && {
      amount: 416_500,
      status,
      refusal: null,
      account: null,
      asksAccount: false,
      isByStaff: false,
    };
    const order = transaction({
      status: 'CANCEL',
      paidAt: '2025-10-16T08:00:00Z',
      paymentMethod: { ...method, productCode: 'pmo_prakerja' },
      refund,
    });
    expect(transactionView(order, NOON)).toMatchObject({ state: 'cancelled', note });
  });

  test.each([
    [1, null],
    [3, 'Lihat 2 Kursus Lainnya'],
  ])('of %i courses', (count, moreText) => {
    const detailCourse = Array.from({ length: count }, (_, id) => ({ ...course!, id }));
    expect(transactionView(transaction({ detailCourse }), NOON).moreText).toBe(moreText);
  });
});

describe('the sums (docs/product/payment.md#detail; docs/product/transaction.md)', () => {
  const lines = (changes: Parameters<typeof transaction>[0]) =>
    transactionLines(transaction(changes)).map(({ label, amountText }) => `${label} ${amountText}`);
  test.each([
    ['with a fee', {}, ['Total Belanja (1 kursus) Rp412.500', 'Biaya Platform Rp4.000', 'Total Pembayaran Rp416.500']],
    [
      'with a promo',
      { promoCode: 'HEMAT', promoDiscount: 50_000, totalPrice: 366_500 },
      [
        'Total Belanja (1 kursus) Rp412.500',
        'Potongan “HEMAT” −Rp50.000',
        'Biaya Platform Rp4.000',
        'Total Pembayaran Rp366.500',
      ],
    ],
    [
      'without a fee line when the promo pays for all',
      { promoCode: 'GRATIS', promoDiscount: 412_500, totalPrice: 0 },
      ['Total Belanja (1 kursus) Rp412.500', 'Potongan “GRATIS” −Rp412.500', 'Total Pembayaran Rp0'],
    ],
    [
      'without a fee line when there is none',
      { fee: 0, totalPrice: 412_500 },
      ['Total Belanja (1 kursus) Rp412.500', 'Total Pembayaran Rp412.500'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(lines(changes)).toEqual(expected);
  });
});

test('the bank whose number it is, is named of an invoice alone, once there is a number', () => {
  const invoice = { ...method, productCode: 'INVOICE_TRANSFER', productType: 'PostPaid' };
  const bankOf = (paymentMethod: Parameters<typeof transferBank>[0]['paymentMethod']) =>
    transferBank(transaction({ paymentMethod }));
  expect(bankOf(invoice)).toEqual({ label: 'Bank tujuan', value: 'Bank Permata (kode 013), virtual account' });
  expect([{ ...invoice, number: null }, method, null].map(bankOf)).toEqual([null, null, null]);
});

describe('what is paid to', () => {
  test.each([
    [
      'a virtual account: its number, copied without spaces',
      method,
      { label: 'BCA Virtual Account', value: '8077 7081 2345 6789', copy: '8077708123456789' },
    ],
    [
      'an invoice: the number to transfer to',
      { ...method, productCode: 'INVOICE_TRANSFER', productType: 'PostPaid' },
      { label: 'Nomor tujuan transfer', value: '8077 7081 2345 6789', copy: '8077708123456789' },
    ],
    [
      'an e-wallet: its name',
      { ...method, productCode: 'GOPAY', productName: 'GoPay', productType: 'E-wallet', number: null },
      { label: 'Metode Pembayaran', value: 'GoPay', copy: null },
    ],
    ['nothing: no method yet', null, null],
  ])('%s', (_, paymentMethod, expected) => {
    expect(payTo(transaction({ paymentMethod }))).toEqual(expected);
  });
});

describe('a payment that failed', () => {
  const failed = transaction({
    paymentMethod: { ...method, number: null },
    failedPayment: { productName: 'GoPay', reason: 'failed' },
  });
  test('is called so on the card of the order, which still waits', () => {
    expect(transactionView(failed, NOON)).toMatchObject({
      statusText: 'Pembayaran Gagal',
      note: 'Pembayaran GoPay gagal. Penyedia pembayaran menolak pembayaran ini, dan dananya tidak ditarik.',
      deadline: { text: '17 Oktober 2025, 14.30 WIB' },
    });
  });
});

test.each([
  ['none', null, null],
  ['numbering', null, { label: 'Faktur', value: 'Nomor faktur sedang dibuat' }],
  ['numbered', 'INV/20251016/000042', { label: 'Nomor faktur', value: 'INV/20251016/000042' }],
] as const)(
  'the number of an invoice that stands %s (docs/product/invoice.md#numbers)',
  (invoiceStanding, invoiceNumber, row) => {
    expect(invoiceRow(transaction({ invoiceStanding, invoiceNumber }))).toEqual(row);
  },
);
