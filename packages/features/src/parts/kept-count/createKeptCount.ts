'use client';
import { apiPath, type Routes } from '@suluh/domain/address';
import { readSummary, useSession } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenant } from '../tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { KeptCountStore } from './store.ts';

interface KeptCount {
  /** Distinguishes the numbers of one learner. */
  name: string;
  /** Asks the app's own API route; the body of its answer becomes the number. */
  path: `/api${string}`;
  countOf: (body: never) => number;
  lifetimeMs: number;
}

/** A number in the header: a hook to show it, and the word that it changed. Browser only. */
export function createKeptCount({ name, path, countOf, lifetimeMs }: KeptCount) {
  const stores = new Map<string, KeptCountStore>();

  async function load(routes: Routes): Promise<number | null> {
    try {
      const response = await fetch(apiPath(routes, path));
      return response.ok ? countOf((await response.json()) as never) : null;
    } catch {
      return null; // docs/product/errors.md: thrown errors in card callbacks are swallowed; the header keeps its number
    }
  }

  function storeOf({ id, routes }: TenantConfig): KeptCountStore {
    const known = stores.get(id);
    if (known) return known;
    const key = `suluh-${id}-${name}`;
    const store = new KeptCountStore(
      { read: () => localStorage.getItem(key), write: (text) => localStorage.setItem(key, text) },
      () => load(routes),
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
