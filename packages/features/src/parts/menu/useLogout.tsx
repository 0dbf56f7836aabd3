'use client';
import { homePath } from '@suluh/domain/address';
import { logOut } from '@suluh/session/browser';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog } from '../dialogs/index.ts';
import { useTenant } from '../tenant/index.ts';

const LogoutDialog = lazyDialog(() => import('@suluh/ui/overlays/LogoutDialog').then((module) => module.LogoutDialog));

/**
 * 'Keluar': asks first, then ends the session and leads home (docs/product/dialogs.md). The dialog is loaded when it is
 * asked for.
 */
export function useLogout(): { ask: () => void; dialog: ReactElement | null } {
  const { id: scopeId, routes, productName } = useTenant();
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut(scopeId, routes, homePath(routes));
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      <LogoutDialog open product={productName} loading={leaving} onConfirm={leave} onCancel={() => setAsked(false)} />
    </Suspense>
  ) : null;
  return { ask: () => setAsked(true), dialog };
}
