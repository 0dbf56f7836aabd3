'use client';
import { appBannerText } from '@suluh/i18n-id/navigation';
import { AppBanner } from '@suluh/ui/furniture/AppBanner';
import { useEffect, useState, type ReactElement } from 'react';
import { appAddress, useTenant } from '../parts/tenant/index.ts';

/**
 * 'Buka App' for phones: opens the mobile app with the current address (docs/product/navigation.md; R25). Dismissed for
 * this visit.
 */
export function MobileAppBanner(): ReactElement {
  const tenant = useTenant();
  const [href, setHref] = useState(tenant.appLink);
  useEffect(() => setHref(appAddress(tenant)), [tenant]);
  return (
    <AppBanner
      product={tenant.productName}
      text={appBannerText.text}
      openText={appBannerText.open}
      closeText={appBannerText.close}
      href={href}
    />
  );
}
