import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditShares,
  lastMonths,
  monthOfDay,
  readStatementId,
  saleLines,
  shared,
  statementId,
  statementOf,
  takenBack,
  type SoldCourse,
} from './index.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
const rupiah = (max = 5_000_000) => fc.integer({ min: 0, max });

describe('shared', () => {
  it('gives the whole amount, nobody more than a rupiah from their part', () => {
    fc.assert(
      fc.property(rupiah(), fc.array(rupiah(), { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const shares = shared(amount, weights);
        const whole = sum(weights);
        expect(sum(shares)).toBe(whole === 0 ? 0 : amount);
        if (whole > 0)
          for (const [at, share] of shares.entries())
            expect(Math.abs(share - (amount * weights[at]!) / whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('saleLines', () => {
  it.each([
    ['the platform bears it', 'platform', { promoPlatform: 20_000, promoPartner: 0, fee: 10_000, net: 90_000 }],
    ['the partner bears it', 'partner', { promoPlatform: 0, promoPartner: 20_000, fee: 8_000, net: 72_000 }],
  ] as const)('a promo: %s', (_, borneBy, expected) => {
    expect(saleLines([100_000], { discountRupiah: 20_000, borneBy, feePercent: 10 })).toEqual([
      { gross: 100_000, paid: 80_000, ...expected },
    ]);
  });
});

const sale = fc.record({
  prices: fc.array(rupiah(), { minLength: 1, maxLength: 5 }),
  discount: fc.integer({ min: 0, max: 100 }),
  borneBy: fc.constantFrom('platform' as const, 'partner' as const),
  feePercent: fc.integer({ min: 0, max: 100 }),
  steps: fc.array(fc.record({ part: fc.integer({ min: 1, max: 100 }), course: fc.option(fc.nat({ max: 4 })) }), {
    maxLength: 4,
  }),
});

describe('an order and what goes back of it', () => {
  it('adds up to its sums, and taken back whole leaves nothing', () => {
    fc.assert(
      fc.property(sale, ({ prices, discount, borneBy, feePercent, steps }) => {
        const purchase = sum(prices);
        const discountRupiah = Math.floor((purchase * discount) / 100);
        const lines = saleLines(prices, { discountRupiah, borneBy, feePercent });
        expect(sum(lines.map(({ gross }) => gross))).toBe(purchase);
        expect(sum(lines.map(({ promoPlatform, promoPartner }) => promoPlatform + promoPartner))).toBe(discountRupiah);
        expect(sum(lines.map(({ paid }) => paid))).toBe(purchase - discountRupiah);

        let courses: SoldCourse[] = lines.map((line, courseId) => ({ ...line, courseId, back: 0 }));
        const backs: ReturnType<typeof takenBack>[] = [];
        const takeBack = (amount: number, courseId: number | null) => {
          const shares = creditShares(courses, amount, courseId);
          expect(sum(shares)).toBe(amount);
          courses = courses.map((course, at) => {
            const share = shares[at]!;
            expect(share).toBeGreaterThanOrEqual(0);
            expect(course.back + share).toBeLessThanOrEqual(course.paid);
            if (share > 0) backs.push(takenBack(course, share));
            return { ...course, back: course.back + share };
          });
        };
        const left = () => sum(courses.map(({ paid, back }) => paid - back));
        for (const { part, course } of steps) takeBack(Math.floor((left() * part) / 100), course);
        takeBack(left(), null);
        for (const back of backs) {
          expect(Math.min(back.gross, back.promoPlatform, back.promoPartner, back.fee)).toBeGreaterThanOrEqual(0);
          expect(back.paid).toBe(back.gross - back.promoPlatform - back.promoPartner);
        }
        const sold = lines.filter(({ paid }) => paid > 0);
        expect(sum(backs.map(({ net }) => net))).toBe(sum(sold.map(({ net }) => net)));
        const statement = statementOf([
          ...lines.map((line) => ({ ...line, kind: 'sale' as const })),
          ...backs.map((line) => ({ ...line, kind: 'refund' as const })),
        ]);
        expect(statement.net).toBe(statement.gross - statement.promoPartner - statement.fee - statement.refund);
      }),
    );
  });

  it('takes of the course it is for first, then of the others, then of the fee of the way to pay', () => {
    const courses = saleLines([60_000, 40_000], { discountRupiah: 0, borneBy: 'platform', feePercent: 10 }).map(
      (line, courseId) => ({ ...line, courseId, back: 0 }),
    );
    expect(creditShares(courses, 40_000, 1)).toEqual([0, 40_000]);
    expect(creditShares(courses, 45_000, 1)).toEqual([5_000, 40_000]);
    expect(creditShares(courses, 50_000, null)).toEqual([30_000, 20_000]);
    expect(creditShares(courses, 104_000, null)).toEqual([60_000, 40_000]);
    expect(takenBack(courses[0]!, 30_000)).toEqual({
      gross: 30_000,
      promoPlatform: 0,
      promoPartner: 0,
      paid: 30_000,
      fee: 3_000,
      net: 27_000,
    });
  });
});

describe('months', () => {
  it('go back over the turn of the year', () => {
    expect(lastMonths('2026-02-14', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthOfDay('2026-02-14')).toBe('2026-02');
  });

  it.each([
    ['12-2026-11', { partnerId: 12, month: '2026-11' }],
    ['12-2026-13', null],
    ['12-2026-00', null],
    ['x-2026-11', null],
    ['12', null],
  ])('a statement is read from %s', (id, found) => {
    expect(readStatementId(id)).toEqual(found);
    if (found) expect(statementId(found.partnerId, found.month)).toBe(id);
  });
});
