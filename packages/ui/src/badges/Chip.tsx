import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

interface ChipLinkProps {
  href: string;
  /** Chosen: filled in the brand. */
  selected?: boolean;
  /** Draws an x and names the removal, for example 'Hapus filter Yogyakarta'. */
  removeLabel?: string;
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Chip that is a link: filter tabs and removable filters work without JavaScript. */
export function ChipLink({
  href,
  selected = false,
  removeLabel,
  linkComponent,
  children,
}: ChipLinkProps): ReactElement {
  const classes = ['chip', selected && 'chip-selected', removeLabel && 'chip-removable'].filter(Boolean).join(' ');
  return (
    <Anchor
      href={href}
      as={linkComponent}
      className={classes}
      aria-current={selected ? 'true' : undefined}
      aria-label={removeLabel}
    >
      {children}
      {removeLabel && <Icon name="remove" />}
    </Anchor>
  );
}
