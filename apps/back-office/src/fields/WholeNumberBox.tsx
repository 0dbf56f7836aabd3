import { TextField } from '@mui/material';
import type { ReactElement } from 'react';

interface WholeNumberBoxProps {
  label: string;
  name: string;
  defaultValue?: number | string | null;
  /** What is wrong with it, as the API says. */
  error?: string | undefined;
  isRequired?: boolean;
  margin?: 'dense' | 'none';
}

/**
 * A whole number in a form that is no record's, read by `typedWhole`: a browser's own field for numbers would take 150.000
 * for a hundred and fifty. What it may be is said at the field, by the API.
 */
export const WholeNumberBox = ({
  label,
  name,
  defaultValue,
  error,
  isRequired = false,
  margin = 'none',
}: WholeNumberBoxProps): ReactElement => (
  <TextField
    label={label}
    name={name}
    defaultValue={defaultValue ?? ''}
    error={error !== undefined}
    helperText={error}
    required={isRequired}
    margin={margin}
    fullWidth
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />
);
