import type { ReactElement, ReactNode } from 'react';
import { notificationText } from '@suluh/i18n-id/notification';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';

export interface NotificationView {
  href: string;
  icon: IconName;
  title: string;
  message: string;
  /** Machine-readable instant and its text, 'D MMMM YYYY' or with the time when created today. */
  time: { iso: string; text: string };
  /** The dot (docs/product/notification.md#dot). */
  unread: boolean;
}

interface NotificationCardProps {
  notification: NotificationView;
  /** Opens in a new tab, as promos do. */
  newTab?: boolean;
  /** Pressed before the page changes, to mark it read. */
  onOpen?: () => void;
  linkComponent?: LinkComponent;
}

/** One message to the learner. The whole card is its link; the dot is also said in words. */
export function NotificationCard({
  notification,
  newTab = false,
  onOpen,
  linkComponent,
}: NotificationCardProps): ReactElement {
  const { href, icon, title, message, time, unread } = notification;
  return (
    <article className={unread ? 'notificationCard notificationCard-unread' : 'notificationCard'}>
      <Icon name={icon} className="notificationCard-icon" />
      <div className="notificationCard-body">
        <h2 className="notificationCard-title">
          <Anchor
            as={linkComponent}
            href={href}
            {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
            {...(onOpen ? { onClick: onOpen } : {})}
          >
            {title}
          </Anchor>
          {unread && (
            <span className="notificationCard-dot">
              <span className="layout-hidden">{notificationText.unread}</span>
            </span>
          )}
        </h2>
        <p className="type-small">{message}</p>
        <time className="type-caption type-muted" dateTime={time.iso}>
          {time.text}
        </time>
      </div>
    </article>
  );
}

/** Notifications under one another. */
export function NotificationList({ children }: { children: ReactNode }): ReactElement {
  return <div className="notificationCard-list">{children}</div>;
}
