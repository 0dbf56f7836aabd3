import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY_METHOD,
  DEFAULT_MAX_ITEMS,
  fitsMethod,
  promoApplicability,
  promoCodeToSend,
  type Promo,
  type PromoCart,
} from './promo.ts';

const now = new Date('2025-10-10T00:00:00Z');
const promo: Promo = {
  promoCode: 'SULUHBARU',
  isEnable: true,
  minPayment: 200_000,
  endPromo: new Date('2025-10-31T17:00:00Z'),
  productCode: 'all',
};
const cart: PromoCart = { itemCount: 1, totalPurchaseRupiah: 412_500, productCode: 'VABCA', now };

describe('whether a promo can be used', () => {
  it.each([
    ['a fitting promo', {}, {}, null],
    ['an empty cart', {}, { itemCount: 0 }, { code: 'empty' }],
    [
      'a disabled promo, with its reason',
      { isEnable: false, endTitle: ' Kuota habis ' },
      {},
      { code: 'disabled', reason: 'Kuota habis' },
    ],
    ['a disabled promo without reason', { isEnable: false, endTitle: ' ' }, {}, { code: 'disabled', reason: null }],
    ['a disabled promo whose reason is missing', { isEnable: false }, {}, { code: 'disabled', reason: null }],
    ['at its last instant', { endPromo: now }, {}, null],
    ['after its last instant', { endPromo: new Date(now.getTime() - 1) }, {}, { code: 'expired' }],
    ['a promo without end', { endPromo: null }, {}, null],
    ['two courses by default (R3)', {}, { itemCount: 2 }, { code: 'tooManyItems', maxItems: 1 }],
    ['two courses when it covers two', { maxItems: 2 }, { itemCount: 2 }, null],
    ['three courses when it covers two', { maxItems: 2 }, { itemCount: 3 }, { code: 'tooManyItems', maxItems: 2 }],
    ['exactly the minimum payment', {}, { totalPurchaseRupiah: 200_000 }, null],
    [
      'one rupiah below',
      {},
      { totalPurchaseRupiah: 199_999 },
      { code: 'minPayment', minPaymentRupiah: 200_000, missingRupiah: 1 },
    ],
    ['no minimum payment', { minPayment: null }, { totalPurchaseRupiah: 0 }, null],
    ['another payment method', { productCode: 'EWALLET' }, {}, { code: 'method' }],
    ['the same payment method', { productCode: 'VABCA' }, {}, null],
    ['no method chosen yet', { productCode: 'EWALLET' }, { productCode: null }, null],
    ['a promo for any method', { productCode: null }, {}, null],
    ['the first reason counts', { isEnable: false, productCode: 'EWALLET' }, { itemCount: 0 }, { code: 'empty' }],
  ] as [string, Partial<Promo>, Partial<PromoCart>, object | null][])('%s', (_, promoChange, cartChange, refusal) => {
    const result = promoApplicability({ ...promo, ...promoChange }, { ...cart, ...cartChange });
    expect(result).toEqual(refusal === null ? { kind: 'applicable' } : { kind: 'refused', refusal });
  });

  it('is never applicable below its minimum payment or on an empty cart', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 3 }),
        (minPayment, total, itemCount) => {
          const result = promoApplicability(
            { ...promo, minPayment, maxItems: 3 },
            { ...cart, totalPurchaseRupiah: total, itemCount },
          );
          expect(result.kind === 'applicable').toBe(itemCount > 0 && total >= minPayment);
        },
      ),
    );
  });

  it('keeps its constants', () => {
    expect([ANY_METHOD, DEFAULT_MAX_ITEMS]).toEqual(['all', 1]);
  });
});

describe('the code is sent only if its product code is all or equals the chosen method', () => {
  it.each([
    ['all, method chosen', 'all', 'VABCA', 'KODE'],
    ['all, none chosen', 'all', null, 'KODE'],
    ['equal', 'VABCA', 'VABCA', 'KODE'],
    ['different', 'EWALLET', 'VABCA', ''],
    ['a method of its own, none chosen', 'EWALLET', null, ''],
  ])('%s', (_, productCode, chosen, expected) => {
    expect(promoCodeToSend({ code: 'KODE', productCode }, chosen)).toBe(expected);
  });

  it('sends nothing without promo', () => {
    expect(promoCodeToSend(null, 'VABCA')).toBe('');
  });

  it('never sends a code that does not fit the chosen method', () => {
    const code = fc.constantFrom('all', 'VABCA', 'EWALLET');
    fc.assert(
      fc.property(code, code, (productCode, chosen) => {
        expect(promoCodeToSend({ code: 'KODE', productCode }, chosen) === 'KODE').toBe(fitsMethod(productCode, chosen));
      }),
    );
  });
});
