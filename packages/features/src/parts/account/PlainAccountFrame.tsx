import { signInPath } from '@suluh/domain/address';
import { sessionFor } from '@suluh/session/guard';
import { AccountPage } from '@suluh/ui/account/AccountPage';
import { AccountSheet } from '@suluh/ui/sheets/AccountSheet';
import { ListingSheet } from '@suluh/ui/sheets/ListingSheet';
import { redirect } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { sessionScope, type AppContext } from '../context/index.ts';
import { accountLinks, photoUrl } from '../menu/index.ts';
import { LogoutButton } from './LogoutButton.tsx';

export interface AccountFrameProps {
  context: AppContext;
  /** Path of the page, marked in the menu. */
  path: string;
  /** Address of the page with its query, returned to after login; the path when it has none. */
  address?: string;
  title: string;
  children: ReactNode;
}

/**
 * An account page: only for a session of the tenant's type, everybody else goes to its login
 * (docs/product/session.md#kinds).
 */
export async function PlainAccountFrame({
  context,
  path,
  address = path,
  title,
  children,
}: AccountFrameProps): Promise<ReactElement> {
  const { tenant } = context;
  const session = await sessionFor(sessionScope(tenant));
  if (session === null) redirect(signInPath(tenant.routes, 'login', address));
  const { fullname, foto, isVerified } = session.user;
  return (
    <>
      <ListingSheet />
      <AccountSheet />
      <AccountPage
        profile={{ name: fullname, photoUrl: photoUrl(foto), verified: isVerified }}
        links={accountLinks(tenant, path)}
        logout={<LogoutButton />}
        title={title}
      >
        {children}
      </AccountPage>
    </>
  );
}
