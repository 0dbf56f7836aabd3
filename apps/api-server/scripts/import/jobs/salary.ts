/** Salary as rows give it: rupiah per month or year. */
export interface GivenSalary {
  from?: number | null | undefined;
  to?: number | null | undefined;
  period: 'month' | 'year';
}

/** Monthly amounts outside of this are typing errors or placeholders (from = 1), not salaries. */
const LEAST_MONTHLY_RUPIAH = 500_000;
const MOST_MONTHLY_RUPIAH = 500_000_000;

/** Whether the amounts can be shown to somebody who looks for work: plausible by the month, and in order. */
export function isPlausible({ from, to, period }: GivenSalary): boolean {
  const months = period === 'year' ? 12 : 1;
  const amounts = [from, to].filter((value) => value !== null && value !== undefined).map((value) => value / months);
  const inRange = amounts.every((value) => value >= LEAST_MONTHLY_RUPIAH && value <= MOST_MONTHLY_RUPIAH);
  return amounts.length > 0 && inRange && (amounts.length < 2 || amounts[0]! <= amounts[1]!);
}
