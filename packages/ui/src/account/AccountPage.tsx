import type { ReactElement, ReactNode } from 'react';
import { drawerText } from '@suluh/i18n-id/navigation';
import { Avatar } from '../feedback/Avatar.tsx';
import { VerifiedBadge } from '../forms/VerifiedBadge.tsx';
import { MenuLinks, type MenuLinkView } from '../furniture/MenuLinks.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';

interface AccountPageProps {
  profile: { name: string; photoUrl: string | null; verified: boolean };
  links: readonly MenuLinkView[];
  /** Logout button of the caller, an island. */
  logout?: ReactNode;
  title: string;
  children: ReactNode;
  linkComponent?: LinkComponent;
}

/** Shell of the account area: menu of 272 px from 1024 px, title and content. */
export function AccountPage({
  profile,
  links,
  logout,
  title,
  children,
  linkComponent,
}: AccountPageProps): ReactElement {
  return (
    <main id="isi" className="layout-page accountShell">
      <aside className="accountShell-menu layout-desktop">
        <div className="accountShell-profile">
          <Avatar name={profile.name} photoUrl={profile.photoUrl} size="l" />
          <div>
            <b>{profile.name}</b>
            <VerifiedBadge verified={profile.verified} />
          </div>
        </div>
        <nav aria-label={drawerText.account}>
          <MenuLinks links={links} linkComponent={linkComponent} />
          {logout}
        </nav>
      </aside>
      <div className="accountShell-main">
        <h1 className="type-h1">{title}</h1>
        {children}
      </div>
    </main>
  );
}
