import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeDate,
  chosenDateText,
  daysInMonth,
  isLeapYear,
  isoDate,
  pickedDate,
  YEARS_OFFERED,
  yearsOffered,
} from './date.ts';

describe('date picker', () => {
  it.each([
    [2023, false],
    [2024, true],
    [2000, true],
    [1900, true],
  ])('R17, %i is a leap year: %s', (year, expected) => {
    expect(isLeapYear(year)).toBe(expected);
  });

  it('knows the length of every month', () => {
    const months = Array.from({ length: 14 }, (_, month) => month);
    expect(months.map((month) => daysInMonth(month, 2023))).toEqual([
      0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0,
    ]);
    expect([daysInMonth(2, 2024), daysInMonth(1, 2024)]).toEqual([29, 31]);
  });

  it.each([
    [
      'a day the new month has is kept',
      { day: 30, month: 1, year: 2023 },
      { month: 4 },
      { day: 30, month: 4, year: 2023 },
    ],
    ['a day it lacks becomes 1', { day: 31, month: 1, year: 2023 }, { month: 4 }, { day: 1, month: 4, year: 2023 }],
    [
      '29 February leaves with the leap year',
      { day: 29, month: 2, year: 2024 },
      { year: 2023 },
      { day: 1, month: 2, year: 2023 },
    ],
    ['28 February stays', { day: 28, month: 2, year: 2024 }, { year: 2023 }, { day: 28, month: 2, year: 2023 }],
  ])('%s', (_, date, change, expected) => {
    expect(changeDate(date, change)).toEqual(expected);
  });

  it('offers the last 101 years, newest first', () => {
    const years = yearsOffered(2025);
    expect(YEARS_OFFERED).toBe(101);
    expect([years.length, years[0], years.at(-1)]).toEqual([101, 2025, 1925]);
  });

  it.each([
    ['1 January', { day: 1, month: 1, year: 2025 }, '2025-01-01'],
    ['the last day of a month', { day: 30, month: 11, year: 2025 }, '2025-11-30'],
    ['a day too many', { day: 31, month: 11, year: 2025 }, null],
    ['day 0', { day: 0, month: 11, year: 2025 }, null],
    ['month 13', { day: 1, month: 13, year: 2025 }, null],
    ['year 1', { day: 1, month: 1, year: 1 }, '0001-01-01'],
    ['year 0', { day: 1, month: 1, year: 0 }, null],
    ['year 9999', { day: 1, month: 1, year: 9999 }, '9999-01-01'],
    ['year 10000', { day: 1, month: 1, year: 10_000 }, null],
    ['half a day', { day: 1.5, month: 1, year: 2025 }, null],
  ])('%s is written %s', (_, date, expected) => {
    expect(isoDate(date)).toBe(expected);
  });

  it.each(['2025-02-29', '2025-1-1', 'x2025-01-01', '2025-01-01x', ''])('%j is no day', (text) => {
    expect(pickedDate(text)).toBeNull();
  });

  it.each([
    ['nothing', { day: null, month: null, year: null }, ''],
    ['a day', { day: 2, month: 1, year: 2000 }, '2000-01-02'],
    ['a month only', { day: null, month: 1, year: null }, '-1-'],
    ['a year only', { day: null, month: null, year: 2000 }, '2000--'],
    ['a day that does not exist', { day: 31, month: 2, year: 2000 }, '2000-2-31'],
  ])('%s chosen is the text %j', (_, chosen, expected) => {
    expect(chosenDateText(chosen)).toBe(expected);
  });

  it('reads back what it writes, and never offers a day that does not exist', () => {
    const date = fc.record({
      day: fc.integer({ min: 1, max: 31 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1925, max: 2025 }),
    });
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1925, max: 2025 }), (start, month, year) => {
        const valid = isoDate(start) === null ? { ...start, day: 1 } : start;
        const changed = changeDate(valid, { month, year });
        expect(pickedDate(isoDate(changed) ?? '')).toEqual(changed);
      }),
    );
  });
});
