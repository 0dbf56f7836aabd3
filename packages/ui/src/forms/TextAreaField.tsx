import type { ReactElement, Ref, TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface TextAreaFieldProps
  extends
    Omit<FieldFrameProps, 'id' | 'children'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  name: string;
  id?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps): ReactElement {
  const { label, error, help, required, optional, verified, errorInfo, after, ...area } = props;
  const id = area.id ?? area.name;
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
      <span className={error ? 'field-input field-invalid' : 'field-input'}>
        <textarea
          rows={4}
          {...area}
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, help })}
        />
      </span>
    </FieldFrame>
  );
}
