'use client';
import { readSummary } from '@suluh/session/browser';
import { useEffect } from 'react';
import { accountOf, mayWait } from '../parts/outbox/mark.ts';
import { useTenant } from '../parts/tenant/index.ts';

/**
 * Sends, at the start of any page, what a lesson or a test left on this device without a line. Its code is loaded when
 * there is something to send (docs/product/learning.md#progress).
 */
export function SendWaiting(): null {
  const tenant = useTenant();
  useEffect(() => {
    const user = readSummary(tenant.id)?.user;
    if (!user) return;
    const account = accountOf(tenant.id, user.id);
    const send = async () => {
      if (!mayWait(account)) return;
      const { outboxOf } = await import('../parts/outbox/index.ts');
      await outboxOf(tenant, account).flush();
    };
    const onOnline = () => void send();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [tenant]);
  return null;
}
