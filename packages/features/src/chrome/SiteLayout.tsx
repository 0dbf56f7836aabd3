import { pathTo } from '@suluh/domain/address';
import type { Category } from '@suluh/api/types';
import { closureNotice, type ClosureSetting } from '@suluh/domain/closure';
import { dayInZone, onDay } from '@suluh/domain/time';
import { ownershipText } from '@suluh/i18n-id/course';
import { footerText, headerText } from '@suluh/i18n-id/navigation';
import { closureText } from '@suluh/i18n-id/site';
import { SessionKeeper } from '@suluh/session/browser';
import { readLook } from '@suluh/session/guard';
import { productNameText } from '@suluh/i18n-id/server';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { IconLink } from '@suluh/ui/buttons/IconLink';
import { DowntimeScreen } from '@suluh/ui/feedback/DowntimeScreen';
import { ToastRegion } from '@suluh/ui/feedback/ToastRegion';
import { Footer } from '@suluh/ui/furniture/Footer';
import { Header } from '@suluh/ui/furniture/Header';
import { MegaMenu } from '@suluh/ui/furniture/MegaMenu';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import { ClosureNotice } from '@suluh/ui/dialogs/ClosureNotice';
import { FullPageStylesheet } from '@suluh/ui/stylesheets/FullPageStylesheet';
import { HoverPopovers } from '@suluh/ui/dialogs/HoverPopovers';
import type { ReactElement, ReactNode } from 'react';
import { LookBar } from './LookBar.tsx';
import { catalogueApi, sessionScope, type AppContext } from '../parts/context/index.ts';
import { CardMarks } from '../parts/courses/CardMarks.tsx';
import { SoftNavigation } from '../parts/navigation/index.ts';
import { pageNonce } from '../parts/nonce/index.ts';
import { DataSaverSwitch, isPageSaving } from '../parts/data-saver/index.ts';
import { TenantProvider } from '../parts/tenant/index.ts';
import { BrandLogo } from '../parts/brand/index.ts';
import { footerClosing, footerColumns } from './footer.ts';
import { HeaderBell } from './HeaderBell.tsx';
import { HeaderCart } from './HeaderCart.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { accountLinks, drawerLinks } from '../parts/menu/index.ts';
import { InterestDialog } from './InterestDialog.tsx';
import { MobileDrawer } from './MobileDrawer.tsx';
import { navigationItems } from '../parts/menu/index.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';
import { PendingDeed } from './PendingDeed.tsx';
import { SendWaiting } from './SendWaiting.tsx';
import { SignInLink } from './SignInLink.tsx';
import { SiteFurniture } from './SiteFurniture.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface SiteLayoutProps {
  context: AppContext;
  children: ReactNode;
}

interface SiteHeaderProps {
  tenant: TenantConfig;
  categories: readonly Category[];
  dataSaver: ReactElement;
}

function SiteHeader({ tenant, categories, dataSaver }: SiteHeaderProps): ReactElement {
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
            categories={categories.map(({ id, name, slug }) => ({
              id,
              name,
              href: pathTo(routes, 'category', { slug }),
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
            {capabilities.hasCart && <HeaderBell href={pathTo(routes, 'notification')} />}
            <MemberMenu links={account} />
          </span>
        </>
      }
    />
  );
}

function ClosureOf({
  tenant,
  closure,
  now,
  nonce,
}: {
  tenant: TenantConfig;
  closure: ClosureSetting;
  now: Date;
  nonce: string | undefined;
}): ReactElement | null {
  const notice = closureNotice(closure, dayInZone(now));
  if (notice.kind === 'none') return null;
  const day = onDay(notice.date);
  return (
    <ClosureNotice
      title={closureText.title[notice.phase](tenant.productName, day)}
      body={closureText.body[notice.phase]}
      laterText={closureText.later}
      downloadText={closureText.download}
      downloadHref={pathTo(tenant.routes, 'myCertificate')}
      nonce={nonce}
    />
  );
}

/**
 * What surrounds each page of a tenant: header, footer, notices, and the islands that keep session, navigation and
 * messages.
 */
export async function SiteLayout({ context, children }: SiteLayoutProps): Promise<ReactElement> {
  const { tenant } = context;
  const now = new Date();
  const api = catalogueApi(context);
  const [site, categories, isSaving, nonce, look] = await Promise.all([
    api.GET('/api/site/config'),
    api.GET('/api/category'),
    isPageSaving(),
    pageNonce(),
    readLook(sessionScope(tenant)),
  ]);
  const dataSaver = <DataSaverSwitch routes={tenant.routes} isSaving={isSaving} />;
  const config = site.data?.data;
  if (config?.downtime.enabled)
    return (
      <>
        <FullPageStylesheet />
        <DowntimeScreen logo={<BrandLogo tenant={tenant} />} />
      </>
    );
  return (
    <TenantProvider tenant={tenant}>
      <SkipLink />
      <SiteFurniture>
        {tenant.capabilities.hasMobileApp && <MobileAppBanner product={tenant.productName} scheme={tenant.appScheme} />}
        <SiteHeader
          tenant={tenant}
          categories={(categories.data?.data ?? []).filter(({ totalCourse }) => totalCourse > 0).slice(0, 12)}
          dataSaver={dataSaver}
        />
        {config && <ClosureOf tenant={tenant} closure={config.closure} now={now} nonce={nonce} />}
      </SiteFurniture>
      {children}
      <SiteFurniture>
        <Footer
          logo={<BrandLogo tenant={tenant} onDeep />}
          tagline={footerText.tagline}
          columns={footerColumns(tenant, config?.campUrl)}
          closing={
            <>
              {dataSaver}
              <ThemeSwitch />
              {footerClosing(productNameText, config?.closure ?? null, now)}
            </>
          }
        />
      </SiteFurniture>
      {look && <LookBar look={look} routes={tenant.routes} />}
      <ToastRegion />
      <CardMarks words={{ add: wishlistText.add, remove: wishlistText.remove }}>
        <Badge tone="prakerja" icon="check">
          {ownershipText.registered}
        </Badge>
      </CardMarks>
      <PendingDeed />
      <SendWaiting />
      <HoverPopovers />
      {tenant.capabilities.drawer.includes('learningInterest') && <InterestDialog />}
      <SessionKeeper scopeId={tenant.id} base={tenant.routes.base} />
      <SoftNavigation />
    </TenantProvider>
  );
}
