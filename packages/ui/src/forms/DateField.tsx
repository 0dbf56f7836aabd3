import type { ReactElement } from 'react';
import { Select } from './Select.tsx';
import { FieldMessage } from './FieldMessage.tsx';

export interface DateParts {
  /** 1 to 31, 1 to 12, full year; null while not chosen. */
  day: number | null;
  month: number | null;
  year: number | null;
}

interface DateFieldProps {
  /** Prefix of the three ids and names. */
  name: string;
  label: string;
  partLabels: { day: string; month: string; year: string };
  value: DateParts;
  /** Days of the chosen month, decided by the caller. */
  dayCount: number;
  monthNames: readonly string[];
  /** The last 101 years, newest first. */
  years: readonly number[];
  required?: boolean;
  error?: string | null | undefined;
  /** The caller applies the reset rule of docs/product/validation.md. */
  onChange: (part: keyof DateParts, value: number | null) => void;
}

function numbered(count: number): { value: string; label: string }[] {
  return Array.from({ length: count }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
}

/** Day, month and year as three selects; for islands. */
export function DateField(props: DateFieldProps): ReactElement {
  const { name, label, partLabels, value, dayCount, monthNames, years, required = false, error, onChange } = props;
  const parts = [
    { part: 'day', options: numbered(dayCount) },
    { part: 'month', options: monthNames.map((month, index) => ({ value: String(index + 1), label: month })) },
    { part: 'year', options: years.map((year) => ({ value: String(year), label: String(year) })) },
  ] as const;
  return (
    <fieldset className="field fieldset">
      <legend className="lb">
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className="d3">
        {parts.map(({ part, options }) => (
          <Select
            key={part}
            name={`${name}-${part}`}
            aria-label={partLabels[part]}
            placeholder={partLabels[part]}
            options={options}
            value={value[part] ?? ''}
            aria-invalid={error ? true : undefined}
            className={error ? 'is-err' : ''}
            onChange={(event) => onChange(part, event.target.value === '' ? null : Number(event.target.value))}
          />
        ))}
      </div>
      {error && <FieldMessage tone="error">{error}</FieldMessage>}
    </fieldset>
  );
}
