import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface FieldMessageProps {
  /** Referenced by the control's aria-describedby. */
  id?: string;
  tone?: 'help' | 'error' | 'success';
  children: ReactNode;
}

const TONE_CLASS = {
  help: 'field-help',
  error: 'field-help field-error',
  success: 'field-help field-success',
} as const;

/** Line below a field: help, the first error, or a success. The tone carries an icon, never colour alone. */
export function FieldMessage({ id, tone = 'help', children }: FieldMessageProps): ReactElement {
  return (
    <p className={TONE_CLASS[tone]} id={id}>
      {tone === 'error' && <Icon name="alert" className="field-helpIcon" />}
      {tone === 'success' && <Icon name="shield" className="field-helpIcon" />}
      {children}
    </p>
  );
}
