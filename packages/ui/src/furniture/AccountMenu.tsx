import type { ReactElement, ReactNode } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { Avatar } from '../feedback/Avatar.tsx';

interface AccountMenuProps {
  name: string;
  photoUrl: string | null;
  /** `MenuLinks`, and the logout button of the caller. */
  children: ReactNode;
}

const MENU_ID = 'menu-akun';

/** Avatar of the header with the account menu, from 1024 px. */
export function AccountMenu({ name, photoUrl, children }: AccountMenuProps): ReactElement {
  return (
    <div className="only-d">
      <button type="button" className="ava-btn" popoverTarget={MENU_ID}>
        <Avatar name={name} photoUrl={photoUrl} />
        <span className="sr">{headerText.accountMenu(name)}</span>
      </button>
      <div id={MENU_ID} className="pop menu" popover="auto">
        {children}
      </div>
    </div>
  );
}
