import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface FieldMessageProps {
  /** Referenced by the control's aria-describedby. */
  id?: string;
  tone?: 'help' | 'error' | 'success';
  children: ReactNode;
}

const TONE_CLASS = { help: 'help', error: 'help err', success: 'help ok' } as const;

/** Line below a field: help, the first error, or a success. The tone carries an icon, never colour alone. */
export function FieldMessage({ id, tone = 'help', children }: FieldMessageProps): ReactElement {
  return (
    <p className={TONE_CLASS[tone]} id={id}>
      {tone === 'error' && <Icon name="alert" />}
      {tone === 'success' && <Icon name="shield" />}
      {children}
    </p>
  );
}
