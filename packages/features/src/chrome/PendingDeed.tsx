'use client';
import { readSummary } from '@suluh/session/browser';
import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { takeDeed, type Deed } from '../parts/deed/index.ts';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { currentPath, isSignInPath, useTenant } from '../parts/tenant/index.ts';

const DoneDeed = lazyDialog(() => import('./DoneDeed.tsx').then((module) => module.DoneDeed));

/**
 * Does, after login, what led to it: the heart, the cart, the purchase (R5). Its code is loaded when there
 * is something to do.
 */
export function PendingDeed(): ReactElement | null {
  const tenant = useTenant();
  const pathname = usePathname();
  const [deed, setDeed] = useState<Deed | null>(null);
  useEffect(() => {
    const look = () => {
      const due = takeDeed(tenant.id, {
        path: currentPath(),
        isLoggedIn: readSummary(tenant.id) !== null,
        isSignInPage: isSignInPath(tenant, window.location.pathname),
      });
      if (due) setDeed(due);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look(); // who turns back forgets it
    look();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [tenant, pathname]);
  return (
    deed && (
      <Suspense fallback={null}>
        <DoneDeed deed={deed} />
      </Suspense>
    )
  );
}
