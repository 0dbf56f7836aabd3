import { describe, expect, it } from 'vitest';
import { promoCourseFault, promoFaults, type NamedCourse, type PromoPlan } from './index.ts';

/** A Monday on Jakarta's clocks. */
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(MONDAY + hours * HOUR);
const plan = (more: Partial<PromoPlan>): PromoPlan => ({
  kind: 'amount',
  amount: 10_000,
  percent: 10,
  maxDiscount: null,
  quota: null,
  used: 0,
  weekdays: [],
  startAt: at(0),
  endAt: at(24),
  ...more,
});

describe('what is wrong with a promo by itself', () => {
  it.each([
    ['nothing', {}, []],
    ['an amount of nothing', { amount: 0 }, [{ field: 'amount', fault: 'worthless' }]],
    ['an amount of nothing where a share counts', { kind: 'percent', amount: 0 }, []],
    ['a share of nothing', { kind: 'percent', percent: 0 }, [{ field: 'percent', fault: 'worthless' }]],
    ['a share of nothing where an amount counts', { percent: 0 }, []],
    ['at most nothing', { kind: 'percent', maxDiscount: 0 }, [{ field: 'maxDiscount', fault: 'worthlessMost' }]],
    ['at most one rupiah', { kind: 'percent', maxDiscount: 1 }, []],
    ['at most nothing where no share counts', { maxDiscount: 0 }, []],
    ['a quota that is used up', { quota: 3, used: 3 }, []],
    ['a quota below what is used', { quota: 2, used: 3 }, [{ field: 'quota', fault: 'quota' }]],
    ['an end when it begins', { endAt: at(0), weekdays: [7] }, [{ field: 'endAt', fault: 'endsBefore' }]],
    ['its only day', { weekdays: [1] }, []],
    ['a day that never comes', { weekdays: [2, 3] }, [{ field: 'weekdays', fault: 'noSuchDay' }]],
    ['a day that begins as it ends', { weekdays: [2], endAt: at(24) }, [{ field: 'weekdays', fault: 'noSuchDay' }]],
    ['a day that begins just before it ends', { weekdays: [2], startAt: at(23), endAt: at(24.1) }, []],
    ['the seventh day', { weekdays: [7], endAt: at(24 * 6 + 1) }, []],
    ['the day after a week', { weekdays: [7], startAt: at(1), endAt: at(24 * 365) }, []],
  ] as const)('%s', (_, more, faults) => expect(promoFaults(plan(more))).toEqual(faults));

  it('is that it is over, only when it is made', () => {
    const over = plan({ endAt: at(24) });
    expect(promoFaults(over, { madeAt: at(24) })).toEqual([{ field: 'endAt', fault: 'past' }]);
    expect(promoFaults(over, { madeAt: at(23) })).toEqual([]);
  });

  it('is asked of what is changed alone', () => {
    const wrong = plan({ amount: 0, quota: 1, used: 2 });
    expect(promoFaults(wrong, { changed: ['title'] })).toEqual([]);
    expect(promoFaults(wrong, { changed: ['title', 'amount'] })).toEqual([{ field: 'amount', fault: 'worthless' }]);
  });
});

describe('courses a promo names', () => {
  const named = (more: Partial<NamedCourse> = {}): NamedCourse => ({
    isOfCategory: true,
    isOfPartner: true,
    isOfProgramme: true,
    mostRupiah: 100_000,
    ...more,
  });
  const judge = (courses: NamedCourse[], more: object = {}) =>
    promoCourseFault({ minPayment: 0, maxItems: 1, courses, ...more });

  it.each([
    ['none', [], null],
    ['one of everything', [named(), named({ isOfPartner: false })], null],
    ['none of its categories', [named({ isOfCategory: false })], { field: 'courseIds' }],
    ['none of its partners', [named({ isOfPartner: false })], { field: 'courseIds' }],
    ['none of its programme', [named({ isOfProgramme: false })], { field: 'courseIds' }],
    [
      'each of something, none of everything',
      [named({ isOfPartner: false }), named({ isOfCategory: false })],
      { field: 'courseIds' },
    ],
  ])('%s', (_, courses, fault) => expect(judge(courses)).toEqual(fault));

  it.each([
    ['just reach its minimum', { minPayment: 100_000 }, null],
    ['do not', { minPayment: 100_001 }, { field: 'minPayment', mostRupiah: 100_000 }],
    ['reach it together', { minPayment: 150_000, maxItems: 2 }, null],
    ['do not even together', { minPayment: 150_001, maxItems: 9 }, { field: 'minPayment', mostRupiah: 150_000 }],
  ])('%s', (_, more, fault) =>
    expect(
      judge([named({ mostRupiah: 50_000 }), named(), named({ isOfPartner: false, mostRupiah: 900_000 })], more),
    ).toEqual(fault),
  );

  it('are asked about where something of it is changed alone', () => {
    const none = { minPayment: 0, maxItems: 1, courses: [named({ isOfPartner: false })] };
    expect([promoCourseFault(none, ['title']), promoCourseFault(none, ['partnerIds'])]).toEqual([
      null,
      { field: 'courseIds' },
    ]);
    const dear = { minPayment: 100_001, maxItems: 1, courses: [named()] };
    expect([promoCourseFault(dear, ['partnerIds']), promoCourseFault(dear, ['maxItems'])]).toEqual([
      null,
      { field: 'minPayment', mostRupiah: 100_000 },
    ]);
  });
});
