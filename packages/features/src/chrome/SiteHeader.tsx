import { pathTo } from '@suluh/domain/address';
import type { Category } from '@suluh/api/types';
import { headerText } from '@suluh/i18n-id/navigation';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { IconLink } from '@suluh/ui/buttons/IconLink';
import { Header } from '@suluh/ui/furniture/Header';
import { MegaMenu } from '@suluh/ui/furniture/MegaMenu';
import type { ReactElement } from 'react';
import { BrandLogo } from '../parts/brand/index.ts';
import { HeaderBell } from './HeaderBell.tsx';
import { HeaderCart } from './HeaderCart.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { accountLinks, drawerLinks } from '../parts/menu/index.ts';
import { MobileDrawer } from './MobileDrawer.tsx';
import { navigationItems } from '../parts/menu/index.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { SignInLink } from './SignInLink.tsx';

interface SiteHeaderProps {
  tenant: TenantConfig;
  categories: readonly Category[];
  dataSaver: ReactElement;
}

/** The header of a tenant: who is logged in is shown by styles, as the page is the same for everybody. */
export function SiteHeader({ tenant, categories, dataSaver }: SiteHeaderProps): ReactElement {
  const { routes, capabilities } = tenant;
  const loginHref = pathTo(routes, 'login');
  const registerHref = capabilities.canRegister ? pathTo(routes, 'register') : null;
  const logo = <BrandLogo tenant={tenant} />;
  const account = accountLinks(tenant);
  return (
    <Header
      homeHref={pathTo(routes, 'home')}
      homeLabel={headerText.homeLink(siteName(tenant))}
      logo={logo}
      menuButton={
        <MobileDrawer
          logo={logo}
          links={drawerLinks(tenant, account)}
          profileHref={capabilities.drawer.includes('profile') ? pathTo(routes, 'profile') : pathTo(routes, 'myCourse')}
          loginHref={loginHref}
          registerHref={registerHref}
          dataSaver={dataSaver}
        />
      }
      categoryMenu={
        categories.length > 0 && (
          <MegaMenu
            allHref={pathTo(routes, 'courses')}
            categories={categories.map(({ id, name, slug, totalCourse }) => ({
              id,
              name,
              href: pathTo(routes, 'category', { slug }),
              countText: wholeNumber(totalCourse),
            }))}
          />
        )
      }
      search={<HeaderSearch withButton />}
      mobileSearch={<HeaderSearch withButton={false} />}
      navigation={navigationItems(tenant)}
      linkComponent={NavigationLink}
      actions={
        <>
          {capabilities.hasWishlist && (
            <IconLink
              href={pathTo(routes, 'wishlist')}
              icon="heart"
              label={headerText.wishlist}
              className="layout-desktop layout-inlineGrid"
            />
          )}
          {capabilities.hasCart && <HeaderCart />}
          <span className="siteDocument-outOnly">
            <ButtonLink
              kind="line"
              size="small"
              className="layout-desktop layout-flex"
              href={loginHref}
              linkComponent={SignInLink}
            >
              {headerText.login}
            </ButtonLink>
            {registerHref && (
              <ButtonLink
                size="small"
                className="layout-desktop layout-flex"
                href={registerHref}
                linkComponent={SignInLink}
              >
                {headerText.register}
              </ButtonLink>
            )}
          </span>
          <span className="siteDocument-inOnly">
            <HeaderBell href={pathTo(routes, 'notification')} />
            <MemberMenu links={account} />
          </span>
        </>
      }
    />
  );
}
