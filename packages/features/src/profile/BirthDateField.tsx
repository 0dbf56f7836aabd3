'use client';
import { changeDate, daysInMonth, type ChosenDate } from '@suluh/domain/date-picker';
import { profileText } from '@suluh/i18n-id/account';
import { DateField } from '@suluh/ui/forms/DateField';
import { useEffect, useState, type ReactElement } from 'react';

interface BirthDateFieldProps {
  value: ChosenDate;
  monthNames: readonly string[];
  years: readonly number[];
  error: string | null;
  onChange: (date: ChosenDate) => void;
}

const LONGEST_MONTH_DAYS = 31;
/** Stands in for a year that is not chosen yet: February then has 29 days. */
const LEAP_YEAR = 2024;

/**
 * The date after one of its parts changed: the day becomes 1 when the month no longer has it
 * (docs/product/validation.md#date-picker).
 */
function changed(date: ChosenDate, part: keyof ChosenDate, value: number | null): ChosenDate {
  const next = { ...date, [part]: value };
  if (part === 'day' || next.day === null || next.month === null) return next;
  return { ...next, day: changeDate({ day: next.day, month: next.month, year: next.year ?? LEAP_YEAR }, {}).day };
}

/** Day of birth by three selects. Before JavaScript every month offers 31 days, because none can be taken away then. */
export function BirthDateField({ value, monthNames, years, error, onChange }: BirthDateFieldProps): ReactElement {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { month, year } = value;
  return (
    <DateField
      name="birthDate"
      label={profileText.birthDate}
      partLabels={profileText}
      value={value}
      dayCount={ready && month !== null ? daysInMonth(month, year ?? LEAP_YEAR) : LONGEST_MONTH_DAYS}
      monthNames={monthNames}
      years={years}
      error={error}
      onChange={(part, chosen) => onChange(changed(value, part, chosen))}
    />
  );
}
