'use client';
import { drawerText, headerText } from '@suluh/i18n-id/navigation';
import { useSession } from '@suluh/session/browser';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Drawer } from '@suluh/ui/furniture/Drawer';
import { DrawerProfile } from '@suluh/ui/furniture/DrawerProfile';
import { MenuLinks, type MenuLinkView } from '@suluh/ui/furniture/MenuLinks';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { photoUrl } from '../parts/menu/index.ts';
import { useLogout } from '../parts/menu/index.ts';
import { SignInLink } from './SignInLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';

interface MobileDrawerProps {
  logo: ReactNode;
  links: { member: readonly MenuLinkView[]; visitor: readonly MenuLinkView[] };
  profileHref: string;
  loginHref: string;
  registerHref: string | null;
  dataSaver: ReactNode;
}

const labels = { open: headerText.openMenu, close: headerText.closeMenu, menu: headerText.menu };

/**
 * The phone's menu: the pages of the site for everybody; profile, account pages and 'Keluar' when logged in; login,
 * register and what is public otherwise (docs/product/navigation.md#drawer; docs/product/session.md#visitors; R38).
 */
export function MobileDrawer({
  logo,
  links,
  profileHref,
  loginHref,
  registerHref,
  dataSaver,
}: MobileDrawerProps): ReactElement {
  const { id: scopeId } = useTenant();
  const session = useSession(scopeId);
  const { ask, dialog } = useLogout();
  const [openings, setOpenings] = useState(0);
  const own = session ? links.member : links.visitor;
  const head = session ? (
    <DrawerProfile
      name={session.user.fullname}
      photoUrl={photoUrl(session.user.foto)}
      verified={session.user.isVerified}
      href={profileHref}
    />
  ) : (
    <div className="drawer-login">
      <ButtonLink kind="line" block href={loginHref} linkComponent={SignInLink}>
        {headerText.login}
      </ButtonLink>
      {registerHref && (
        <ButtonLink block href={registerHref} linkComponent={SignInLink}>
          {headerText.register}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <>
      <Drawer
        labels={labels}
        logo={logo}
        head={head}
        onOpen={() => setOpenings(openings + 1)}
        {...(session ? { logout: { label: drawerText.logout, onPress: ask } } : {})}
      >
        {openings > 0 && <SiteLinks key={openings} besides={own} />}
        <MenuLinks links={own} iconSize={24} />
        {dataSaver}
      </Drawer>
      {dialog}
    </>
  );
}
