import { REFUND_STATUSES, type RefundStatus } from '@suluh/domain/refund';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../testing/transactions.ts';
import { endNote, refundNote } from './view.ts';
import { transactionView } from './view.ts';

const NOON = Date.parse('2025-10-16T05:00:00Z');
const method = transaction().paymentMethod!;

test.each([
  [null, null],
  [
    { amount: 50_000, status: 'requested' as const, refusal: null },
    'Permintaan pengembalian Rp50.000 sedang ditinjau.',
  ],
  [
    { amount: 50_000, status: 'approved' as const, refusal: null },
    'Pengembalian Rp50.000 disetujui dan segera kami kirim.',
  ],
  [
    { amount: 50_000, status: 'sent' as const, refusal: null },
    'Pengembalian Rp50.000 sedang dikirim lewat penyedia pembayaran.',
  ],
  [
    { amount: 50_000, status: 'transfer' as const, refusal: null },
    'Pengembalian Rp50.000 disetujui. Tim kami mentransfernya ke rekeningmu.',
  ],
  [
    { amount: 50_000, status: 'approved' as const, refusal: null, account: null, asksAccount: true },
    'Pengembalian Rp50.000 disetujui. Tulis rekening tujuannya di halaman pesanan ini, supaya tim kami bisa mentransfer.',
  ],
  [
    { amount: 50_000, status: 'transfer' as const, refusal: null, account: null, asksAccount: false },
    'Pengembalian Rp50.000 sudah kami transfer ke rekeningmu dan sedang diperiksa.',
  ],
  [{ amount: 50_000, status: 'settled' as const, refusal: null }, 'Dana Rp50.000 sudah dikembalikan.'],
  [
    { amount: 50_000, status: 'failed' as const, refusal: null },
    'Pengembalian Rp50.000 disetujui, tetapi belum berhasil dikirim. Tim kami sedang mengurusnya.',
  ],
  [
    { amount: 50_000, status: 'refused' as const, refusal: 'Kelas sudah selesai' },
    'Permintaan pengembalian Rp50.000 ditolak: Kelas sudah selesai',
  ],
  [{ amount: 50_000, status: 'dropped' as const, refusal: null }, null],
  [
    { amount: 50_000, status: 'requested' as const, refusal: null, isByStaff: true },
    'Tim kami menyiapkan pengembalian Rp50.000. Kursusmu tetap terbuka sampai dananya dikembalikan.',
  ],
  [
    { amount: 50_000, status: 'refused' as const, refusal: 'Salah pesanan', isByStaff: true },
    'Pengembalian Rp50.000 yang disiapkan tim kami tidak jadi: Salah pesanan',
  ],
])('a refund of %o says %s', (refund, expected) => {
  expect(refundNote({ refund })).toBe(expected);
});

test('where the form for the account stands below, the words lead there', () => {
  const refund = { amount: 50_000, status: 'approved' as const, refusal: null, account: null, asksAccount: true };
  expect(refundNote({ refund }, true)).toBe(
    'Pengembalian Rp50.000 disetujui. Tulis rekening tujuannya di bawah, supaya tim kami bisa mentransfer.',
  );
});

/** How money that goes back stands on a paid order, and at its end. */
const standing = (status: RefundStatus) =>
  transaction({
    status: status === 'settled' || status === 'dropped' ? 'CANCEL' : 'PAID',
    paidAt: '2025-10-16T08:00:00Z',
    refund:
      status === 'dropped'
        ? null // the API tells none: the payment went back by itself
        : { amount: 50_000, status, refusal: 'Kelas selesai', account: null, asksAccount: false, isByStaff: false },
  });

test.each(REFUND_STATUSES)(
  'a refund that is %s is told on the card, in the detail and on the page of the order',
  (status) => {
    const order = standing(status);
    const { note } = transactionView(order, NOON);
    expect(note).toMatch(/embali/);
    for (const isAtForm of [false, true]) expect(endNote(order, isAtForm)).toContain(note);
  },
);

test('no two standings of a refund are told alike', () => {
  const notes = REFUND_STATUSES.map((status) => transactionView(standing(status), NOON).note);
  expect(new Set(notes).size).toBe(REFUND_STATUSES.length);
});

describe('how an order ended', () => {
  const settled = {
    amount: 416_500,
    status: 'settled' as const,
    refusal: null,
    account: null,
    asksAccount: false,
    isByStaff: false,
  };
  test.each([
    [
      'cancelled before it was paid',
      { status: 'CANCEL' },
      'Transaksi ini sudah dibatalkan, jadi tidak ada yang perlu dibayar.',
    ],
    [
      'taken back by the provider',
      { status: 'CANCEL', paidAt: '2025-10-16T08:00:00Z' },
      'Pembayaranmu ditarik kembali oleh penyedia pembayaran, jadi aksesmu ke kursus ini ditutup.',
    ],
    [
      'cancelled by Prakerja',
      { status: 'CANCEL', paidAt: '2025-10-16T08:00:00Z', paymentMethod: { ...method, productCode: 'pmo_prakerja' } },
      'Transaksi ini dibatalkan oleh Prakerja, jadi aksesmu ke kursusnya ditutup.',
    ],
    [
      'refunded',
      { status: 'CANCEL', paidAt: '2025-10-16T08:00:00Z', refund: settled },
      'Dana Rp416.500 sudah dikembalikan.',
    ],
    ['not at all: it waits', {}, null],
  ] as const)('%s', (_, changes, expected) => {
    expect(endNote(transaction(changes))).toBe(expected);
  });
});
