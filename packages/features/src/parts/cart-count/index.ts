'use client';
import { readSummary, useSession } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenantFacts, type TenantFacts } from '../tenant-facts/index.ts';
import { CartCountStore } from './store.ts';

const stores = new Map<string, CartCountStore>();

async function loadCount(apiPath: string): Promise<number | null> {
  try {
    const response = await fetch(`${apiPath}/carts`);
    return response.ok ? ((await response.json()) as { data: unknown[] }).data.length : null;
  } catch {
    return null; // spec 8: thrown errors in card callbacks are swallowed; the header keeps its number
  }
}

function storeOf({ scopeId, apiPath }: TenantFacts): CartCountStore {
  const known = stores.get(scopeId);
  if (known) return known;
  const key = `suluh-${scopeId}-cart`;
  const store = new CartCountStore({ read: () => localStorage.getItem(key), write: (text) => localStorage.setItem(key, text) }, () => loadCount(apiPath));
  stores.set(scopeId, store);
  return store;
}

/** Courses in the learner's cart; 0 on the server and for anonymous visitors, so that pages stay shared. */
export function useCartCount(): number {
  const facts = useTenantFacts();
  const session = useSession(facts.scopeId);
  const userId = session?.user.id ?? null;
  useEffect(() => {
    if (userId !== null) storeOf(facts).open(userId, Date.now());
  }, [facts, userId]);
  return useSyncExternalStore(
    (listener) => storeOf(facts).subscribe(listener),
    () => (userId === null ? 0 : storeOf(facts).count),
    () => 0,
  );
}

/** Tells the header that the cart changed; with `count` when the page knows the new number. Browser only. */
export function cartChanged(facts: TenantFacts, count?: number): void {
  const userId = readSummary(facts.scopeId)?.user.id;
  if (userId === undefined) return;
  if (count === undefined) storeOf(facts).ask(userId, Date.now());
  else storeOf(facts).set(userId, count, Date.now());
}
