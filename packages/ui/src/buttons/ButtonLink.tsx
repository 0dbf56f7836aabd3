import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Anchor, type LinkComponent, type LinkComponentProps } from '../links/Anchor.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, 'className'> {
  icon?: IconName;
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, className, icon, linkComponent, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <Anchor {...rest} as={linkComponent} className={buttonClass({ kind, size, block, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}
