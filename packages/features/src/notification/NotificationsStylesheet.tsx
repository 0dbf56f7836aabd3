import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { notificationCardStyles } from './NotificationCard.styles.ts';

/** Messages and promos, beside `AccountStylesheet`. */
export const NotificationsStylesheet = stylesheet`
  ${notificationCardStyles}
`;
