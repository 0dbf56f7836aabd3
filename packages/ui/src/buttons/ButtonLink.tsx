import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Anchor, type LinkComponent, type LinkComponentProps } from '../links/Anchor.tsx';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, 'className'> {
  icon?: IconName;
  linkComponent?: LinkComponent;
  /** Shows the ring while what it leads to is prepared; it stays a link and keeps the focus. */
  loading?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  block,
  className,
  icon,
  linkComponent,
  loading = false,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <Anchor
      {...rest}
      as={linkComponent}
      className={buttonClass({
        kind,
        size,
        block,
        className: [loading && 'button-loading', className].filter(Boolean).join(' '),
      })}
      aria-busy={loading || undefined}
    >
      {loading && <span className="button-spinner" />}
      {icon && !loading && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}
