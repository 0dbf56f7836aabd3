import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { accountOf, mayWait } from './mark.ts';

/**
 * Sends what a lesson or a test of the learner left on this device. Its code is loaded when there is something to send.
 * Browser only.
 */
export async function sendWaiting(tenant: Pick<TenantConfig, 'id' | 'routes'>): Promise<void> {
  const user = readSummary(tenant.id)?.user;
  if (!user) return;
  const account = accountOf(tenant.id, user.id);
  if (!mayWait(account)) return;
  const { outboxOf } = await import('./useOutbox.ts');
  await outboxOf(tenant, account).flush();
}
