'use client';
import { drawerText } from '@suluh/i18n-id/navigation';
import { useSession } from '@suluh/session/browser';
import { AccountMenu } from '@suluh/ui/furniture/AccountMenu';
import { MenuLinks, type MenuLinkView } from '@suluh/ui/furniture/MenuLinks';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { photoUrl } from '../parts/menu/index.ts';
import { useLogout } from '../parts/menu/index.ts';

/** Account menu at the end of the desktop header. */
export function MemberMenu({ links }: { links: readonly MenuLinkView[] }): ReactElement {
  const { id: scopeId } = useTenant();
  const session = useSession(scopeId);
  const { ask, dialog } = useLogout();
  return (
    <>
      <AccountMenu name={session?.user.fullname ?? ''} photoUrl={photoUrl(session?.user.foto)}>
        <MenuLinks links={links} />
        <button type="button" className="out" onClick={ask}>
          <Icon name="sign-out" />
          {drawerText.logout}
        </button>
      </AccountMenu>
      {dialog}
    </>
  );
}
