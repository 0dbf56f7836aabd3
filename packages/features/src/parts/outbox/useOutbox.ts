'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { browserApi } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';
import { EMPTY, Outbox, type OutboxState } from './outbox.ts';
import type { Taken } from './send.ts';
import { openStore } from './store.ts';

const outboxes = new Map<string, Outbox>();

/** The outbox of a learner, one in a page. Browser only. */
export function outboxOf({ routes }: Pick<TenantConfig, 'routes'>, account: string): Outbox {
  const known = outboxes.get(account);
  if (known) return known;
  const outbox = new Outbox(account, browserApi(routes), openStore());
  outboxes.set(account, outbox);
  return outbox;
}

/** What waits of a learner, as it changes; nothing on the server. */
export function useWaiting(account: string): OutboxState {
  const tenant = useTenant();
  return useSyncExternalStore(
    (listener) => outboxOf(tenant, account).subscribe(listener),
    () => outboxOf(tenant, account).state(),
    () => EMPTY,
  );
}

/** Sends what waits when the page begins and when the line comes back, and hears what became of it. */
export function useSending(account: string, onTaken: (taken: Taken) => void): void {
  const tenant = useTenant();
  useEffect(() => {
    const outbox = outboxOf(tenant, account);
    const stop = outbox.onTaken(onTaken);
    const send = () => void outbox.flush();
    send();
    window.addEventListener('online', send);
    return () => {
      stop();
      window.removeEventListener('online', send);
    };
  }, [tenant, account, onTaken]);
}
