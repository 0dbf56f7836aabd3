import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  icon?: IconName;
  /** Shows the ring, keeps label and width, and ignores presses. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Button. Type is 'button' unless given. While loading it stays focusable and says aria-busy. */
export function Button({
  kind,
  size,
  block,
  className,
  icon,
  loading = false,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const classes = buttonClass({
    kind,
    size,
    block,
    className: [loading && 'button-loading', className].filter(Boolean).join(' '),
  });
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <span className="button-spinner" />}
      {icon && !loading && <Icon name={icon} />}
      {children}
    </button>
  );
}
