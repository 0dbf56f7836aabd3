'use client';
import { useSyncExternalStore } from 'react';
import { cookieNames, decodeSummary, type SessionSummary } from '../cookies/index.ts';
import { cookieValue } from './summary.ts';

const listeners = new Set<() => void>();

/** Follows what the page itself changes of the person; a session begins and ends with a page load. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has everything that shows the session read it again: an answer brought another name or photo. Browser only. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

/** The visitor's session on the client; null on the server and for anonymous visitors, so pages stay shared. */
export function useSession(scopeId: string): SessionSummary | null {
  const text = useSyncExternalStore(
    subscribe,
    () => cookieValue(cookieNames(scopeId).session) ?? null,
    () => null,
  );
  return decodeSummary(text, new Date());
}
