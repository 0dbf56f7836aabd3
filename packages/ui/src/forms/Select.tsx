import type { ReactElement, Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly SelectOption[];
  /** First, empty choice. */
  placeholder?: string;
  /** 44 instead of 48 px high. */
  small?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Native select in our look: the operating system draws the list, so it works everywhere. */
export function Select({ options, placeholder, small = false, className, ...select }: SelectProps): ReactElement {
  const classes = ['select', small && 'select-small', className].filter(Boolean).join(' ');
  return (
    <span className="select-box">
      <select {...select} className={classes}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" className="select-caret" />
    </span>
  );
}
