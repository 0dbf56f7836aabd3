import type { ReactElement, ReactNode } from 'react';
import { controlText } from '@suluh/i18n-id/control';
import { requiredFieldText } from '@suluh/i18n-id/requiredField';
import { Icon } from '../icons/Icon.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

export interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** First error to show, by the rule of docs/product/validation.md; null or undefined for none. */
  error?: string | null | undefined;
  help?: string | undefined;
  required?: boolean;
  /** Adds '(opsional)'. */
  optional?: boolean;
  /** Verification badge at the right end of the label. */
  verified?: boolean | undefined;
  /** Explanation of the error, behind the info sign. */
  errorInfo?: string | undefined;
  /** Below the message: the password hint. */
  after?: ReactNode;
  children: ReactNode;
}

/** Ids that the control must point at with aria-describedby. */
export function describedBy({ id, error, help }: Pick<FieldFrameProps, 'id' | 'error' | 'help'>): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

/** Label, control, help or first error: the frame of every field. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { id, label, error, help, required = false, optional = false, verified, errorInfo, after, children } = props;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>
          {label}
          {required && (
            <>
              <span className="field-required" aria-hidden="true">
                *
              </span>
              <span className="layout-hidden"> ({requiredFieldText})</span>
            </>
          )}
          {optional && <span className="field-optional"> ({controlText.optional})</span>}
        </label>
        {error && errorInfo && (
          <span className="field-info" title={errorInfo}>
            <Icon name="info" size={18} />
            <span className="layout-hidden">{errorInfo}</span>
          </span>
        )}
        {verified !== undefined && <VerifiedBadge verified={verified} />}
      </div>
      {children}
      {error && (
        <FieldMessage id={`${id}-error`} tone="error">
          {error}
        </FieldMessage>
      )}
      {!error && help && <FieldMessage id={`${id}-help`}>{help}</FieldMessage>}
      {after}
    </div>
  );
}
