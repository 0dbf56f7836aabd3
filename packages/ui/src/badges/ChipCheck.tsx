import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface ChipCheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'className'> {
  children: ReactNode;
}

/** Chip that is a checkbox of a plain form, with a tick while it is chosen. */
export function ChipCheck({ children, ...input }: ChipCheckProps): ReactElement {
  return (
    <label className="chip chipCheck">
      <input {...input} type="checkbox" className="layout-hidden" />
      <Icon name="check" className="chipCheck-tick" />
      {children}
    </label>
  );
}
