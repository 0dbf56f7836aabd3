/** A salary as job data carries it (docs/product/job.md#fields). */
export interface Salary {
  currency: string;
  from: number;
  to: number;
  period: string;
  isHidden: boolean;
}

export type SalaryView =
  | { kind: 'hidden' }
  | { kind: 'range'; from: number; to: number; currency: string; period: string };

/**
 * What a job card says about the salary: nothing when it is hidden or unknown, else the range, its lower end
 * first (docs/product/job.md#fields).
 */
export function salaryView(salary: Salary | null | undefined): SalaryView {
  if (!salary || salary.isHidden || (salary.from <= 0 && salary.to <= 0)) return { kind: 'hidden' };
  const { currency, period } = salary;
  return {
    kind: 'range',
    from: Math.min(salary.from, salary.to),
    to: Math.max(salary.from, salary.to),
    currency,
    period,
  };
}

/** What a salary is paid for. */
export const SALARY_PERIODS = ['month', 'year', 'day', 'hour'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** Why a span of pay cannot be told: an end is missing, or it falls; null when it can, or nothing is said. */
export function payFailure({
  salaryFrom,
  salaryTo,
}: {
  salaryFrom: number | null;
  salaryTo: number | null;
}): 'incomplete' | 'falls' | null {
  if ((salaryFrom === null) !== (salaryTo === null)) return 'incomplete';
  return salaryFrom !== null && salaryTo !== null && salaryFrom > salaryTo ? 'falls' : null;
}
