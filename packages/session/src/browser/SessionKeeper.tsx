'use client';
import { useEffect } from 'react';
import { onBroadcastReload } from './broadcast.ts';
import { ensureGuestId } from './guest.ts';
import { finishLeaving } from './logout.ts';
import { keepSession } from './keeper.ts';

/**
 * Island without a look, once in each layout: keeps the session fresh, reloads when another tab logs in or out, gives
 * guests their id.
 */
export function SessionKeeper({ scopeId, apiPath }: { scopeId: string; apiPath: string }): null {
  useEffect(() => {
    ensureGuestId();
    void finishLeaving(scopeId, apiPath);
    const reload = () => window.location.reload();
    const stopListening = onBroadcastReload(scopeId, reload);
    const stopKeeping = keepSession(scopeId, apiPath, reload);
    return () => {
      stopListening();
      stopKeeping();
    };
  }, [scopeId, apiPath]);
  return null;
}
