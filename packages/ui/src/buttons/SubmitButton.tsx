import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

interface SubmitButtonProps extends ButtonLook {
  children: ReactNode;
  /** Name and value sent with the form. */
  name?: string;
  value?: string;
}

/** Submit button without handlers, so that Server Components can hold it in a plain form. */
export function SubmitButton({ children, name, value, ...look }: SubmitButtonProps): ReactElement {
  return (
    <button type="submit" name={name} value={value} className={buttonClass(look)}>
      {children}
    </button>
  );
}
