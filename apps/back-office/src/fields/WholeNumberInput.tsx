import { rupiahOf } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useMemo, useState, type ReactElement } from 'react';
import { TextInput, maxValue, minValue, required } from 'react-admin';
import { typedWhole } from './typedWhole.ts';

interface WholeNumberInputProps {
  source: string;
  label?: string;
  min?: number;
  max?: number;
  isRequired?: boolean;
  /** Looks at it with the rest of the form. Kept by the caller from one drawing to the next. */
  check?: (value: unknown, values: Record<string, unknown>) => string | undefined;
}

const isRead = (value: unknown): string | undefined =>
  typeof value === 'string' ? staffAppText.wholeNumber : undefined;

/**
 * A whole number as people in Indonesia write it: 150000, 150.000 and Rp150.000 are the same, as in files
 * (docs/product/staff.md#tables). What is none stays as it was typed, and is refused at its field: a browser's own field
 * for numbers takes 150.000 for a hundred and fifty, and half a number for none. The signs of who types stay as they are:
 * a number laid out anew under the fingers would make 1500.000 of 1.500.000.
 */
export function WholeNumberInput({
  min,
  max,
  check,
  isRequired = false,
  ...input
}: WholeNumberInputProps): ReactElement {
  const [typed, setTyped] = useState('');
  const validate = useMemo(
    () => [
      isRead,
      ...(isRequired ? [required()] : []),
      ...(min === undefined ? [] : [minValue(min)]),
      ...(max === undefined ? [] : [maxValue(max)]),
      ...(check === undefined ? [] : [check]),
    ],
    [isRequired, min, max, check],
  );
  return (
    <TextInput
      {...input}
      format={(value: number | string | null | undefined) =>
        typeof value === 'number' && value === rupiahOf(typed) ? typed : String(value ?? '')
      }
      parse={(text: string) => {
        setTyped(text);
        return typedWhole(text);
      }}
      validate={validate}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
