'use client';
import { homePath } from '@suluh/domain/address';
import { logOut } from '@suluh/session/browser';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog } from '../dialogs/index.ts';
import { sendWaiting } from '../outbox/sendWaiting.ts';
import { useTenant } from '../tenant/index.ts';

const LogoutDialog = lazyDialog(() => import('@suluh/ui/dialogs/LogoutDialog').then((module) => module.LogoutDialog));

/** How long somebody who leaves waits for their answers and reports to arrive, in milliseconds. */
const SEND_MOST_MS = 3_000;

/**
 * 'Keluar': asks first, sends what waits on this device, wipes tickets kept on it, then ends the session and leads home
 * (docs/product/dialogs.md). The dialog is loaded when it is
 * asked for.
 */
export function useLogout(): { ask: () => void; dialog: ReactElement | null } {
  const tenant = useTenant();
  const { id: scopeId, routes, productName } = tenant;
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const patience = new Promise((resolve) => setTimeout(resolve, SEND_MOST_MS));
    await Promise.race([sendWaiting(tenant), patience]);
    // Loaded before by `SendWaiting`. Should it not be there, the login ends all the same, and the next one wipes.
    await import('../offline/keep.ts').then(({ forgetPages }) => forgetPages()).catch(() => undefined);
    await logOut(scopeId, routes, homePath(routes));
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      <LogoutDialog
        open
        product={productName}
        loading={leaving}
        onConfirm={() => void leave()}
        onCancel={() => setAsked(false)}
      />
    </Suspense>
  ) : null;
  return { ask: () => setAsked(true), dialog };
}
