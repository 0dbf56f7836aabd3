import type { ReactElement, ReactNode } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { Avatar } from '../feedback/Avatar.tsx';
import { Popover } from '../dialogs/Popover.tsx';

interface AccountMenuProps {
  name: string;
  photoUrl: string | null;
  /** `MenuLinks`, and the logout button of the caller. */
  children: ReactNode;
}

/** Avatar of the header with the account menu, from 1024 px. */
export function AccountMenu({ name, photoUrl, children }: AccountMenuProps): ReactElement {
  return (
    <Popover
      id="menu-akun"
      className="layout-desktop"
      buttonClass="avatar-button"
      button={
        <>
          <Avatar name={name} photoUrl={photoUrl} />
          <span className="layout-hidden">{headerText.accountMenu(name)}</span>
        </>
      }
      panel={{ className: 'popover megaMenu-menu' }}
    >
      {children}
    </Popover>
  );
}
