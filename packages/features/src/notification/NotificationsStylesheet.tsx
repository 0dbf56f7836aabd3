import { createGlobalStyle } from 'styled-components';
import { notificationCardStyles } from './NotificationCard.styles.ts';

/** Messages and promos, beside `AccountStylesheet`. */
export const NotificationsStylesheet = createGlobalStyle`
  ${notificationCardStyles}
`;
