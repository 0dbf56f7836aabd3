'use client';
import { appBannerText } from '@suluh/i18n-id/navigation';
import { AppBanner } from '@suluh/ui/furniture/AppBanner';
import { useEffect, useState, type ReactElement } from 'react';

/**
 * 'Buka App' for phones: opens `{scheme}://open?url={current address}` (docs/product/navigation.md; R25). Dismissed for
 * this visit.
 */
export function MobileAppBanner({ product, scheme }: { product: string; scheme: string }): ReactElement {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(window.location.href), []);
  return (
    <AppBanner
      product={product}
      text={appBannerText.text}
      openText={appBannerText.open}
      closeText={appBannerText.close}
      href={`${scheme}://open?url=${encodeURIComponent(address)}`}
    />
  );
}
