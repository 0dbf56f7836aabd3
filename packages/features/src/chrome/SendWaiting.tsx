'use client';
import { useEffect } from 'react';
import { sendWaiting } from '../parts/outbox/sendWaiting.ts';
import { useTenant } from '../parts/tenant/index.ts';

/**
 * Sends, at the start of any page and when the line comes back, what a lesson or a test left on this device
 * (docs/product/learning.md#progress).
 */
export function SendWaiting(): null {
  const tenant = useTenant();
  useEffect(() => {
    const send = () => void sendWaiting(tenant);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [tenant]);
  return null;
}
