'use client';
import type { Popup } from '@suluh/api/types';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyDialog } from '../../parts/dialogs/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import type { Shown } from './popupNow.ts';

const Invitation = lazyDialog(() => import('./Invitation.tsx').then((module) => module.Invitation));

/** How long a page is left to whoever opened it before it invites to something, in milliseconds. */
const DELAY_MS = 2_000;

/**
 * The window a home page invites by, once the page is there (docs/product/promo.md#popup). What of it is not needed to
 * know whether one is due is loaded when one is.
 */
export function HomePopup({ popups }: { popups: readonly Popup[] }): ReactElement | null {
  const tenant = useTenant();
  const [due, setDue] = useState<Shown | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const { watchPopups } = await import('./popupNow.ts');
      watchPopups({ tenant, popups, signal: ending.signal }, setDue);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [popups, tenant]);
  return (
    due && (
      <Suspense fallback={null}>
        <Invitation popup={due} onClosed={() => setDue(null)} />
      </Suspense>
    )
  );
}
