import { headerText } from '@suluh/i18n-id/navigation';
import { footerText } from '@suluh/i18n-id/navigation';
import { SessionKeeper } from '@suluh/session/browser';
import { ToastRegion } from '@suluh/ui/feedback/ToastRegion';
import { MemberActions, VisitorActions } from '@suluh/ui/furniture/AccountActions';
import { Footer } from '@suluh/ui/furniture/Footer';
import { Header } from '@suluh/ui/furniture/Header';
import { SearchBar } from '@suluh/ui/furniture/SearchBar';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import type { ReactElement, ReactNode } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { SoftNavigation } from '../parts/navigation/index.ts';
import { tenantFacts, TenantFactsProvider } from '../parts/tenant-facts/index.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { footerClosing, footerColumns } from './footer.ts';
import { navigationItems } from './navigation.ts';

interface SiteLayoutProps {
  context: AppContext;
  /** Paths this app serves begin with this ('' for all), and beginnings another app of the origin serves. */
  zone: { base: string; foreign: readonly string[] };
  children: ReactNode;
}

/** What surrounds each page of a tenant: header, footer, and the islands that keep session, navigation and messages. */
export async function SiteLayout({ context, zone, children }: SiteLayoutProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const { data: config } = await catalogueApi(context, { tags: ['site'] }).GET('/api/site/config');
  const links = { wishlistHref: routes.wishlist(), cartHref: routes.cart(), cartCount: 0 };
  return (
    <TenantFactsProvider facts={tenantFacts(tenant)}>
      <SkipLink />
      <Header
        homeHref={routes.home()}
        homeLabel={headerText.homeLink(tenant.productName)}
        logo={<BrandLogo tenant={tenant} />}
        search={<SearchBar action={routes.search()} />}
        mobileSearch={<SearchBar action={routes.search()} withButton={false} />}
        navigation={navigationItems(tenant)}
        actions={
          <>
            <span className="when-out">
              <VisitorActions {...links} loginHref={routes.login()} registerHref={capabilities.canRegister ? routes.register() : null} />
            </span>
            <span className="when-in">
              <MemberActions {...links} notificationsHref={routes.profile()} unread={false} />
            </span>
          </>
        }
      />
      {children}
      <Footer logo={<BrandLogo tenant={tenant} onDeep />} tagline={footerText.tagline} columns={footerColumns(tenant)} closing={footerClosing('Suluh', config?.data.closure ?? null, new Date())} />
      <ToastRegion />
      <SessionKeeper scopeId={tenant.id} apiPath={routes.api()} />
      <SoftNavigation base={zone.base} foreign={zone.foreign} />
    </TenantFactsProvider>
  );
}
