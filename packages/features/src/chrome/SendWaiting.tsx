'use client';
import { ANALYTICS_COOKIE } from '@suluh/domain/analytics';
import { cookieValue, readSummary } from '@suluh/session/browser';
import { useEffect } from 'react';
import { sendWaiting } from '../parts/outbox/sendWaiting.ts';
import { useTenant } from '../parts/tenant/index.ts';

/**
 * Sends, at the start of any page and when the line comes back, what a lesson or a test left on this device
 * (docs/product/learning.md#progress), and wipes the pages somebody else left on it (docs/product/ticket.md#kept).
 * Where pages may report what happens, it has that watched (docs/product/analytics.md).
 */
export function SendWaiting(): null {
  const tenant = useTenant();
  useEffect(() => {
    const send = () => void sendWaiting(tenant);
    send();
    const userId = readSummary(tenant.id)?.user.id;
    // Loaded for learners alone: visitors, who are most, have nothing to wipe. Without a line it is tried on the next page.
    if (userId !== undefined)
      import('../parts/offline/startOfPage.ts').then(({ atStart }) => atStart(userId)).catch(() => undefined);
    if (cookieValue(ANALYTICS_COOKIE) === 'on')
      import('../parts/track/watchPage.ts').then(({ watchPage }) => watchPage(tenant.routes)).catch(() => undefined);
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [tenant]);
  return null;
}
