import { TextField } from '@mui/material';
import type { ReactElement } from 'react';

interface MomentBoxProps {
  label: string;
  name: string;
  /** As clocks in WIB show it. */
  value?: string;
  error?: string | undefined;
  isRequired?: boolean;
}

/** A moment of a small form, as clocks in WIB show it. */
export const MomentBox = ({ label, name, value = '', error, isRequired = false }: MomentBoxProps): ReactElement => (
  <TextField
    type="datetime-local"
    fullWidth
    label={label}
    name={name}
    defaultValue={value}
    required={isRequired}
    error={error !== undefined}
    helperText={error}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
