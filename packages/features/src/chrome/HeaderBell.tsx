'use client';
import { headerText } from '@suluh/i18n-id/navigation';
import { IconLink } from '@suluh/ui/buttons/IconLink';
import type { ReactElement } from 'react';
import { useUnread } from '../parts/unread/index.ts';

/** The bell in a learner's header, with a dot while something is unread (docs/product/notification.md#dot). */
export function HeaderBell({ href }: { href: string }): ReactElement {
  const isUnread = useUnread() > 0;
  return (
    <IconLink
      href={href}
      icon="bell"
      dot={isUnread}
      label={isUnread ? headerText.notificationsUnread : headerText.notifications}
    />
  );
}
