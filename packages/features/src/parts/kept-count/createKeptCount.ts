'use client';
import { readSummary, useSession } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenantFacts, type TenantFacts } from '../tenant-facts/index.ts';
import { KeptCountStore } from './store.ts';

interface KeptCount {
  /** Distinguishes the numbers of one learner. */
  name: string;
  /** Asks the app's own API route; the body of its answer becomes the number. */
  path: string;
  countOf: (body: never) => number;
  lifetimeMs: number;
}

/** A number in the header: a hook to show it, and the word that it changed. Browser only. */
export function createKeptCount({ name, path, countOf, lifetimeMs }: KeptCount) {
  const stores = new Map<string, KeptCountStore>();

  async function load(apiPath: string): Promise<number | null> {
    try {
      const response = await fetch(`${apiPath}${path}`);
      return response.ok ? countOf((await response.json()) as never) : null;
    } catch {
      return null; // docs/product/errors.md: thrown errors in card callbacks are swallowed; the header keeps its number
    }
  }

  function storeOf({ scopeId, apiPath }: TenantFacts): KeptCountStore {
    const known = stores.get(scopeId);
    if (known) return known;
    const key = `suluh-${scopeId}-${name}`;
    const store = new KeptCountStore(
      { read: () => localStorage.getItem(key), write: (text) => localStorage.setItem(key, text) },
      () => load(apiPath),
      lifetimeMs,
    );
    stores.set(scopeId, store);
    return store;
  }

  /**
   * The number; 0 on the server and for anonymous visitors, so that pages stay shared. Looked at again when the window
   * gets the focus.
   */
  function useCount(): number {
    const facts = useTenantFacts();
    const session = useSession(facts.scopeId);
    const userId = session?.user.id ?? null;
    useEffect(() => {
      if (userId === null) return;
      const open = () => storeOf(facts).open(userId, Date.now());
      open();
      window.addEventListener('focus', open);
      return () => window.removeEventListener('focus', open);
    }, [facts, userId]);
    return useSyncExternalStore(
      (listener) => storeOf(facts).subscribe(listener),
      () => (userId === null ? 0 : storeOf(facts).count),
      () => 0,
    );
  }

  /** Tells the header that the number changed; with `count` when the page knows the new one. */
  function changed(facts: TenantFacts, count?: number): void {
    const userId = readSummary(facts.scopeId)?.user.id;
    if (userId === undefined) return;
    if (count === undefined) storeOf(facts).ask(userId, Date.now());
    else storeOf(facts).set(userId, count, Date.now());
  }

  return { useCount, changed };
}
