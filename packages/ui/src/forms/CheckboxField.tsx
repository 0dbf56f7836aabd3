import type { ComponentProps, ReactElement } from 'react';
import { Checkbox } from './Check.tsx';
import { FieldMessage } from './FieldMessage.tsx';

interface CheckboxFieldProps extends ComponentProps<typeof Checkbox> {
  name: string;
  error?: string | null | undefined;
}

/** A single checkbox with its error: consent. */
export function CheckboxField({ error, children, ...input }: CheckboxFieldProps): ReactElement {
  const messageId = `${input.name}-error`;
  return (
    <div className="field">
      <Checkbox {...input} aria-invalid={error ? true : undefined} aria-describedby={error ? messageId : undefined}>
        {children}
      </Checkbox>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
