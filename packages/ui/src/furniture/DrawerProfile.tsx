import type { ReactElement } from 'react';
import { Avatar } from '../feedback/Avatar.tsx';
import { VerifiedBadge } from '../forms/VerifiedBadge.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

interface DrawerProfileProps {
  name: string;
  photoUrl: string | null;
  verified: boolean;
  href: string;
  linkComponent?: LinkComponent;
}

/** Profile block of the drawer with the account status. */
export function DrawerProfile({ name, photoUrl, verified, href, linkComponent }: DrawerProfileProps): ReactElement {
  return (
    <Anchor as={linkComponent} className="drawer-profile" href={href}>
      <Avatar name={name} photoUrl={photoUrl} size="l" />
      <span>
        <b>{name}</b>
        <VerifiedBadge verified={verified} />
      </span>
      <Icon name="caret-right" />
    </Anchor>
  );
}
