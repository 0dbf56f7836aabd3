import { expect, test } from 'vitest';
import { startPanel } from './usePromo.ts';

const promo = { promoCode: 'HEMAT', discount: 50_000, productCode: 'all', maxItems: 1 };
const MOBILE_ONLY = 'kode promo hanya dapat digunakan utk mobile';

test.each([
  ['no promo', { kind: 'none' }, 1, { open: false, fixed: false, selection: { kind: 'none' }, notice: null }],
  [
    'a promo by route',
    { kind: 'applied', promo, fixed: false },
    1,
    { open: false, fixed: false, selection: { kind: 'applied' }, notice: null },
  ],
  ['a fixed promo', { kind: 'applied', promo, fixed: true }, 1, { fixed: true, selection: { kind: 'applied' } }],
  [
    'a promo and more courses than it covers',
    { kind: 'applied', promo, fixed: false },
    2,
    { open: true, notice: { kind: 'tooManyItems' } },
  ],
  [
    'a promo that cannot be used',
    { kind: 'rejected', message: 'Promo sudah habis' },
    1,
    { selection: { kind: 'none' }, notice: { kind: 'snackbar', message: 'Promo sudah habis' } },
  ],
  [
    'a promo of the mobile app',
    { kind: 'rejected', message: MOBILE_ONLY },
    1,
    { notice: { kind: 'appDownloadDialog' } },
  ],
  [
    'a promo with nothing chosen',
    { kind: 'emptyCart' },
    0,
    { selection: { kind: 'none' }, notice: { kind: 'emptyCart' } },
  ],
] as const)(
  'the panel begins with %s (docs/product/promo.md#flow; docs/product/errors.md)',
  (_, start, itemCount, expected) => {
    expect(startPanel(start, itemCount)).toMatchObject(expected);
  },
);
