'use client';
import { drawerText } from '@suluh/i18n-id/navigation';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { useLogout } from '../menu/index.ts';

/** 'Keluar' at the end of the account menu. */
export function LogoutButton(): ReactElement {
  const { ask, dialog } = useLogout();
  return (
    <>
      <button type="button" className="accountShell-logOut" onClick={ask}>
        <Icon name="sign-out" />
        {drawerText.logout}
      </button>
      {dialog}
    </>
  );
}
