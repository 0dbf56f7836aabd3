import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { promoCouponStyles } from '../parts/checkout/PromoCoupon.styles.ts';
import { notificationCardStyles } from './NotificationCard.styles.ts';

/** Messages and promos, beside `AccountStylesheet`. */
export const NotificationsStylesheet = stylesheet`
  ${promoCouponStyles}
  ${notificationCardStyles}
`;
