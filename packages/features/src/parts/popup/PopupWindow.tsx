'use client';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyDialog } from '../dialogs/index.ts';
import { useTenant } from '../tenant/index.ts';
import type { Shown } from './popupNow.ts';

const Invitation = lazyDialog(() => import('./Invitation.tsx').then((module) => module.Invitation));

/** How long a page is left to whoever opened it before it invites to something, in milliseconds. */
const DELAY_MS = 2_000;

interface PopupWindowProps {
  popups: readonly Shown[];
  /** Whether a bundle still to be begun is looked for too: not where its window would lead. */
  looksForBundle?: boolean;
}

/**
 * The window a page invites by, once the page is there (docs/product/promo.md#popup). What of it is not needed to know
 * whether one is due is loaded when one is.
 */
export function PopupWindow({ popups, looksForBundle = false }: PopupWindowProps): ReactElement | null {
  const tenant = useTenant();
  const [due, setDue] = useState<Shown | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const { watchPopups } = await import('./popupNow.ts');
      watchPopups({ tenant, popups, looksForBundle, signal: ending.signal }, setDue);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [popups, looksForBundle, tenant]);
  return (
    due && (
      <Suspense fallback={null}>
        <Invitation popup={due} onClosed={() => setDue(null)} />
      </Suspense>
    )
  );
}
