import { describe, expect, it } from 'vitest';
import { payFailure, salaryView, type Salary } from './salary.ts';

const salary: Salary = { currency: 'IDR', from: 4_500_000, to: 6_000_000, period: 'month', isHidden: false };
const range = { kind: 'range', from: 4_500_000, to: 6_000_000, currency: 'IDR', period: 'month' };

describe('job: salary', () => {
  it.each([
    ['a range', salary, range],
    ['the lower end comes first', { ...salary, from: 6_000_000, to: 4_500_000 }, range],
    ['hidden', { ...salary, isHidden: true }, { kind: 'hidden' }],
    ['unknown', { ...salary, from: 0, to: 0 }, { kind: 'hidden' }],
    ['known at one end only', { ...salary, from: 0 }, { ...range, from: 0 }],
    ['known at the other end only', { ...salary, to: 0 }, { ...range, from: 0, to: 4_500_000 }],
    ['missing', null, { kind: 'hidden' }],
  ])('%s', (_, facts, expected) => {
    expect(salaryView(facts)).toEqual(expected);
  });
});

describe('a span of pay', () => {
  it.each([
    [null, null, null],
    [1, 1, null],
    [1, 2, null],
    [2, 1, 'falls'],
    [1, null, 'incomplete'],
    [null, 1, 'incomplete'],
  ])('from %s to %s: %s', (salaryFrom, salaryTo, failure) =>
    expect(payFailure({ salaryFrom, salaryTo })).toBe(failure),
  );
});
