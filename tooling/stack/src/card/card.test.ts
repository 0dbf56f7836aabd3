import { describe, expect, test } from 'vitest';
import { cardOf, faultsOf, isRefused, offeredCard } from './card.ts';

const now = new Date('2026-08-31T16:59:00Z'); // still August in Jakarta, by one minute
const card = { number: '4811 1111 1111 1114', expiry: '08/26', cvv: '123' };

describe('a card as it was written', () => {
  test.each([
    ['in its last month', card],
    ['without blanks', { ...card, number: '4811111111111114' }],
    ['with blanks around the stroke', { ...card, expiry: '09 / 26' }],
    ['that the bank will refuse', { ...card, number: '4911-1111-1111-1113' }],
  ])('has no fault %s', (_, written) => expect(faultsOf(written, now)).toEqual({}));

  test.each([
    ['number', '', 'Isi nomor kartu.'],
    ['number', '4811 1111 1111 111', 'Nomor kartu belum benar. Periksa 16 angkanya.'],
    ['number', '4811 1111 1111 1115', 'Nomor kartu belum benar. Periksa 16 angkanya.'],
    ['number', '5555 5555 5555 4444', 'Pakai nomor kartu uji. Kartu sungguhan tidak diterima di sini.'],
    ['expiry', '', 'Isi masa berlaku kartu.'],
    ['expiry', '13/27', 'Tulis bulan dan tahun, misalnya 08/29.'],
    ['expiry', '8/27', 'Tulis bulan dan tahun, misalnya 08/29.'],
    ['expiry', '07/26', 'Masa berlaku kartu ini sudah lewat.'],
    ['cvv', '12', 'Tulis 3 angka di belakang kartu.'],
    ['cvv', 'abc', 'Tulis 3 angka di belakang kartu.'],
  ])('has its fault at the %s: %j', (field, written, fault) =>
    expect(faultsOf({ ...card, [field]: written }, now)).toEqual({ [field]: fault }),
  );

  test('is over when its month is in Jakarta', () =>
    expect(faultsOf(card, new Date('2026-08-31T17:00:00Z'))).toHaveProperty('expiry'));
});

test('the form begins with a card that pays, or with the one that is refused', () => {
  const offered = [null, 'lunas', 'ditolak', 'lain'].map((name) => offeredCard(name, now));
  expect(offered.map(isRefused)).toEqual([false, false, true, false]);
  expect(offered.map((each) => faultsOf(each, now))).toEqual([{}, {}, {}, {}]);
});

test('a form is read without the blanks around it, and lacks nothing', () =>
  expect(cardOf(new URLSearchParams({ nomor: ' 4811 ', cvv: '1' }))).toEqual({ number: '4811', expiry: '', cvv: '1' }));
