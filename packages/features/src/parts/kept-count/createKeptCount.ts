'use client';
import type { ApiClient } from '@suluh/api/client';
import { readSummary, useSession } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { KeptCountStore } from './store.ts';

interface KeptCount {
  /** Distinguishes the numbers of one learner. */
  name: string;
  /** Asks the app's own API route; undefined without an answer: the header keeps its number. */
  load: (api: ApiClient) => Promise<number | undefined>;
  lifetimeMs: number;
}

/** A number in the header: a hook to show it, and the word that it changed. Browser only. */
export function createKeptCount({ name, load, lifetimeMs }: KeptCount) {
  const stores = new Map<string, KeptCountStore>();

  function storeOf({ id, routes }: TenantConfig): KeptCountStore {
    const known = stores.get(id);
    if (known) return known;
    const key = `suluh-${id}-${name}`;
    const store = new KeptCountStore(
      { read: () => localStorage.getItem(key), write: (text) => localStorage.setItem(key, text) },
      async () => (await load(browserApi(routes))) ?? null,
      lifetimeMs,
    );
    stores.set(id, store);
    return store;
  }

  /**
   * The number; 0 on the server and for anonymous visitors, so that pages stay shared. Looked at again when the window
   * gets the focus.
   */
  function useCount(): number {
    const tenant = useTenant();
    const session = useSession(tenant.id);
    const userId = session?.user.id ?? null;
    useEffect(() => {
      if (userId === null) return;
      const open = () => storeOf(tenant).open(userId, Date.now());
      open();
      window.addEventListener('focus', open);
      return () => window.removeEventListener('focus', open);
    }, [tenant, userId]);
    return useSyncExternalStore(
      (listener) => storeOf(tenant).subscribe(listener),
      () => (userId === null ? 0 : storeOf(tenant).count),
      () => 0,
    );
  }

  /** Tells the header that the number changed; with `count` when the page knows the new one. */
  function changed(tenant: TenantConfig, count?: number): void {
    const userId = readSummary(tenant.id)?.user.id;
    if (userId === undefined) return;
    if (count === undefined) storeOf(tenant).ask(userId, Date.now());
    else storeOf(tenant).set(userId, count, Date.now());
  }

  return { useCount, changed };
}
