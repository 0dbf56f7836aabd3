import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Label; text, or stars beside a word. */
  children: ReactNode;
  /** Count at the right end, already formatted. */
  countText?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Checkbox row, 44 px high. Spread react-hook-form's `register` onto it, or use it in a plain form. */
export function Checkbox({ children, countText, ...input }: CheckProps): ReactElement {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>{children}</span>
      {countText !== undefined && <span className="check-count">{countText}</span>}
    </label>
  );
}

/** Radio row, 44 px high. */
export function Radio({ children, countText, ...input }: CheckProps): ReactElement {
  return (
    <label className="check">
      <input {...input} type="radio" />
      <span>{children}</span>
      {countText !== undefined && <span className="check-count">{countText}</span>}
    </label>
  );
}
