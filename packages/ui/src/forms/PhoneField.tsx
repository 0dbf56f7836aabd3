import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * Mobile number without its country code, which stands before it (docs/product/validation.md: digits, starts with 8).
 */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>): ReactElement {
  return <TextField autoComplete="tel-national" prefix="+62" {...props} type="tel" inputMode="numeric" />;
}
