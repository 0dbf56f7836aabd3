import type { StaffInboxItem } from '@suluh/api/types';
import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { officePath } from '../app/officePath.ts';

const text = staffAppText.inbox;

/** A room where something that waits is settled. */
export interface Way {
  name: string;
  path: string;
  permission: Permission;
}

/** The page of something that waits. */
export const inboxPath = (id: string): string => officePath('inbox', encodeURIComponent(id), 'show');

/** Where something is settled that is not settled in the inbox: money that is asked back, an account that is closed. */
export function waysOf({ id, kind, title, orderId }: Pick<StaffInboxItem, 'id' | 'kind' | 'title' | 'orderId'>): Way[] {
  if (kind === 'personalData') {
    const userId = id.slice('personalData:'.length);
    return [{ name: text.toLearner, path: officePath('learner', userId, 'show'), permission: 'learner.look' }];
  }
  if (kind !== 'refund') return [];
  const found = `${officePath('refund')}?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`;
  return [
    { name: text.toRefund, path: found, permission: 'refund.read' },
    ...(orderId === null
      ? []
      : [
          {
            name: text.toOrder,
            path: officePath('order', encodeURIComponent(orderId), 'show'),
            permission: 'order.read' as const,
          },
        ]),
  ];
}
