import { describe, expect, it } from 'vitest';
import {
  documentNumber,
  invoiceStanding,
  orderNumber,
  printedNpwp,
  soughtNumbers,
  taxWithin,
  transactionNumber,
  wholeOrderNumber,
} from './index.ts';

describe('documentNumber', () => {
  it.each([
    ['invoice', '2026-11-23', 42, 'INV/20261123/000042'],
    ['credit', '2026-11-23', 1, 'NK/20261123/000001'],
    ['invoice', '2026-01-02', 999_999, 'INV/20260102/999999'],
    ['invoice', '2026-01-02', 1_000_000, 'INV/20260102/1000000'],
  ] as const)('%s of %s, number %i: %s', (kind, day, sequence, number) => {
    expect(documentNumber(kind, day, sequence)).toBe(number);
  });

  it('is not that of a transaction', () => {
    expect(transactionNumber('2026-11-23', 'ABCD2345')).toBe('TRX/20261123/ABCD2345');
  });
});

describe('invoiceStanding', () => {
  const paidAt = '2026-11-23T01:00:00Z';
  it.each([
    ['not paid', { paidAt: null, purchaseTotal: 100, invoiceNumber: null }, 'none'],
    ['paid, a moment ago', { paidAt, purchaseTotal: 1, invoiceNumber: null }, 'numbering'],
    ['free from the start', { paidAt, purchaseTotal: 0, invoiceNumber: null }, 'none'],
    ['paid', { paidAt, purchaseTotal: 100, invoiceNumber: 'INV/20261123/000001' }, 'numbered'],
  ])('%s', (_, order, standing) => {
    expect(invoiceStanding(order)).toBe(standing);
  });
});

describe('taxWithin', () => {
  it.each([
    [111_000, 11, 100_000, 11_000],
    [100_000, 11, 90_090, 9_910],
    [1, 11, 1, 0],
    [100_000, 0, 100_000, 0],
    [0, 11, 0, 0],
  ])('%i at %i per cent: %i and %i', (total, percent, baseRupiah, taxRupiah) => {
    expect(taxWithin(total, percent)).toEqual({ baseRupiah, taxRupiah });
  });
});

it.each([
  ['012345678901000', '01.234.567.8-901.000'],
  ['0123456789012345', '0123 4567 8901 2345'],
  ['', ''],
])('prints the tax number %s as %s', (digits, printed) => {
  expect(printedNpwp(digits)).toBe(printed);
});

it.each([
  ['42', ['42', '/000042']],
  ['000042', ['000042', '/000042']],
  ['20261123/42', ['20261123/42', '20261123/000042']],
  ['INV/20261123/42', ['INV/20261123/42', 'INV/20261123/000042']],
  ['INV/20261123/000042', ['INV/20261123/000042']],
  ['20261123', ['20261123']],
  ['1000000', ['1000000']],
  ['0', ['0']],
  ['Rani', ['Rani']],
])('looks for %j as %j', (words, expected) => expect(soughtNumbers(words)).toEqual(expected));

it.each([
  ['SLH-7K2MQ9XD4T0A', 'SLH-7K2MQ9XD4T0A'],
  [' slh-7k2mq9xd4t0a ', 'SLH-7K2MQ9XD4T0A'],
  [orderNumber('ABCD2345EFGH'), 'SLH-ABCD2345EFGH'],
  ['SLH-7K2MQ9XD4T0', undefined],
  ['SLH-7K2MQ9XD4T0A1', undefined],
  ['SLH-26-107-7K2MQ9XD', undefined],
  ['Budi SLH-7K2MQ9XD4T0A', undefined],
])('%j is the order %j', (words, number) => expect(wholeOrderNumber(words)).toBe(number));
