import type { ReactElement } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { Select, type SelectProps } from './Select.tsx';

interface SelectFieldProps extends Omit<FieldFrameProps, 'id' | 'children'>, Omit<SelectProps, 'id' | 'required'> {
  name: string;
  id?: string;
}

/** Choice from a list, with label and message. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, error, help, required, optional, verified, errorInfo, after, ...select } = props;
  const id = select.id ?? select.name;
  return (
    <FieldFrame
      {...{
        id,
        label,
        error,
        help,
        required: required ?? false,
        optional: optional ?? false,
        verified,
        errorInfo,
        after,
      }}
    >
      <Select
        {...select}
        id={id}
        className={error ? 'select-invalid' : ''}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, help })}
      />
    </FieldFrame>
  );
}
