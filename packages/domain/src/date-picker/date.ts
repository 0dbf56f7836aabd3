/** Years offered (docs/product/validation.md#date-picker). */
export const YEARS_OFFERED = 101;

/** Day, month (1 to 12) and year of a date picker. */
export interface PickedDate {
  day: number;
  month: number;
  year: number;
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A leap year is a year divisible by 4 (docs/product/validation.md; R17: the years list never reaches 2100). */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0;
}

/** Days of a month; 0 for a month that does not exist. */
export function daysInMonth(month: number, year: number): number {
  return (DAYS_OF_MONTH[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
}

/**
 * The date after its month or year changed: the day becomes 1 if it exceeds the month's length
 * (docs/product/validation.md#date-picker).
 */
export function changeDate(date: PickedDate, change: Partial<Pick<PickedDate, 'month' | 'year'>>): PickedDate {
  const changed = { ...date, ...change };
  return changed.day > daysInMonth(changed.month, changed.year) ? { ...changed, day: 1 } : changed;
}

/** The last 101 years, newest first (docs/product/validation.md#date-picker). */
export function yearsOffered(currentYear: number): number[] {
  return Array.from({ length: YEARS_OFFERED }, (_, back) => currentYear - back);
}

/** The date as 'YYYY-MM-DD', or null when there is no such day. */
export function isoDate({ day, month, year }: PickedDate): string | null {
  if (![day, month, year].every(Number.isInteger)) return null;
  if (day < 1 || day > daysInMonth(month, year) || year < 1 || year > 9999) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day, month and year as far as they were chosen. */
export type ChosenDate = Readonly<Record<keyof PickedDate, number | null>>;

/**
 * What was chosen so far as text: '' for nothing, 'YYYY-MM-DD' for a day; anything else is no day, and dateRule refuses
 * it.
 */
export function chosenDateText({ day, month, year }: ChosenDate): string {
  if (day === null && month === null && year === null) return '';
  return isoDate({ day: day ?? 0, month: month ?? 0, year: year ?? 0 }) ?? `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
}

/** The parts of a 'YYYY-MM-DD' text, or null when it names no day. */
export function pickedDate(iso: string): PickedDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const date = { day: Number(match[3]), month: Number(match[2]), year: Number(match[1]) };
  return isoDate(date) === null ? null : date;
}
