import { Chip } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';

interface ChosenFieldProps {
  source: string;
  label?: string;
  /** What each value is called. */
  names: Readonly<Record<string, string>>;
  /** Values that stand out. */
  strong?: readonly string[];
}

/** One value of a closed list, by its name. */
export function ChosenField({ source, names, strong = [] }: ChosenFieldProps): ReactElement | null {
  const value: unknown = useRecordContext()?.[source];
  if (value === undefined || value === null) return null;
  const key = String(value);
  return (
    <Chip
      label={names[key] ?? key}
      size="small"
      variant={strong.includes(key) ? 'filled' : 'outlined'}
      color={strong.includes(key) ? 'primary' : 'default'}
    />
  );
}

/** Choices of an input, from the names of a closed list. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
