import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Name for assistive technology. */
  label: string;
  size?: 20 | 24;
  ref?: Ref<HTMLButtonElement>;
}

/** Round 44 px button with one icon. */
export function IconButton({ icon, label, size = 24, className, ...rest }: IconButtonProps): ReactElement {
  return (
    <button type="button" {...rest} aria-label={label} className={['iconButton', className].filter(Boolean).join(' ')}>
      <Icon name={icon} size={size} />
    </button>
  );
}
