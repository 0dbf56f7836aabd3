'use client';
import type { Routes } from '@suluh/domain/address';
import { useEffect } from 'react';
import { onBroadcastReload } from './broadcast.ts';
import { ensureGuestId } from './guest.ts';
import { finishLeaving } from './logout.ts';
import { readSummary } from './summary.ts';

/** Keeps a session there is; its code is no part of a visitor's page. Gives the way to stop. */
function keep(scopeId: string, base: string, onOver: () => void): () => void {
  if (readSummary(scopeId) === null) return () => undefined;
  let stop: (() => void) | undefined;
  let isOver = false;
  void import('./keeper.ts').then(
    ({ keepSession }) => {
      if (!isOver) stop = keepSession(scopeId, { base }, onOver);
    },
    () => undefined, // it did not come over the line; the next page renews the session
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

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
    const stopKeeping = keep(scopeId, base, reload);
    return () => {
      stopListening();
      stopKeeping();
    };
  }, [scopeId, base]);
  return null;
}
