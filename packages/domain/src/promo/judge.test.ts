import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitRefusal,
  promoRefusal,
  standingRefusal,
  useRefusal,
  type JudgedPromo,
  type PromoCart,
  type PromoStanding,
} from './judge.ts';

const now = new Date('2025-10-10T00:00:00Z');
const justBefore = new Date(now.getTime() - 1);
const justAfter = new Date(now.getTime() + 1);
const promo: JudgedPromo = {
  minPayment: 200_000,
  endPromo: new Date('2025-10-31T17:00:00Z'),
  productCode: 'all',
};
const standing: PromoStanding = {
  isOfProgram: true,
  startPromo: now,
  quotaLeft: 1,
  usesLeft: 1,
  isFirstPurchaseOnly: true,
  hasOrders: false,
  isForCourses: true,
  isForCategories: true,
  categoryNames: ['Desain'],
  isForPartners: true,
  partnerNames: ['Sekolah Nada'],
  weekdays: [],
  isMobileOnly: false,
};
const cart: PromoCart = { itemCount: 1, totalPurchaseRupiah: 412_500, productCode: 'VABCA', now };

describe('whether a promo can be used on a cart', () => {
  it.each([
    ['a fitting promo', {}, {}, null],
    ['an empty cart', {}, { itemCount: 0 }, { code: 'empty' }],
    [
      'one that was refused before, with its reason',
      { isEnable: false, endTitle: ' Kuota habis ' },
      {},
      { code: 'disabled', reason: 'Kuota habis' },
    ],
    ['refused before without reason', { isEnable: false, endTitle: ' ' }, {}, { code: 'disabled', reason: null }],
    ['refused before, reason missing', { isEnable: false }, {}, { code: 'disabled', reason: null }],
    ['at its last instant', { endPromo: now }, {}, null],
    ['after its last instant', { endPromo: justBefore }, {}, { code: 'expired' }],
    ['a promo without end', { endPromo: null }, {}, null],
    ['two courses by default', {}, { itemCount: 2 }, { code: 'tooManyItems', maxItems: 1 }],
    ['two courses when it covers two', { maxItems: 2 }, { itemCount: 2 }, null],
    ['three courses when it covers two', { maxItems: 2 }, { itemCount: 3 }, { code: 'tooManyItems', maxItems: 2 }],
    ['exactly the minimum payment', {}, { totalPurchaseRupiah: 200_000 }, null],
    ['one rupiah below', {}, { totalPurchaseRupiah: 199_999 }, { code: 'minPayment', missingRupiah: 1 }],
    ['no minimum payment', { minPayment: null }, { totalPurchaseRupiah: 0 }, null],
    ['another payment method', { productCode: 'EWALLET' }, {}, { code: 'method' }],
    ['the same payment method', { productCode: 'VABCA' }, {}, null],
    ['no method chosen yet', { productCode: 'EWALLET' }, { productCode: null }, null],
    ['a promo for any method', { productCode: null }, {}, null],
    ['the first reason counts: the empty cart', { isEnable: false }, { itemCount: 0 }, { code: 'empty' }],
    [
      'the number of courses before the minimum, the minimum before the method',
      { productCode: 'EWALLET' },
      { itemCount: 2, totalPurchaseRupiah: 0 },
      { code: 'tooManyItems', maxItems: 1 },
    ],
    [
      'the minimum before the method',
      { productCode: 'EWALLET' },
      { totalPurchaseRupiah: 0 },
      { code: 'minPayment', missingRupiah: 200_000 },
    ],
  ] as [string, Partial<JudgedPromo>, Partial<PromoCart>, object | null][])(
    '%s',
    (_, promoChange, cartChange, refusal) => {
      expect(promoRefusal({ ...promo, ...promoChange }, { ...cart, ...cartChange })).toEqual(refusal);
    },
  );

  it('is never so below its minimum payment or on an empty cart', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 3 }),
        (minPayment, totalPurchaseRupiah, itemCount) => {
          const refusal = promoRefusal(
            { ...promo, minPayment, maxItems: 3 },
            { ...cart, totalPurchaseRupiah, itemCount },
          );
          expect(refusal === null).toBe(itemCount > 0 && totalPurchaseRupiah >= minPayment);
        },
      ),
    );
  });
});

