'use client';
import { appBannerText } from '@suluh/i18n-id/navigation';
import { closureText } from '@suluh/i18n-id/site';
import { AppBanner } from '@suluh/ui/furniture/AppBanner';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyDialog } from '../parts/dialogs/index.ts';

const ClosureNotice = lazyDialog(() => import('@suluh/ui/overlays/ClosureNotice').then((module) => module.ClosureNotice));

interface ClosureProps {
  title: string;
  body: string;
  downloadHref: string;
}

/** The closure notice: opens once the page has loaded, on every full load (spec 1, Closure notice; decisions.md 1). */
export function Closure(props: ClosureProps): ReactElement | null {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  if (!loaded) return null;
  return (
    <Suspense fallback={null}>
      <ClosureNotice {...props} laterText={closureText.later} downloadText={closureText.download} />
    </Suspense>
  );
}

/** 'Buka App' for phones: opens `{scheme}://open?url={current address}` (spec 2; decisions.md 25). Dismissed for this visit. */
export function MobileAppBanner({ product, scheme }: { product: string; scheme: string }): ReactElement {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(window.location.href), []);
  return <AppBanner product={product} text={appBannerText.text} openText={appBannerText.open} closeText={appBannerText.close} href={`${scheme}://open?url=${encodeURIComponent(address)}`} />;
}
