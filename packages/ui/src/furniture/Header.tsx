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
  /** Items at the right end of the navigation. */
  secondaryNavigation?: readonly NavigationItem[];
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
 * Sticky header: 76 + 48 px from 1024 px, 60 px and a search row below; a brand bar and teeth end it
 * (docs/look.md#components).
 */
export function Header(props: HeaderProps): ReactElement {
  const { homeHref, homeLabel, logo, menuButton, categoryMenu, search, mobileSearch, actions, linkComponent } = props;
  const { navigation = [], secondaryNavigation = [] } = props;
  return (
    <header className="hdr">
      <div className="wrap hdr-main">
        {menuButton && <div className="hdr-menu only-m">{menuButton}</div>}
        <Anchor as={linkComponent} className="logo" href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {categoryMenu && <div className="only-d">{categoryMenu}</div>}
        {search && <div className="hdr-search only-d flex">{search}</div>}
        {actions}
      </div>
      {mobileSearch && <div className="hdr-search-m only-m">{mobileSearch}</div>}
      {navigation.length > 0 && (
        <div className="wrap">
          <nav className="hdr-nav" aria-label={headerText.mainNavigation}>
            {items(navigation, linkComponent)}
            {secondaryNavigation.length > 0 && <span className="sp" />}
            {items(secondaryNavigation, linkComponent)}
          </nav>
        </div>
      )}
      <div className="hdr-line" />
      <div className="hem hem-down" />
    </header>
  );
}
