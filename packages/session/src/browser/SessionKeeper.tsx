'use client';
import type { Routes } from '@suluh/domain/address';
import { useEffect } from 'react';
import { onBroadcastReload } from './broadcast.ts';
import { ensureGuestId } from './guest.ts';
import { finishLeaving } from './logout.ts';
import { keepSession } from './keeper.ts';

/**
 * Island without a look, once in each layout: keeps the session fresh, reloads when another tab logs in or out, gives
 * guests their id.
 */
export function SessionKeeper({ scopeId, base }: { scopeId: string } & Pick<Routes, 'base'>): null {
  useEffect(() => {
    ensureGuestId();
    void finishLeaving(scopeId, { base });
    const reload = () => window.location.reload();
    const stopListening = onBroadcastReload(scopeId, reload);
    const stopKeeping = keepSession(scopeId, { base }, reload);
    return () => {
      stopListening();
      stopKeeping();
    };
  }, [scopeId, base]);
  return null;
}
