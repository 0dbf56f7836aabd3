import type { ReactElement, ReactNode } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface NavigationItem {
  href: string;
  label: string;
  current?: boolean;
}

export interface HeaderProps {
  homeHref: string;
  /** 'Suluh, beranda', named by the caller. */
  homeLabel: string;
  /** Logo, partner logo or sub-brand lock-up. */
  logo: ReactNode;
  /** Button that opens the drawer; shown below 1024 px. */
  menuButton?: ReactNode;
  /** Button or disclosure of the mega menu; shown from 1024 px. */
  categoryMenu?: ReactNode;
  /** Search form; the desktop one, and the mobile one below the main row. */
  search?: ReactNode;
  mobileSearch?: ReactNode;
  /**
   * Wishlist, cart, notifications, account or login; each decides with the classes only-d and only-m where it shows.
   */
  actions?: ReactNode;
  navigation?: readonly NavigationItem[];
  linkComponent?: LinkComponent;
}

function items(list: readonly NavigationItem[], linkComponent: LinkComponent | undefined): ReactElement[] {
  return list.map((item) => (
    <Anchor key={item.href} as={linkComponent} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </Anchor>
  ));
}

/**
 * Sticky header: 76 + 48 px from 1024 px; 60 px below, with a search row that gives way to what is read. A brand bar and teeth end it (docs/look.md#components).
 */
export function Header(props: HeaderProps): ReactElement {
  const { homeHref, homeLabel, logo, menuButton, categoryMenu, search, mobileSearch, actions, linkComponent } = props;
  const { navigation = [] } = props;
  return (
    <header className="header">
      <div className="layout-page header-main">
        {menuButton && <div className="header-menu layout-mobile">{menuButton}</div>}
        <Anchor as={linkComponent} className="header-logo" href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {categoryMenu && <div className="layout-desktop">{categoryMenu}</div>}
        {search && <div className="header-search layout-desktop layout-flex">{search}</div>}
        {actions}
      </div>
      {mobileSearch && <div className="header-mobileSearch layout-mobile">{mobileSearch}</div>}
      {navigation.length > 0 && (
        <div className="layout-page">
          <nav className="header-nav" aria-label={headerText.mainNavigation}>
            {items(navigation, linkComponent)}
          </nav>
        </div>
      )}
      <div className="header-line">
        <div className="hem hem-down header-hem" />
      </div>
    </header>
  );
}
