import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

interface IconLinkProps {
  href: string;
  icon: IconName;
  /** Name for assistive technology; includes the count or the unread state. */
  label: string;
  /** Number in the badge; none at 0. */
  count?: number;
  /** Red dot, for unread notifications. */
  dot?: boolean;
  linkComponent?: LinkComponent;
  className?: string;
}

/** Round 44 px link with one icon and, if wanted, a count badge or a dot. */
export function IconLink({
  href,
  icon,
  label,
  count = 0,
  dot = false,
  linkComponent,
  className,
}: IconLinkProps): ReactElement {
  return (
    <Anchor
      href={href}
      as={linkComponent}
      aria-label={label}
      className={['iconButton', className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} size={24} />
      {count > 0 && <span className="iconButton-count">{count}</span>}
      {dot && <span className="iconButton-dot" />}
    </Anchor>
  );
}
