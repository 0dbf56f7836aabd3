import { ownershipText } from '@suluh/i18n-id/course';
import { footerText } from '@suluh/i18n-id/navigation';
import { SessionKeeper } from '@suluh/session/browser';
import { readLook } from '@suluh/session/guard';
import { productNameText } from '@suluh/i18n-id/server';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { Badge } from '@suluh/ui/badges/Badge';
import { DowntimeScreen } from '@suluh/ui/feedback/DowntimeScreen';
import { ToastRegion } from '@suluh/ui/feedback/ToastRegion';
import { Footer } from '@suluh/ui/furniture/Footer';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import { DowntimeScreenStylesheet } from '@suluh/ui/stylesheets/DowntimeScreenStylesheet';
import { HoverPopovers } from '@suluh/ui/dialogs/HoverPopovers';
import type { ReactElement, ReactNode } from 'react';
import { LookBar } from './LookBar.tsx';
import { catalogueApi, sessionScope, type AppContext } from '../parts/context/index.ts';
import { CardMarks } from '../parts/courses/CardMarks.tsx';
import { SoftNavigation } from '../parts/navigation/index.ts';
import { pageNonce } from '../parts/nonce/index.ts';
import { DataSaverSwitch, isPageSaving } from '../parts/data-saver/index.ts';
import { forIslands, TenantProvider } from '../parts/tenant/index.ts';
import { BrandLogo } from '../parts/brand/index.ts';
import { footerClosing, footerColumns } from './footer.ts';
import { InterestDialog } from './InterestDialog.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';
import { PendingDeed } from './PendingDeed.tsx';
import { SendWaiting } from './SendWaiting.tsx';
import { SiteFurniture } from './SiteFurniture.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { ClosureOf } from './ClosureOf.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteLayoutProps {
  context: AppContext;
  children: ReactNode;
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
        <DowntimeScreenStylesheet />
        <DowntimeScreen logo={<BrandLogo tenant={tenant} />} />
      </>
    );
  return (
    <TenantProvider tenant={forIslands(tenant, config)}>
      <SkipLink />
      <SiteFurniture>
        {tenant.capabilities.hasMobileApp && <MobileAppBanner />}
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
