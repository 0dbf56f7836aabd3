import { describe, expect, it } from 'vitest';
import { jobs } from './jobs.ts';

const NOW = new Date('2025-11-01T00:00:00Z');

const convert = (fields: Record<string, unknown>) =>
  jobs.convert({ id: 1, src: 'papan-2024', title: 'Staf Gudang', ...fields }, NOW);

describe('the salary of an imported vacancy', () => {
  it.each([
    [
      'is shown',
      { from: 2_000_000, to: 3_000_000 },
      { salary_from: 2_000_000, salary_to: 3_000_000, is_salary_hidden: false },
    ],
    ['is shown at the least amount', { from: 500_000, to: 500_000 }, { salary_from: 500_000, is_salary_hidden: false }],
    [
      'is hidden below it',
      { from: 499_999, to: 500_000 },
      { salary_from: null, salary_to: null, is_salary_hidden: true },
    ],
    ['is hidden when it is 1', { from: 1, to: 1 }, { salary_from: null, is_salary_hidden: true }],
    [
      'is hidden when from is more than to',
      { from: 3_000_000, to: 2_000_000 },
      { salary_from: null, is_salary_hidden: true },
    ],
    [
      'counts by the month when it is by the year',
      { from: 5_999_999, to: 9_000_000, period: 'year' },
      { is_salary_hidden: true, salary_period: 'year' },
    ],
    [
      'by the year is shown from twelve times the least',
      { from: 6_000_000, to: 9_000_000, period: 'year' },
      { is_salary_hidden: false, salary_from: 6_000_000 },
    ],
  ])('%s', (_, salary, expected) => {
    expect(convert({ salary })).toMatchObject({ row: expected });
  });

  it('is not hidden when none is given', () => {
    expect(convert({})).toMatchObject({ row: { salary_from: null, is_salary_hidden: false }, notes: [] });
  });

  it('rejects the row when it is negative or of another currency', () => {
    expect(convert({ salary: { from: -1 } })).toEqual({
      problems: [{ field: 'salary.from', reason: 'must not be negative' }],
    });
    expect(convert({ salary: { currency: 'USD', from: 5 } })).toEqual({
      problems: [{ field: 'salary.currency', reason: 'must be IDR' }],
    });
  });
});

describe('other fields of a vacancy', () => {
  it('are put as our own are', () => {
    expect(
      convert({
        title: 'admin data entry',
        company: 'Company Confidential',
        location: 'Jakarta Selatan, Jakarta Raya',
        type: 'Full time',
      }),
    ).toMatchObject({
      row: {
        title: 'Admin Data Entry',
        company_name: 'Perusahaan dirahasiakan',
        city: 'Jakarta Selatan',
        employment_type: 'Penuh waktu',
        posted_at: '2024-01-01T00:00:00+07:00',
      },
    });
  });
});
