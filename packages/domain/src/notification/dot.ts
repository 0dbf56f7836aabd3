import type { TransactionStatus } from '../transaction/index.ts';

/**
 * The unread dot shows unless the status is not UNPAID and the item is read; UNPAID always shows it
 * (docs/product/notification.md#dot). A message about no order has no status.
 */
export function showsUnreadDot(notification: {
  status: TransactionStatus | (string & {}) | null;
  isReaded: boolean;
}): boolean {
  return notification.status === 'UNPAID' || !notification.isReaded;
}
