import { TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';

interface MomentBoxProps {
  label: string;
  name: string;
  /** As the clocks of its place show it. */
  value?: string;
  error?: string | undefined;
  isRequired?: boolean;
}

/**
 * A moment of a small form (`AsideForm`), as clocks of its place show it. One that is typed in part is refused here: to the
 * form it looks like none.
 */
export function MomentBox({ label, name, value = '', error, isRequired = false }: MomentBoxProps): ReactElement {
  const [isHalf, setHalf] = useState(false);
  const said = isHalf ? staffAppText.halfMoment : error;
  return (
    <TextField
      type="datetime-local"
      fullWidth
      label={label}
      name={name}
      defaultValue={value}
      required={isRequired}
      error={said !== undefined}
      helperText={said}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { onInvalid: () => setHalf(true), onInput: () => setHalf(false) },
      }}
    />
  );
}
