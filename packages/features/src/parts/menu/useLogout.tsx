'use client';
import { homePath } from '@suluh/domain/address';
import { logOut } from '@suluh/session/browser';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog } from '../dialogs/index.ts';
import { sendWaiting } from '../outbox/sendWaiting.ts';
import { browserApi } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';
import { loadLeaving } from './loadLeaving.ts';

const LogoutDialog = lazyDialog(() => loadLeaving().then(({ LogoutDialog: Dialog }) => Dialog));

/** How long somebody who leaves waits for their answers and reports to arrive, in milliseconds. */
const SEND_MOST_MS = 3_000;

/**
 * 'Keluar': asks first, sends what waits on this device, wipes what is kept on it, then ends the session and leads home
 * (docs/product/dialogs.md), without a line too. The dialog is loaded when it is asked for, with what it wipes.
 */
export function useLogout(): { ask: () => void; dialog: ReactElement | null } {
  const tenant = useTenant();
  const { id: scopeId, routes, productName } = tenant;
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const patience = new Promise((resolve) => setTimeout(resolve, SEND_MOST_MS));
    const { sendDoors, wipeDevice } = await loadLeaving(); // it is there: the dialog came with it
    await Promise.race([Promise.allSettled([sendWaiting(tenant), sendDoors(browserApi(routes))]), patience]);
    await wipeDevice();
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