describe('whether a promo can be had at all, where that is known', () => {
  it.each([
    ['at its first instant, one use left for all and one for the learner', {}, null],
    ['of another programme', { isOfProgram: false }, 'program'],
    ['before its first instant', { startPromo: justAfter }, 'notStarted'],
    ['used up by all', { quotaLeft: 0 }, 'quota'],
    ['without a quota', { quotaLeft: null }, null],
    ['used up by the learner', { usesLeft: 0 }, 'usedUp'],
    ['for a first purchase, which it is not', { hasOrders: true }, 'firstPurchase'],
    ['not the first purchase, for any', { hasOrders: true, isFirstPurchaseOnly: false }, null],
    ['the programme counts first', { isOfProgram: false, startPromo: justAfter, quotaLeft: 0 }, 'program'],
    ['the quota counts before the uses', { quotaLeft: 0, usesLeft: 0, hasOrders: true }, 'quota'],
    ['the uses count before the first purchase', { usesLeft: 0, hasOrders: true }, 'usedUp'],
  ] as [string, Partial<PromoStanding>, string | null][])('%s', (_, change, code) => {
    const judged = { ...promo, standing: { ...standing, ...change } };
    const refusal = code === null ? null : { code };
    expect([standingRefusal(judged, now), promoRefusal(judged, cart)]).toEqual([refusal, refusal]);
  });

  it('is over after its end, before anything of the learner counts', () => {
    expect(standingRefusal({ endPromo: justBefore, standing: { ...standing, quotaLeft: 0 } }, now)).toEqual({
      code: 'expired',
    });
  });

  it('is for some courses, which counts on a cart only', () => {
    const judged = { ...promo, standing: { ...standing, isForCourses: false } };
    expect([standingRefusal(judged, now), promoRefusal(judged, { ...cart, itemCount: 9 })]).toEqual([
      null,
      { code: 'courses' },
    ]);
  });

  it.each([
    ['a Friday at the last moment of its Friday', [5], '2025-10-10T16:59:59.999Z', null],
    ['a Friday when Saturday begins in Jakarta', [5], '2025-10-10T17:00:00Z', [5]],
    ['the weekend on a Sunday', [6, 7], '2025-10-12T10:00:00Z', null],
    ['the weekend when Monday begins in Jakarta', [6, 7], '2025-10-12T17:00:00Z', [6, 7]],
    ['every day', [], '2025-10-14T10:00:00Z', null],
  ] as const)('for %s', (_, weekdays, at, refused) => {
    const judged = { ...promo, standing: { ...standing, weekdays } };
    expect(standingRefusal(judged, new Date(at))).toEqual(refused && { code: 'weekday', weekdays: refused });
  });

  it.each([
    ['other categories', { isForCategories: false }, { code: 'categories', names: ['Desain'] }],
    ['other partners', { isForPartners: false }, { code: 'partners', names: ['Sekolah Nada'] }],
    ['neither, first of all its courses', { isForCourses: false, isForPartners: false }, { code: 'courses' }],
    [
      'neither, then its categories',
      { isForCategories: false, isForPartners: false },
      { code: 'categories', names: ['Desain'] },
    ],
  ])('is for %s, which counts on a cart only', (_, change, refusal) => {
    const judged = { ...promo, standing: { ...standing, ...change } };
    expect([standingRefusal(judged, now), promoRefusal(judged, cart)]).toEqual([null, refusal]);
  });

  it('is for the mobile app, which counts when it is to be used', () => {
    const judged = { ...promo, standing: { ...standing, isMobileOnly: true } };
    expect([
      promoRefusal(judged, cart),
      useRefusal(judged),
      useRefusal({ ...promo, standing }),
      useRefusal(promo),
    ]).toEqual([null, { code: 'mobileOnly' }, null, null]);
  });
});

it('fits courses and method, or says which of them not', () => {
  expect([
    fitRefusal({ maxItems: 1, productCode: 'all' }, { itemCount: 1, productCode: 'QRIS' }),
    fitRefusal({ productCode: 'all' }, { itemCount: 2, productCode: 'QRIS' }),
    fitRefusal({ productCode: 'VABCA' }, { itemCount: 1, productCode: 'QRIS' }),
  ]).toEqual([null, { code: 'tooManyItems', maxItems: 1 }, { code: 'method' }]);
});
